import { readFileSync } from "node:fs";
import { Knowledge, loadParts } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { onePerDocument } from "../server/consultant/decide.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin");
const parts = loadParts(); const k = new Knowledge(parts);
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""}); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const known = new Map(parts.library.answers.map(a=>[a.id,a]));
const qs = readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).filter(q=>q.ask.length===1 && q.answers?.length && q.answers.some(a=>known.has(a)));
const bins = {};
for (const q of qs) { const right=q.answers.flatMap(a=>known.get(a)??[]); const ids=new Set(right.map(a=>a.id)), urls=new Set(right.flatMap(a=>a.sources.map(s=>s.url)));
 const text=q.ask[0]; const vector=await vectors.ofQuestion(text);
 const docs=onePerDocument(k.index.search([{text,vector}])).sort((a,b)=>b.probability-a.probability).slice(0,1);
 for (const d of docs) { const doc=d.passage.document; const ok=doc.answer?ids.has(doc.answer.id):urls.has(doc.url); const h=Math.min(0.95,Math.floor(d.evidence.head*20)/20).toFixed(2); const key=(doc.answer?"w ":"p ")+h; bins[key]??={n:0,p:0,ok:0}; bins[key].n++; bins[key].p+=d.probability; bins[key].ok+=ok?1:0; } }
for (const [b,{n,p,ok}] of Object.entries(bins).sort()) console.log(b, n, "p", (p/n).toFixed(2), "right", (ok/n).toFixed(2));
builtInEmbedder.close();
