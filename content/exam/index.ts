/**
 * The rounds of the exam, the newest first. Imported by loaders only, which run while the pages are
 * built: a visitor's browser never loads it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shownRounds } from "./address.ts";
import { readRound, sheetsOf } from "./round.ts";

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

/** A recorded answer of a round. */
export interface ParsedAnswer {
  /** Markdown. */
  text: string;
  /** It asked back. */
  askedBack: boolean;
  /** Readings that stood beneath the answer, to be pressed. */
  offered: string[];
}

const RECORD = /^(?:\[(?<kind>[a-z]+)\]: )?(?<text>[\s\S]*?)(?:\n\(buttons below: (?<offered>[\s\S]*)\))?$/;
const LINK = /\[([^\][]*)\]\((\/[^)#]*)(?:#([^)]*))?\)/g;

/** Links to pages that are gone become text. `isThere` tells the pages, and the headings of pages, that still exist. */
export function parseAnswer(answer: string, isThere: (path: string, anchor?: string) => boolean): ParsedAnswer {
  const still = (path: string, anchor: string | undefined) => {
    if (anchor && isThere(path, anchor)) return `${path}#${anchor}`;
    return isThere(path) ? path : undefined;
  };
  const { kind, text = answer, offered } = RECORD.exec(answer)?.groups ?? {};
  return {
    text: text.trim().replace(LINK, (_, label: string, path: string, anchor?: string) => {
      const address = still(path, anchor);
      return address ? `[${label}](${address})` : label;
    }),
    askedBack: kind === "options",
    offered: offered?.split(" | ") ?? [],
  };
}
