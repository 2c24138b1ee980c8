/**
 * The rounds of the exam, the newest first. Imported by loaders only, which run while the pages are
 * built: a visitor's browser never loads it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRound } from "./round.ts";

const FOLDER = join("bench", "consultant", "rounds");

const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

const questions = read("questions.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { round: number });

export const rounds = (JSON.parse(read("rounds.json")) as { round: number }[])
  .map(({ round, ...file }) =>
    readRound(round, { ...file, items: questions.filter((question) => question.round === round) }),
  )
  .sort((a, b) => b.number - a.number);
