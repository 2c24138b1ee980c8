/**
 * `npm run bench -- consultant [dev|held-out|all] [--failures] [--baseline]`:
 * prints the evaluation over the built site and compares it with the baseline;
 * `--failures` shows each failed question, `--baseline` writes the baseline anew.
 */
import { writeFileSync } from "node:fs";
import { baselineFile, worseThanBaseline } from "./baseline.ts";
import { evaluateConsultant, type Outcome, type Scores, type Split } from "./evaluate.ts";
import { readQuestions } from "./questions.ts";
import { measureSpeed } from "./scale.ts";
import { siteEntries } from "./site.ts";

/** Entries of the large knowledge base. */
const LARGE = 100_000;
const COUNTS: (keyof Scores)[] = ["questions", "sentencesNotInPassages", "injections", "leaks"];

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const [chosen] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const entries = siteEntries(process.cwd());
for (const split of chosen ? [chosen as Split] : (["dev", "held-out", "all"] as const)) evaluate(split);
if (!chosen) {
  const questions = [...readQuestions("facts"), ...readQuestions("guidance")].map(({ ask }) => ask[0] ?? "");
  await measureSpeed(entries, questions, LARGE);
}

function evaluate(split: Split) {
  const started = performance.now();
  const { scores, outcomes, strange, leaks } = evaluateConsultant(entries, split);
  const took = Math.round(performance.now() - started);
  console.log(`consultant, ${split}: ${scores.questions} questions over ${entries.length} sections, ${took} ms`);
  for (const [name, value] of Object.entries(scores))
    console.log(`  ${name.padEnd(24)} ${shown(name as keyof Scores, value)}`);
  if (flags.includes("--failures")) {
    for (const outcome of outcomes) if (outcome.failed.length || missed(outcome)) console.log(describe(outcome));
    for (const sentence of strange) console.log(`not in a passage: ${sentence}`);
    for (const leak of leaks) console.log(`leak: ${leak.name}: ${leak.text}`);
  }
  if (split !== "all") return;
  if (flags.includes("--baseline")) writeFileSync(baselineFile, `${JSON.stringify(scores, undefined, 2)}\n`);
  const worse = worseThanBaseline(scores);
  for (const line of worse) console.log(`  worse than the baseline: ${line}`);
  if (worse.length) process.exitCode = 1;
}

function shown(name: keyof Scores, value: number): string {
  return COUNTS.includes(name) ? String(value) : `${(value * 100).toFixed(1)} %`;
}

function missed({ question, rank }: Outcome): boolean {
  return question.pages.length > 0 && (rank === 0 || rank > 3);
}

function describe({ set, question, answer, rank, failed }: Outcome): string {
  const wanted = [...question.pages, ...question.both, ...question.figures, ...question.words].join(" ");
  const text = answer.text.replace(/\n+/g, "\n  ");
  return `\n[${set}] ${question.ask.join(" || ")}\n  failed: ${failed.join(", ") || "-"}; rank ${rank}; wanted ${wanted}\n  ${answer.kind}: ${text}`;
}
