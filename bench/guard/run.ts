/**
 * `npm run bench -- guard [--wrong] [--held-out | --played | --file <json>] [--shown <file>]`: how many lies stand,
 * how many truthful sentences are withheld, and in place of how many of these the grounds' own words go.
 * Without an option over the collections that the guard was tuned on and those that were held out before; `--wrong`
 * lists what is judged wrongly there. `--held-out` counts over those that were kept back from the fit; `--played` puts what a
 * model's part wrote from recorded prompts through it again. `--file` judges any list of
 * `{ question, sentence, lie, kind }`. `--shown` writes what a visitor would see for each sentence, to
 * be read by a person: only that tells whether the content of a truth has arrived.
 */
import { writeFileSync } from "node:fs";
import { development, heldOut, heldOutBefore, type Item, itemsIn, judges } from "./collections.ts";
import { replay } from "./played.ts";

const flags = process.argv.slice(2);
const file = flags[flags.indexOf("--file") + 1];
const notes = flags.includes("--shown") ? flags[flags.indexOf("--shown") + 1] : undefined;
const judge = judges();
const shown: object[] = [];

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
  let replaced = 0;
  for (const item of items) {
    const { stands, claims, instead } = judge(item);
    const { question, sentence, lie, kind } = item;
    const given = instead().map(({ sentences, source }) => ({ words: sentences.join(" "), ...source }));
    if (given.length > 0) replaced += 1;
    shown.push({ lie, kind, question, sentence, shown: stands ? "as it is" : given });
    const [bad, all] = kinds.get(item.kind) ?? [0, 0];
    kinds.set(item.kind, [bad + Number(stands === wrongly), all + 1]);
    if (stands !== wrongly || !list) continue;
    const why = claims.filter(({ supported }) => !supported).map(({ kind, text }) => `${kind}: ${text}`);
    console.log(`  [${item.kind}] ${item.question} -- ${item.sentence.replace(/\n/g, " ")}  <- ${why.join(" | ")}`);
  }
  const sum = [...kinds.values()].reduce((total, [bad]) => total + bad, 0);
  const share = items.length > 0 ? sum / items.length : 0;
  console.log(`\n${title}: ${sum} of ${items.length} (${(100 * share).toFixed(1)} %)`);
  console.log(`  own words in place of ${replaced} of those that fall`);
  if (kinds.size > 1)
    for (const [kind, [bad, all]] of [...kinds].sort())
      console.log(`  ${kind.padEnd(14)} ${String(bad).padStart(3)} of ${all}`);
  return share;
}

function measurePlayed(): boolean {
  const { replies, replaced, sentences, held } = replay();
  const share = held / sentences;
  console.log(`\nPlayed: ${held} of ${sentences} sentences withheld (${(100 * share).toFixed(1)} %)`);
  console.log(`  instead of ${replaced.length} of ${replies} replies the built-in answer: ${replaced.join(", ")}`);
  return share <= 0.03;
}

const list = flags.includes("--wrong");
const good = flags.includes("--played")
  ? measurePlayed()
  : flags.includes("--file")
    ? measure(file ?? "", itemsIn(file ?? ""), list)
    : flags.includes("--held-out")
      ? measure("Held out", heldOut(), false)
      : [measure("Development", development(), list), measure("Held out before", heldOutBefore(), list)].every(Boolean);
if (notes) writeFileSync(notes, `${JSON.stringify(shown, undefined, 2)}\n`);
if (!good) process.exitCode = 1;
