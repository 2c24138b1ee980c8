/**
 * `npx node bench/operators/contradictions.ts [--wrong] [--held-out]`: of seeded contradictions how many are reported
 * before the entry is published (recall), and of harmless entries how many raise a false alarm. Every second one
 * of each list was kept back while the comparison was made: `--held-out` counts over those, and names none.
 */
import { measure } from "./contradictions-measure.ts";

const flags = process.argv.slice(2);
const { wrong, harmless, site } = await measure(flags.includes("--held-out") ? "held out" : "development", {
  withSite: true,
});
const list = flags.includes("--wrong") && !flags.includes("--held-out");

function table(title: string, items: typeof wrong, isBad: (found: boolean) => boolean) {
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  const bad = items.filter(({ found }) => isBad(found));
  console.log(`${title}: ${bad.length} of ${items.length} (${((100 * bad.length) / items.length).toFixed(1)} %)`);
  for (const [kind, of] of kinds)
    console.log(`  ${kind.padEnd(10)} ${of.filter(({ found }) => isBad(found)).length} of ${of.length}`);
  if (list)
    for (const { kind, text, message } of bad)
      console.log(`    [${kind}] ${text}${message ? `\n        <- ${message}` : ""}`);
}
table("Contradictions found", wrong, (found) => found);
if (list)
  for (const { kind, text, message } of wrong.filter(({ found }) => !found))
    console.log(`    missed [${kind}] ${text} ${message ? `<- ${message}` : ""}`);
table("False alarms", harmless, (found) => found);
console.log(
  `False alarms among the site's own sections, each as a new entry: ${site.filter(({ found }) => found).length} of ${site.length}`,
);
if (list)
  for (const { text, message } of site.filter(({ found }) => found)) console.log(`    ${text}\n        <- ${message}`);
