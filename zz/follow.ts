import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Knowledge, loadParts } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
import { Quotes, pieces } from "/work/shared/exam/lib.mjs";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin"); const parts = loadParts(); const k = new Knowledge(parts);
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""}); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const known = new Map(parts.library.answers.map(a=>[a.id,a]));
const qs = readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).filter(q=>q.kind==="followup" && q.ask.length>1 && q.answers?.some(a=>known.has(a)));
const rows=[]; const count={};
const alone = async (kk, turn, answer) => { const q=turn.questions[0]; const d=turn.decisions[0]; if (!q?.isOpen || d?.outcome!=="answer") return undefined; const doc=d.best.passage.document; const v=await vectors.ofQuestion(q.core); const [w]=kk.index.within(doc,{text:q.core,vector:v}); const all=kk.index.search([{text:q.core,vector:v}]); return { mean: d.best.evidence.isMean, s: w.score, cos: Math.max(w.evidence.whole,w.evidence.head), share: w.evidence.share, top: all[0]?.score ?? 0, p:d.best.probability }; };
for (const q of qs) { const messages=[]; let last; for (const t of q.ask) { messages.push({role:"user",content:t}); const u=await understand(messages,k,vectors); last=respond(u,k); messages.push({role:"assistant",content:last.answer.text}); }
  const right=q.answers.flatMap(a=>known.get(a)??[]); const ids=new Set(right.map(a=>a.id)), urls=new Set(right.flatMap(a=>a.sources.map(s=>s.url))); const {answer,turn}=last;
  const isRight=(d)=>d&&(d.answer?ids.has(d.answer.id):urls.has(d.url));
  const v=answer.kind==="answer"?((ids.has(answer.id)||(answer.sources.some(s=>urls.has(s.url.replace(/:~:.*$/,"")))&&answer.id.startsWith("entry:")))?"right":"wrong"):answer.kind==="options"?(answer.options.some(o=>isRight(k.named(o.ask)))?"offered":"offered-wrong"):answer.kind;
  count[v]=(count[v]??0)+1; const a=await alone(k,turn,answer); if (a&&(v==="right"||v==="wrong")) rows.push({v,...a,q:q.ask.at(-1)}); if(process.env.SHOW&&v==="wrong"&&a?.mean) console.log(a.cos.toFixed(2), q.ask.join(" / "),"=>",answer.text.slice(0,120).replace(/\n/g," ")); }
console.log(qs.length,count);
const D="/work/shared/exam/data/"; { const { passages, tasks } = JSON.parse(gunzipSync(readFileSync(D + "conversations.json.gz")).toString());
 const entries = Object.values(passages).flatMap(({ title, text }) => pieces(text).map((content, at) => ({ page_title: (title || "Untitled").replace(/\s+/g, " ").slice(0, 200), section_title: at ? `Part ${at + 1}` : null, content })));
 const kb=new Knowledge(parts); entries.forEach((e,i)=>kb.set({id:String(i),page_url:null,metadata:{},created_at:"",updated_at:"",...e})); const ve=new TextVectors(builtInEmbedder,"/tmp/lab/vectors-exam.bin"); await ve.makeAll([...kb.acts.pending(),...kb.index.pending()]);
 const quotes=new Quotes(Object.entries(passages).map(([id,{text}])=>[id,text]));
 for (const {kind,passages:right,messages} of tasks) { const u=await understand(messages.map(({role,content})=>({role,content:role==="user"?content.slice(0,500):content.slice(0,8000)})),kb,ve); const r=respond(u,kb); const found=quotes.of(r.answer.text); const ok=kind==="answerable"||kind==="partial"?found.some(ids=>[...ids].some(one=>right.includes(one))):false; const a=await alone(kb,r.turn,r.answer); if(a) rows.push({v:"B-"+(ok?"right":kind==="underspecified"?"under":"wrong"),...a,q:messages.at(-1).content}); } }
for (const v of ["right","wrong","B-right","B-under","B-wrong"]) for (const mean of [true,false]) { const r=rows.filter(x=>x.v===v&&x.mean===mean); if(!r.length) continue; const qn=(f)=>[0.05,0.1,0.25,0.5,0.75,0.9].map(p=>r.map(f).sort((a,b)=>a-b)[Math.floor(p*r.length)].toFixed(2)).join(" "); console.log(v,"mean",mean,r.length,"cos",qn(x=>x.cos)," ratio",qn(x=>x.s/x.top)," share",qn(x=>x.share)); }
builtInEmbedder.close();
