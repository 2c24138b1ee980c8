/** Says a passage: two to four sentences as they stand together, or the rows of a list. */
import type { Candidate } from "../search/index.ts";
import { type Passage, pointsBack, type Unit, unitsOf } from "../search/passages.ts";
import { wordsOf } from "../search/text.ts";
import { REPLIES } from "./replies.ts";

export interface Excerpt {
  /** Markdown. */
  text: string;
  /** The unit that answers best, word for word. */
  quote: string;
}

/** Words of an answer, but for a list. */
const WORD_LIMIT = 90;
/** More than any weight. */
const SAID_PENALTY = 10;
/** A list of no more rows is said whole. */
const SHORT_LIST = 5;
const NEARLY = 0.25;
/** Words below which a text above a list or table only introduces it. */
const INTRODUCTION = 25;
/** Rows that are said of a list or table, at most. */
const ROW_LIMIT = 12;

/** `weigh`: how much each text says to the question. `isSaid`: whether an earlier answer said it. */
export function excerptOf(
  { passage }: Candidate,
  weigh: (texts: readonly string[]) => readonly number[],
  isSaid: (unit: Unit) => boolean = () => false,
): Excerpt {
  const units = unitsOf(passage.document.content);
  const weights = weigh(units.map(({ text }) => text));
  const best = bestUnit(units, weights, isSaid);
  const quote = units[best]?.text ?? "";
  if (units[best]?.kind !== "row") {
    const [start, end] = sentencesAround(units, weights, passage, best);
    const isCut = units[end - 1]?.kind === "row" && units[end]?.kind === "row";
    return { text: `${toMarkdown(units.slice(start, end))}${isCut ? `\n\n${REPLIES.moreRows}` : ""}`, quote };
  }
  const [from, to] = listAround(units, best);
  const rows = units.slice(from, to);
  const told =
    rows.length > SHORT_LIST ? rows.filter((unit, at) => isTold(unit, weights[from + at], weights[best])) : rows;
  const some = told.slice(0, ROW_LIMIT);
  return { text: `${toMarkdown(some)}${some.length < rows.length ? `\n\n${REPLIES.moreRows}` : ""}`, quote };
}

/** Of a long list, what introduces it and the rows that say something to the question, beside the best. */
const isTold = ({ kind }: Unit, weight = 0, most = 0) => kind === "sentence" || weight >= NEARLY * most;

/** Place of the unit that says most; what was said comes last. */
function bestUnit(units: readonly Unit[], weights: readonly number[], isSaid: (unit: Unit) => boolean): number {
  const rank = (at: number) => (weights[at] ?? 0) - (isSaid(units[at] as Unit) ? SAID_PENALTY : 0);
  return units.reduce((best, _, at) => (rank(at) > rank(best) ? at : best), 0);
}

/** The best sentence and what stands around it: first of its passage, then of the whole text. */
function sentencesAround(
  units: readonly Unit[],
  weights: readonly number[],
  { from, units: own }: Passage,
  best: number,
): [number, number] {
  let [start, end] = [best, best + 1];
  let words = lengthOf(units[best]);
  const fits = (at: number) => units[at]?.kind === "sentence" && words + lengthOf(units[at]) <= WORD_LIMIT;
  // The neighbour that says more to the question comes first, else what follows.
  const grow = (first: number, last: number) => {
    for (;;) {
      const [after, before] = [end < last && fits(end), start > first && fits(start - 1)];
      if (!after && !before) return;
      const isNext = after && (!before || (weights[end] ?? 0) >= (weights[start - 1] ?? 0));
      words += lengthOf(units[isNext ? end++ : --start]);
    }
  };
  grow(from, from + own.length);
  // What the first sentence points back to comes before what follows the last.
  while (start > 0 && pointsBack(units[start] as Unit) && fits(start - 1)) words += lengthOf(units[--start]);
  grow(0, units.length);
  // What ends with a colon is nothing without its list, and a sentence or two above a table say little.
  if (units[end]?.kind === "row" && (words < INTRODUCTION || units[end - 1]?.text.endsWith(":")))
    end = Math.min(end + ROW_LIMIT, listAround(units, end)[1]);
  return [start, end];
}

const lengthOf = (unit: Unit | undefined) => (unit ? wordsOf(unit.text).length : 0);

/** The list that a row belongs to, with the sentence that introduces it. */
function listAround(units: readonly Unit[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (units[from - 1]?.kind === "row") from -= 1;
  while (units[to]?.kind === "row") to += 1;
  return [units[from - 1]?.text.endsWith(":") ? from - 1 : from, to];
}

/** The first cell names a row of a table; its header says what the heading says. */
const FIRST_CELL = /^[^.;:]{2,70}: ([^;*]+); (?=[^;:]{2,70}: )/;

const EMPTY_CELL = /; [^;:]+:\s*(?=;|$)/g;

/** Sentences run on; rows become a list. */
function toMarkdown(units: readonly Unit[]): string {
  const isItem = (unit: Unit | undefined) => unit?.kind === "row" && units.length > 1;
  return units
    .map((unit, at) => {
      const before = units[at - 1];
      const said = unit.kind === "row" ? unit.text.replace(FIRST_CELL, "**$1**; ").replace(EMPTY_CELL, "") : unit.text;
      const text = unit.heading && unit.heading !== before?.heading ? `**${unit.heading}:** ${said}` : said;
      if (!before) return isItem(unit) ? `- ${text}` : text;
      if (isItem(unit)) return `${isItem(before) ? "\n" : "\n\n"}- ${text}`;
      return (isItem(before) ? "\n\n" : " ") + text;
    })
    .join("");
}
