/** Questions by which consequences of a change are previewed: those of the rounds of the exam. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const round = z.array(z.object({ ask: z.array(z.string()) }));

/** Without follow-ups, each once. */
export function knownQuestions(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".labelled.json"));
  const questions = files.sort().flatMap((name) => round.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  return [...new Set(questions.flatMap(({ ask }) => (ask.length === 1 ? ask : [])))];
}
