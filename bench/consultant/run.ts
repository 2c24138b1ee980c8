/** Prints the evaluation: `node bench/consultant/run.ts [dev|held-out|all] [--failures] [--set name]`. */
import { evaluateConsultant, type Outcome, type Scores, type Split } from "./evaluate.ts";
import { siteEntries } from "./site.ts";

const [split = "all"] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const entries = siteEntries(process.cwd());
const started = performance.now();
const { scores, outcomes, strange, leaks } = evaluateConsultant(entries, split as Split);

console.log(
  `consultant, ${split}: ${scores.questions} questions over ${entries.length} sections, ${Math.round(performance.now() - started)} ms`,
);
for (const [name, value] of Object.entries(scores))
  console.log(`  ${name.padEnd(24)} ${shown(name as keyof Scores, value)}`);
if (process.argv.includes("--failures")) {
  for (const outcome of outcomes) if (outcome.failed.length || missed(outcome)) console.log(describe(outcome));
  for (const sentence of strange) console.log(`not in a passage: ${sentence}`);
  for (const leak of leaks) console.log(`leak: ${leak.name}: ${leak.text}`);
}

function shown(name: keyof Scores, value: number): string {
  return ["questions", "sentencesNotInPassages", "injections", "leaks"].includes(name)
    ? String(value)
    : `${(value * 100).toFixed(1)} %`;
}

function missed({ question, rank }: Outcome): boolean {
  return question.pages.length > 0 && (rank === 0 || rank > 3);
}

function describe({ set, question, answer, rank, failed }: Outcome): string {
  const wanted = [...question.pages, ...question.both, ...question.figures, ...question.words].join(" ");
  return `\n[${set}] ${question.ask.join(" || ")}\n  failed: ${failed.join(", ") || "-"}; rank ${rank}; wanted ${wanted}\n  ${answer.kind}: ${answer.text.replace(/\n+/g, "\n  ")}`;
}
