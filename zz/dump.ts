import { readFileSync, writeFileSync, readdirSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { stemsOf, isStopWord } from "../server/search/text.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin");
const parts = loadParts(); const known = new Map(parts.library.answers.map(a=>[a.id,a]));
const more=new Map(); for (const f of readdirSync("/tmp/w").filter(f=>f.startsWith("out-"))) for (const l of readFileSync("/tmp/w/"+f,"utf8").split("\n")) if (l.trim()) { const o=JSON.parse(l); more.set(o.id,o.heard); }
const all = readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).filter(q=>q.ask.length===1 && q.answers?.length && q.answers.some(a=>known.has(a)));
const k = new Knowledge(parts);
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""});
await vectors.makeAll([...k.index.pending()]);
const rows=[]; const add=(o)=>rows.push(o);
for (const d of (k.index as any).documents.values()) { const doc=d.document; const base={doc:doc.id,auth:doc.authority,url:doc.url,name:nameOf(doc)};
  for (const a of d.asks) add({...base,t:"ask",text:a.text,v:a.vector}); for (const a of d.heard) add({...base,t:"heard",text:a.text,v:a.vector});
  for (const p of d.passages) { const headings=[doc.title,doc.heading].filter(Boolean).join(". "); add({...base,t:"whole",text:p.passage.text,stems:stemsOf(`${headings} ${doc.questions.join(" ")} ${headings} ${p.passage.text}`).join(" "),hstems:stemsOf([...(doc.heard??[]),...(more.get(doc.id)??[])].join(" ")).join(" "),v:p.whole.vector}); } 
  if (doc.authority==="written") { const ext=(more.get(doc.id)??[]).map(text=>({text})); const w={text:doc.questions[0]+" "+doc.content}; await vectors.makeAll([...ext,w] as any); for (const e of ext as any) add({...base,t:"new",text:e.text,v:e.vector}); add({...base,t:"body",text:(w as any).text,v:(w as any).vector}); } }
const qs=all.map(q=>({text:q.ask[0]})) as any[]; await vectors.makeAll(qs);
all.forEach((q,i)=>{ const right=q.answers.flatMap(a=>known.get(a)??[]); add({t:"q",stems:[...new Set(stemsOf(q.ask[0]).filter(x=>!isStopWord(x)))].join(" "),round:q.round,id:q.id,kind:q.kind,text:q.ask[0],ids:right.map(a=>a.id),urls:right.flatMap(a=>a.sources.map(s=>s.url)),v:qs[i].vector}); });
writeFileSync("/tmp/lab/dump.jsonl", rows.map(({v,...r})=>JSON.stringify(r)).join("\n")); const buf=Buffer.alloc(rows.length*384*4); rows.forEach((r,i)=>Buffer.from(new Float32Array(r.v).buffer).copy(buf,i*384*4)); writeFileSync("/tmp/lab/dump.bin",buf); console.log(rows.length); builtInEmbedder.close();
