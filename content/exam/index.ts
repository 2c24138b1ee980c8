/**
 * The rounds of the exam, the newest first. Imported by loaders only, which run while the pages are
 * built: a visitor's browser never loads it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shownRounds } from "./address.ts";
import { readRound } from "./round.ts";
import { sheetsOf } from "./summary.ts";

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

const shown = shownRounds(rounds.map(({ number }) => number));
/** Those of which every question is shown. */
export const openRounds = rounds.filter(({ number }) => shown.includes(number));

/** Throws what a loader answers where there is no such round. */
export function roundAt(number: number) {
  const round = openRounds.find((candidate) => candidate.number === number);
  if (!round) throw new Response("no such round", { status: 404 });
  return round;
}

export const openSheets = openRounds.flatMap((round) => sheetsOf(round).map((sheet) => ({ ...sheet, round })));
