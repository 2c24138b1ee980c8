import { readFileSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
import { fitsOf, encoded } from "../server/consultant/find.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin"); const k = new Knowledge(loadParts());
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""}); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
for (const t of process.argv.slice(2)) { const u=await understand([{role:"user",content:t}],k,vectors); const {turn,answer}=respond(u,k);
 console.log("###",t.slice(0,200),"\n  act",turn.state.act?.id,"told",u.told?.slice(0,80),"core",u.questions.map(q=>q.core.slice(0,60)));
 for (const c of (turn.found[0]??[]).slice(0,3)) console.log("   found",c.probability.toFixed(2),c.score.toFixed(2),nameOf(c.passage.document).slice(0,70));
 const v=async(x)=>({text:x,vector:await vectors.ofQuestion(x)}); for (const [n,x] of [["whole",t],["told",u.told??t]] as const) for (const c of fitsOf([await v(x)],k.index).slice(0,2)) console.log("   fit",n,c.score.toFixed(2),nameOf(c.passage.document).slice(0,70));
 console.log("  ->",answer.kind,answer.text.replace(/\n+/g," / ").slice(0,160)); }
builtInEmbedder.close();
