/**
 * `npm run bench -- consultant [--quick] [--failures] [--floor]`: how well the consultant answers
 * strangers' questions over the built site, and what an answer costs. `--quick` leaves the speed out,
 * `--failures` lists the questions that were not answered well, `--floor` writes what `npm test` asks for.
 */
import { writeFileSync } from "node:fs";
import { belowBy, floorFile, quickShares } from "./floor.ts";
import { type Item, rounds, sharesOf, siteJudge, VERDICTS, type Verdict } from "./rounds.ts";
import { siteEntries } from "./site.ts";
import { measureSpeed } from "./speed.ts";

const flags = new Set(process.argv.slice(2));
/** Questions whose answers are timed. */
const TIMED = 200;

if (flags.has("--floor")) {
  writeFileSync(floorFile, `${JSON.stringify(belowBy(await quickShares()), undefined, 2)}\n`);
} else {
  await measureAnswers();
  const questions = [...rounds().values()].flat().map(({ ask }) => ask.at(-1) ?? "");
  // Questions of the first rounds have become wordings, which are only looked up.
  const exceeded = flags.has("--quick") ? [] : await measureSpeed(siteEntries("."), questions.slice(-TIMED));
  for (const line of exceeded) console.log(line);
  if (exceeded.length) process.exitCode = 1;
}

async function measureAnswers() {
  console.log("Rounds that the weights were fitted on measure nothing; they only show that nothing was lost.");
  const judge = await siteJudge();
  for (const [name, items] of rounds()) {
    const failures: string[] = [];
    const noted = async (item: Item): Promise<Verdict> => {
      const verdict = await judge(item);
      if (verdict !== "right") failures.push(`  ${verdict}: ${item.id}: ${item.ask.join(" || ")}`);
      return verdict;
    };
    const shares = await sharesOf(items, noted);
    const line = VERDICTS.map((verdict) => `${verdict} ${(100 * shares[verdict]).toFixed(1)} %`).join(", ");
    const either = (100 * (shares.right + shares.offered)).toFixed(1);
    console.log(`${name}: ${items.length} questions: ${line}; right or among the options ${either} %`);
    if (flags.has("--failures")) console.log(failures.join("\n"));
  }
}
