/** Says a passage: two to four sentences as they stand together, or the rows of a list. */
import type { Candidate } from "../search/index.ts";
import { type Passage, pointsBack, type Unit, unitsOf } from "../search/passages.ts";
import { stemsOf, wordsOf } from "../search/text.ts";

export interface Excerpt {
  /** Markdown. */
  text: string;
  /** The unit that answers best, word for word. */
  quote: string;
}

/** Words of an answer, but for a list. */
const WORD_LIMIT = 90;
const SENTENCES = 4;
/** A list or table of more rows is not quoted whole. */
const ROW_LIMIT = 12;

/** `stems`: those of the question. `said`: what an earlier answer said already. */
export function excerptOf({ passage }: Candidate, stems: ReadonlySet<string>): Excerpt {
  const units = unitsOf(passage.document.content);
  const best = bestUnit(passage, stems);
  const [from, to] = units[best]?.kind === "row" ? listAround(units, best) : sentencesAround(units, passage, best);
  return { text: toMarkdown(units.slice(from, to)), quote: units[best]?.text ?? "" };
}

/** Place of the unit that shares most with the question among all of the document. */
function bestUnit({ units, from }: Passage, stems: ReadonlySet<string>): number {
  const shared = units.map(({ text }) => new Set(stemsOf(text).filter((stem) => stems.has(stem))).size);
  return from + shared.indexOf(Math.max(...shared));
}

/** The passage, with the sentence that its first one points back to; a long one is cut around its best sentence. */
function sentencesAround(units: readonly Unit[], { from, units: own }: Passage, best: number): [number, number] {
  let [start, end] = [from, from + own.length];
  if (start > 0 && pointsBack(units[start] as Unit)) start -= 1;
  const words = () => units.slice(start, end).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  while (end - start > 1 && (end - start > SENTENCES || words() > WORD_LIMIT)) {
    if (end - 1 > best) end -= 1;
    else start += 1;
  }
  // What ends with a colon is nothing without its list.
  while (units[end]?.kind === "row" && units[end - 1]?.text.endsWith(":")) end = listAround(units, end)[1];
  return [start, end];
}

/** The list that a row belongs to, with the sentence that introduces it; of a long one, the rows around. */
function listAround(units: readonly Unit[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (units[from - 1]?.kind === "row" && to - from < ROW_LIMIT) from -= 1;
  while (units[to]?.kind === "row" && to - from < ROW_LIMIT) to += 1;
  return [units[from - 1]?.text.endsWith(":") ? from - 1 : from, to];
}

/** Sentences run on; rows become a list. */
function toMarkdown(units: readonly Unit[]): string {
  const isItem = (unit: Unit | undefined) => unit?.kind === "row" && units.length > 1;
  return units
    .map((unit, at) => {
      const before = units[at - 1];
      const text = unit.heading && unit.heading !== before?.heading ? `**${unit.heading}:** ${unit.text}` : unit.text;
      if (!before) return isItem(unit) ? `- ${text}` : text;
      if (isItem(unit)) return `${isItem(before) ? "\n" : "\n\n"}- ${text}`;
      return (isItem(before) ? "\n\n" : " ") + text;
    })
    .join("");
}
