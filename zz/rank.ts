import { readFileSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { onePerDocument } from "../server/consultant/decide.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin");
const parts = loadParts();
const known = new Map(parts.library.answers.map(a=>[a.id,a]));
const all = readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).filter(q=>q.ask.length===1 && q.answers?.length && q.answers.some(a=>known.has(a)));
const rounds=[...new Set(all.map(q=>q.round))]; console.log(rounds, Object.keys(all[0]), all.length);
const half = (q)=> rounds.indexOf(q.round)%2;
if (process.env.ADD) for (const a of parts.library.answers) { const more = all.filter(q=>half(q)===0 && q.answers.includes(a.id)).map(q=>q.ask[0]); if (more.length) (a as any).heard=[...(a.heard??[]),...more]; }
const k = new Knowledge(parts);
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""});
await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const qs = all.filter(q=>half(q)===1).map(q=>({...q,enc:{text:q.ask[0]}}));
await vectors.makeAll(qs.map(q=>q.enc));
const stat = {};
for (const q of qs) {
  const right = q.answers.flatMap(a=>known.get(a)??[]); const ids=new Set(right.map(a=>a.id)); const urls=new Set(right.flatMap(a=>a.sources.map(s=>s.url)));
  const isRight = d=> d.answer ? ids.has(d.answer.id) : urls.has(d.url);
  const found = k.index.search([q.enc]);
  const byS = [...new Map(found.map(c=>[c.passage.document,c])).values()];
  const byP = onePerDocument(found).sort((a,b)=>b.probability-a.probability);
  const r = byS.findIndex(c=>isRight(c.passage.document)), rp = byP.findIndex(c=>isRight(c.passage.document));
  const s = stat[q.kind]??={n:0,s1:0,s3:0,s5:0,p1:0,p3:0,p5:0}; const t=stat["all"]??={n:0,s1:0,s3:0,s5:0,p1:0,p3:0,p5:0};
  for (const x of [s,t]) { x.n++; if(r===0)x.s1++; if(r>=0&&r<3)x.s3++; if(r>=0&&r<5)x.s5++; if(rp===0)x.p1++; if(rp>=0&&rp<3)x.p3++; if(rp>=0&&rp<5)x.p5++; }
  if (process.env.SHOW && r!==0) console.log(q.id,q.kind,"|",q.ask[0].slice(0,150),"|",r,"| right:",right[0].questions[0],"| top:",nameOf(byS[0].passage.document).slice(0,80), byP[0].probability.toFixed(2));
}
console.table(stat); builtInEmbedder.close();
