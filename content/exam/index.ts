/**
 * The rounds of the exam, the newest first. Imported by loaders only, which run while the pages are
 * built: a visitor's browser never loads it.
 */
import { roundNumber, shownRounds } from "./address.ts";
import { readRound } from "./round.ts";
import { sheetsOf } from "./summary.ts";

const files = import.meta.glob<unknown>(["../../bench/consultant/rounds/*-fresh-*.json", "!**/*.labelled.json"], {
  import: "default",
  eager: true,
});

export const rounds = Object.entries(files)
  .map(([file, content]) => readRound(roundNumber(file) ?? Number.NaN, content))
  .sort((a, b) => b.number - a.number);

const shown = shownRounds(rounds.map(({ number }) => number));
/** Those of which every question is shown. */
export const openRounds = rounds.filter(({ number }) => shown.includes(number));

/** Throws where there is no such round: addresses and rounds come from the same folder. */
export function roundAt(number: number) {
  const round = openRounds.find((candidate) => candidate.number === number);
  if (!round) throw new Error(`no round ${number} of the exam is shown`);
  return round;
}

export const openSheets = openRounds.flatMap((round) => sheetsOf(round).map((sheet) => ({ ...sheet, round })));
