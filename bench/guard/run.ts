/**
 * `npm run bench -- guard [--wrong] [--held-out | --file <json>]`: how many lies stand, and how many
 * truthful sentences are withheld. Without an option over the collections that the guard was tuned
 * on; `--wrong` lists what is judged wrongly there. `--held-out` counts over those that nobody has
 * looked at; `--file` judges any list of `{ question, sentence, lie, kind }`.
 */
import { development, heldOut, type Item, itemsIn, judges } from "./collections.ts";

const flags = process.argv.slice(2);
const file = flags[flags.indexOf("--file") + 1];
const judge = judges();

function measure(title: string, items: readonly Item[], list: boolean): boolean {
  const lies = table(
    `${title}: lies that stand`,
    items.filter(({ lie }) => lie),
    true,
    list,
  );
  const truths = table(
    `${title}: truthful sentences withheld`,
    items.filter(({ lie }) => !lie),
    false,
    list,
  );
  return lies <= 0.01 && truths <= 0.03;
}

function table(title: string, items: readonly Item[], wrongly: boolean, list: boolean): number {
  const kinds = new Map<string, [wrong: number, all: number]>();
  for (const item of items) {
    const { stands, claims } = judge(item);
    const [bad, all] = kinds.get(item.kind) ?? [0, 0];
    kinds.set(item.kind, [bad + Number(stands === wrongly), all + 1]);
    if (stands !== wrongly || !list) continue;
    const why = claims.filter(({ supported }) => !supported).map(({ kind, text }) => `${kind}: ${text}`);
    console.log(`  [${item.kind}] ${item.question} -- ${item.sentence.replace(/\n/g, " ")}  <- ${why.join(" | ")}`);
  }
  const sum = [...kinds.values()].reduce((total, [bad]) => total + bad, 0);
  const share = items.length > 0 ? sum / items.length : 0;
  console.log(`\n${title}: ${sum} of ${items.length} (${(100 * share).toFixed(1)} %)`);
  if (kinds.size > 1)
    for (const [kind, [bad, all]] of [...kinds].sort())
      console.log(`  ${kind.padEnd(14)} ${String(bad).padStart(3)} of ${all}`);
  return share;
}

const list = flags.includes("--wrong");
const good = flags.includes("--file")
  ? measure(file ?? "", itemsIn(file ?? ""), list)
  : flags.includes("--held-out")
    ? measure("Held out", heldOut(), false)
    : measure("Development", development(), list);
if (!good) process.exitCode = 1;
