/**
 * `npm run bench -- contradictions`: of seeded contradictions how many are reported before the entry is published, and
 * of harmless entries, and of the site's own sections as new entries, how many raise a false alarm. What was kept back
 * while the comparison was made is counted alone.
 */
import { contradictionBench, type Measured } from "./contradictions-measure.ts";

const { of, ofSite } = await contradictionBench();
for (const half of ["development", "held out"] as const) {
  count(`contradictions found, ${half}`, await of("wrong", half));
  count(`false alarms, ${half}`, await of("harmless", half));
}
count("false alarms among the site's own sections", await ofSite());

function count(title: string, items: readonly Measured[]) {
  const found = items.filter((one) => one.found).length;
  console.log(`${title}: ${found} of ${items.length} (${((100 * found) / items.length).toFixed(1)} %)`);
}
