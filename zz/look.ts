import { readFileSync } from "node:fs";
import { Knowledge, loadParts, nameOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8"));
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin"); const k = new Knowledge(loadParts());
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""}); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
for (const talk of process.argv.slice(2)) { const messages: any[] = [];
 for (const t of talk.split(" / ")) { messages.push({role:"user",content:t}); const u = await understand(messages, k, vectors); const { turn, answer } = respond(u, k);
  console.log("###", t, "\n act", turn.state.act?.id, "intro", turn.state.introduction?.slice(0,60), "house", turn.state.house, "pages", turn.state.pages);
  turn.questions.forEach((q,i)=>{ console.log("  Q", JSON.stringify(q)); turn.lookups[i]?.forEach((l,j)=>{ console.log("   scope",j,turn.decisions[i].outcome); for (const c of l.slice(0,4)) console.log("     ",c.probability.toFixed(2),c.score.toFixed(2),nameOf(c.passage.document).slice(0,90),c.passage.document.url); }); });
  console.log(" ->", answer.kind, answer.text.slice(0,500)); messages.push({role:"assistant",content:answer.text}); } }
builtInEmbedder.close();
