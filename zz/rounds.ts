import { readFileSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { onePerDocument } from "../server/consultant/decide.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin");
const parts = loadParts(); const k = new Knowledge(parts);
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""});
await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const known = new Map(parts.library.answers.map(a=>[a.id,a]));
const all = readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).filter(q=>q.ask.length===1 && q.answers?.length && q.answers.some(a=>known.has(a)));
const step = Number(process.env.STEP ?? 1);
const qs = all.filter((_,i)=>i%step===0);
console.log(all.length, "labelled singles with known answers;", qs.length, "asked");
// encode questions in bulk
const enc = qs.map(q=>({text:q.ask[0]})); await vectors.makeAll(enc);
const count = {}; const bands = {}; const bad=[];
for (const q of qs) {
  const right = q.answers.flatMap(a=>known.get(a)??[]);
  const ids = new Set(right.map(a=>a.id)); const urls = new Set(right.flatMap(a=>a.sources.map(s=>s.url)));
  const isRight = (d)=> d.answer ? ids.has(d.answer.id) || (d.url && urls.has(d.url) && false) : urls.has(d.url);
  const u = await understand([{role:"user",content:q.ask[0]}], k, vectors);
  const { turn, answer } = respond(u, k);
  const docs = onePerDocument(turn.found[0]??[]).sort((a,b)=>b.probability-a.probability);
  const top = docs[0];
  let v;
  if (answer.kind==="answer") v = (ids.has(answer.id) || (answer.id.startsWith("entry:") && answer.sources.some(s=>urls.has(s.url.replace(/:~:.*$/,"")))) ) ? "right" : "wrong";
  else if (answer.kind==="options") { const opts=answer.options.map(o=>k.named(o.ask)); v = opts.some(d=>d&&isRight(d)) ? (opts[0]&&isRight(opts[0])?"offered-first":"offered") : "offered-wrong"; 
    if (top) { const b=`${top.passage.document.authority[0]}${top.evidence.isAsked?"?":""} ${(Math.floor(top.probability*20)/20).toFixed(2)}`; bands[b]??=[0,0]; bands[b][1]++; if(isRight(top.passage.document)) bands[b][0]++; } }
  else v = answer.kind;
  count[v]=(count[v]??0)+1; (globalThis as any).kinds??={}; const kk=(globalThis as any).kinds; kk[q.kind]??={}; kk[q.kind][v]=(kk[q.kind][v]??0)+1;
  if (process.env.SHOW===v) console.log(q.id, q.ask[0], "=>", answer.text.slice(0,160).replace(/\n/g," "));
}
console.log(count); console.log(JSON.stringify((globalThis as any).kinds)); for (const [b,[r,n]] of Object.entries(bands).sort()) console.log(b, r, "of", n);
builtInEmbedder.close();
