import { readFileSync } from "node:fs";
import { Knowledge, loadParts } from "../server/consultant/knowledge.ts";
const sections = JSON.parse(readFileSync("build/knowledge.json","utf8")); const k = new Knowledge(loadParts());
for (const [at,e] of sections.entries()) k.set({...e,id:String(at),created_at:""});
for (const t of ["I read your tourism AI orchestration case.","I run marketing at a Spanish retail bank","I'm head of communications at a ministry","we are a hotel group of 6","We manage a tourism board on an island","I read about the legal pilot with the drafts","Your government case had Arabic and Urdu.","My associates want an AI drafting tool"]) { const n=k.namedIn(t); console.log(t,n.pages,[...n.stems]); }
