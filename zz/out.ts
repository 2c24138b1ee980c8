import { readFileSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin"); const k = new Knowledge(loadParts());
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""}); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const out: any=JSON.parse(readFileSync("/work/shared/exam/data/outside.json","utf8"));
for (const kind of ["banking","oos"]) { const n={}; for (const q of out[kind]) { const t=q.question??q; const u=await understand([{role:"user",content:t}],k,vectors); const {turn,answer}=respond(u,k); n[answer.kind]=(n[answer.kind]??0)+1; if(answer.kind==="answer") { const c=turn.decisions[0]?.best; console.log(kind,"|",t,"|",c?.probability.toFixed(2),c?.evidence.head.toFixed(2),c?.evidence.share.toFixed(2),c&&nameOf(c.passage.document).slice(0,60),c?.passage.document.authority); } } console.log(kind,n); }
builtInEmbedder.close();
