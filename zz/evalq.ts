// usage: node zz/evalq.ts file... : p of first three, kind, title of the first
import { existsSync, readFileSync } from "node:fs";
import { createEngine } from "../server/consultant/engine.ts";
import { Knowledge, loadParts } from "../server/consultant/knowledge.ts";
import { nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { onePerDocument } from "../server/consultant/decide.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin");
const k = new Knowledge(loadParts());
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""});
await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
const { respond } = await import("../server/consultant/consultant.ts");
const { understand } = await import("../server/consultant/understand.ts");
for (const f of process.argv.slice(2)) {
  const gf=f.replace("replies","grades"); const grades = existsSync(gf)? new Map(JSON.parse(readFileSync(gf,"utf8")).map(g=>[g.id,g.grade])):new Map();
  for (const q of JSON.parse(readFileSync(f,"utf8"))) {
    const u = await understand([{role:"user",content:q.ask}], k, vectors);
    const { turn, answer } = respond(u, k);
    const docs = onePerDocument(turn.found[0]??[]).sort((a,b)=>b.probability-a.probability).slice(0,3);
    console.log(`${q.id} ${q.kind} ${grades.get(q.id)??""} [${answer.kind}] act=${turn.state.act?.id??""} ${q.ask.slice(0,140)}`);
    if (process.env.FULL) console.log("   TEXT:", answer.text.replace(/\n+/g," / ").slice(0,500), "\n   OPTIONS:", answer.options.map(o=>o.ask).join(" | "));
    for (const d of docs) console.log(`      ${d.probability.toFixed(2)} s=${d.score.toFixed(2)} ${d.passage.document.authority[0]} ${nameOf(d.passage.document).slice(0,110)} (${d.passage.document.url})`);
  }
}
builtInEmbedder.close();
