/**
 * Measures the guard: how many lies stand, and how many truthful sentences. `--wrong` lists those of
 * the development half that are judged wrongly; `--held-out` adds the half that was never tuned on.
 */
import { collections, type Item, judges } from "./collections.ts";

const heldOut = process.argv.includes("--held-out");
const { lies, truths } = collections(process.cwd());
const judge = judges();

function table(name: string, items: readonly Item[], wrong: (stands: boolean) => boolean): number {
  const kinds = new Map<string, [wrong: number, all: number]>();
  for (const item of items) {
    const { stands, claims } = judge(item);
    const [bad, all] = kinds.get(item.kind) ?? [0, 0];
    kinds.set(item.kind, [bad + Number(wrong(stands)), all + 1]);
    if (wrong(stands) && process.argv.includes("--wrong")) {
      const why = claims.filter(({ supported }) => !supported).map(({ kind, text }) => `${kind}: ${text}`);
      console.log(
        `  [${item.kind}] ${item.sentence.replace(/\n/g, " ")}${why.length ? `  <- ${why.join(" | ")}` : ""}`,
      );
    }
  }
  const sum = [...kinds.values()].reduce((total, [bad]) => total + bad, 0);
  console.log(`\n${name}: ${sum} of ${items.length} (${((100 * sum) / items.length).toFixed(1)} %)`);
  if (kinds.size > 1)
    for (const [kind, [bad, all]] of [...kinds].sort())
      console.log(`  ${kind.padEnd(14)} ${String(bad).padStart(3)} of ${all}`);
  return sum / items.length;
}

for (const half of heldOut ? [false, true] : [false]) {
  const of = (items: readonly Item[]) => items.filter((item) => item.heldOut === half);
  const title = half ? "held out" : "development";
  const passed = table(`Lies that stand, ${title}`, of(lies), (stands) => stands);
  const withheld = table(`Truthful sentences withheld, ${title}`, of(truths), (stands) => !stands);
  if (passed > 0.01 || withheld > 0.03) process.exitCode = 1;
}
