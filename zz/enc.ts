import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { cosine } from "../server/embedding/embedder.ts";
const v = new TextVectors(builtInEmbedder, "/tmp/lab/zzv2.bin");
const qs=["so what do you guys actually do?","what do you do","who do you normally work for","who founded the company","What does your agency actually do?","how much do you charge?"];
const cs=["What does CGT do?","What do you do?","What does your agency do?","What does you do?","Who are CGT’s clients, by sector?","Who are your clients, by sector?","How long has CGT been in business?","How long have you been in business?","How long has your company been in business?","What does a project with CGT cost?","What does a project with you cost?", "What does a project cost?", "Who works at CGT, and how many people?","Who works at your company, and how many people?"];
const all=[...qs,...cs].map(text=>({text})) as any[]; await v.makeAll(all);
for (let i=0;i<qs.length;i++) { console.log(qs[i]); for (let j=0;j<cs.length;j++) console.log("   ",cosine(all[i].vector,all[qs.length+j].vector).toFixed(2),cs[j]); }
builtInEmbedder.close();
