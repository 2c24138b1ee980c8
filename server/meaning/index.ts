import type { Meaning } from "../consultant/meaning.ts";
import { stemsOf } from "../consultant/text.ts";
export function loadMeaning(): Meaning {
  const dimensions = 128;
  return { dimensions, vectorOf(text) {
    const v = new Float32Array(dimensions);
    for (const w of stemsOf(text)) { const p = `^${w}$`; for (let i=0;i<p.length-2;i++){ let h=0; for (const c of p.slice(i,i+3)) h=(Math.imul(h,31)+c.charCodeAt(0))|0; h=Math.imul(h^(h>>>15),2654435761); v[(h>>>8)%dimensions]! += (h&1)?1:-1; } }
    let n=0; for(const x of v) n+=x*x; n=Math.sqrt(n)||1; for(let i=0;i<dimensions;i++) v[i]!/=n; return v; } };
}
