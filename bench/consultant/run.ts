/**
 * `npm run bench -- consultant [--quick] [--failures]`: how well the consultant answers strangers' questions over the
 * built site, and what an answer costs. `--quick` leaves the speed out, `--failures` lists the questions that were
 * not answered well. The labels were made with these questions in view, and so were some answers of the library: the
 * shares show what a change gains or loses, not what the next stranger meets.
 */
import { newestQuestions, rounds, type Shares, siteJudge, VERDICTS } from "./rounds.ts";
import { measureSpeed } from "./speed.ts";

const flags = new Set(process.argv.slice(2));
await measureAnswers();
const exceeded = flags.has("--quick") ? [] : await measureSpeed(newestQuestions());
for (const line of exceeded) console.log(line);
if (exceeded.length) process.exitCode = 1;

async function measureAnswers() {
  const judge = await siteJudge();
  for (const [name, items] of rounds()) {
    const shares: Shares = { right: 0, offered: 0, wrong: 0, declined: 0 };
    const failures: string[] = [];
    for (const item of items) {
      const verdict = await judge(item);
      shares[verdict] += 1 / items.length;
      if (verdict !== "right") failures.push(`  ${verdict}: ${item.id}: ${item.ask.join(" || ")}`);
    }
    const line = VERDICTS.map((verdict) => `${verdict} ${(100 * shares[verdict]).toFixed(1)} %`).join(", ");
    console.log(`${name}: ${items.length} questions: ${line}`);
    if (flags.has("--failures")) console.log(failures.join("\n"));
  }
}
