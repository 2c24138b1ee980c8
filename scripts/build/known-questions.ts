/** Questions by which operators see beforehand what a change would do: those of the rounds that judged the consultant. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const round = z.array(z.object({ ask: z.array(z.string()) }));

/** Those that stand alone, each once. */
export function knownQuestions(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".labelled.json"));
  const questions = files.sort().flatMap((name) => round.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  return [...new Set(questions.flatMap(({ ask }) => (ask.length === 1 ? ask : [])))];
}
