/** The sentences of an entry that answer, with what they need to be understood; lists and tables whole. */
import type { IndexedPassage } from "./entry-features.ts";
import type { Knowledge } from "./knowledge.ts";
import { pointsBack, type Unit } from "./passages.ts";
import type { Query } from "./query.ts";
import { isPolar } from "./questions.ts";

export interface Excerpt {
  /** Markdown. */
  text: string;
  /** The unit that answers best, word for word. */
  quote: string;
}

const SENTENCE_LIMIT = 3;
/** A list or table of more rows is not quoted whole. */
const ROW_LIMIT = 12;
/** Share of a sentence's words from which a question repeats it. */
const REPEATED_SHARE = 0.8;
/** A sentence joins the best one if its score is within this margin. */
const SCORE_MARGIN = 1.2;

export function excerptOf(query: Query, passage: IndexedPassage, knowledge: Knowledge): Excerpt {
  const { units } = passage;
  const scores = knowledge.unitScores(query, passage);
  const order = informative(units, query).sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  const best = order[0] ?? 0;
  const chosen = new Set<number>([best]);
  for (const at of order.slice(1)) {
    if (chosen.size >= SENTENCE_LIMIT || (scores[at] as number) < (scores[best] as number) - SCORE_MARGIN) break;
    chosen.add(at);
  }
  for (const at of [...chosen]) {
    for (const row of listAround(units, at)) chosen.add(row);
    if (at > 0 && pointsBack(units[at] as Unit)) chosen.add(at - 1);
  }
  const kept = [...chosen].sort((a, b) => a - b).map((at) => units[at] as Unit);
  return { text: toMarkdown(kept), quote: units[best]?.text ?? "" };
}

/** Places of the units that do not repeat the question; for a yes-or-no question a repetition is the answer. */
function informative(units: readonly Unit[], query: Query): number[] {
  const places = units.map((_, at) => at);
  if (isPolar(query.text)) return places;
  const isRepeated = ({ stems }: Unit) =>
    [...stems].filter((stem) => query.idf.has(stem)).length >= REPEATED_SHARE * stems.size;
  const unsaid = places.filter((at) => !isRepeated(units[at] as Unit));
  return unsaid.length ? unsaid : places;
}

/** The opening of a passage, for one that was picked by its heading. */
export function openingOf(passage: IndexedPassage): Excerpt {
  const kept = passage.units.slice(0, SENTENCE_LIMIT);
  return { text: toMarkdown(kept), quote: kept[0]?.text ?? "" };
}

/** The whole list that a row belongs to or that a sentence introduces, unless it is long. */
function listAround(units: readonly Unit[], at: number): number[] {
  const isRow = (place: number) => units[place]?.kind === "row";
  let from = isRow(at) ? at : units[at]?.text.endsWith(":") && isRow(at + 1) ? at + 1 : -1;
  if (from < 0) return [];
  let to = from;
  while (isRow(from - 1)) from -= 1;
  while (isRow(to + 1)) to += 1;
  if (to - from + 1 > ROW_LIMIT) return [];
  const rows = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return units[from - 1]?.text.endsWith(":") ? [from - 1, ...rows] : rows;
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
