import { readFileSync } from "node:fs";
import { loadParts } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { cosine } from "../server/embedding/embedder.ts";
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors.bin"); const {acts,library}=loadParts(); 
await vectors.makeAll([...acts.pending()]);
const qs=readFileSync("bench/consultant/rounds/questions.jsonl","utf8").trim().split("\n").map(l=>JSON.parse(l)).map(q=>({id:q.id,text:q.ask.at(-1)})) as any[];
const more=["honestly then: do i need you, or am i better off without","Do I need someone like you for that?","what's the weather like in lisbon in october, thinking of coming over to see you","is it chatgpt or something else behind this?"].map(text=>({id:"x",text}));
const all=[...qs.filter((_,i)=>i%2===0),...more] as any[]; await vectors.makeAll(all);
const crisis=[...(acts as any).examples].find(([a])=>a.id==="crisis")[1];
const near=(v,self?)=>{ const c=crisis.filter(e=>e!==self).map(e=>cosine(v,e.vector)).sort((a,b)=>b-a); return [c[0],(c[0]+c[1]+c[2])/3]; };
console.log("loo", crisis.map(e=>near(e.vector,e)).map(([a,b])=>a.toFixed(2)+"/"+b.toFixed(2)).sort().join(" "));
const r=all.map(q=>({q,n:near(q.vector)})).sort((a,b)=>b.n[0]-a.n[0]).slice(0,12); for(const x of r) console.log(x.n.map(v=>v.toFixed(2)).join("/"),x.q.id,x.q.text.slice(0,120));
const known=(v)=>Math.max(...library.answers.flatMap(a=>a.questions).map(t=>0));
for (const q of more as any[]) { for (const [a,ex] of (acts as any).examples) { const c=ex.map(e=>[cosine(q.vector,e.vector),e.text]).sort((a,b)=>b[0]-a[0]).slice(0,3); if(c[0][0]>.38) console.log(q.text.slice(0,40),a.id,c.map(([s,t])=>s.toFixed(2)+" "+t).join(" | ")); } }
builtInEmbedder.close();
