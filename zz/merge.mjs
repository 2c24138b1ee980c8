import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { parse, stringify } from 'yaml';
const file='content/heard.yaml'; const src=readFileSync(file,'utf8'); const head=src.split('\n')[0]; const heard=parse(src);
const dropped=new Set(JSON.parse(readFileSync('/tmp/lab/dropped.json','utf8')));
const lib=JSON.parse(readFileSync('build/library.json','utf8')); const key=s=>s.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,' ').trim();
const owner=new Map(); for(const a of lib.answers) for(const q of [...a.questions,...(heard[a.id]??[])]) owner.set(key(q),a.id);
let dup=0; for (const f of readdirSync('/tmp/w').filter(f=>f.startsWith('out-'))) for (const l of readFileSync('/tmp/w/'+f,'utf8').split('\n')) if (l.trim()) { const {id,heard:w}=JSON.parse(l); for (const t of w) { const text=t.trim().replace(/\s+/g,' '); if (dropped.has(t)||owner.has(key(text))) { dup++; continue; } owner.set(key(text),id); (heard[id]??=[]).push(text); } }
const sorted=Object.fromEntries(Object.entries(heard).sort(([a],[b])=>a<b?-1:1));
writeFileSync(file, head+'\n'+stringify(sorted,{lineWidth:0})); console.log(dup,Object.keys(sorted).length,Object.values(sorted).flat().length);
