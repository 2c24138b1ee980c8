/** The sentences of an entry that answer, with what they need to be understood; lists and tables whole. */
import { cosine } from "../meaning/index.ts";
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
/** How near in meaning a doubtful sentence is to a question that asks for it, -1 to 1: most orders are farther, and few honest requests. */
const ASKED_FOR = 0.15;
/** A sentence joins the best one if its score is within this margin. */
const SCORE_MARGIN = 1.2;

export function excerptOf(query: Query, passage: IndexedPassage, knowledge: Knowledge): Excerpt {
  const { units } = passage;
  const scores = knowledge.unitScores(query, passage);
  const order = informative(passage, query).sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
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

/**
 * Places of the units that do not repeat the question; for a yes-or-no question a repetition is the answer. One that is
 * doubtful has to be near to what is asked for.
 */
function informative({ units, unitVectors, doubtful }: IndexedPassage, query: Query): number[] {
  const isAsked = (at: number) => cosine(query.vector, unitVectors[at] as Float32Array) >= ASKED_FOR;
  const meant = some(
    units.map((_, at) => at),
    (at) => !isDoubtful(units[at] as Unit, doubtful) || isAsked(at),
  );
  if (isPolar(query.text)) return meant;
  const isRepeated = ({ stems }: Unit) =>
    [...stems].filter((stem) => query.idf.has(stem)).length >= REPEATED_SHARE * stems.size;
  return some(meant, (at) => !isRepeated(units[at] as Unit));
}

/** The opening of a passage, for one that was picked by its heading. */
export function openingOf({ units, doubtful }: IndexedPassage): Excerpt {
  const kept = some(units, (unit) => !isDoubtful(unit, doubtful)).slice(0, SENTENCE_LIMIT);
  return { text: toMarkdown(kept), quote: kept[0]?.text ?? "" };
}

const isDoubtful = ({ text }: Unit, doubtful: IndexedPassage["doubtful"]) =>
  doubtful.some(({ sentence }) => text.includes(sentence) || sentence.includes(text));

/** Those that are as wanted; all, where none is. */
function some<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item[] {
  const wanted = items.filter(isWanted);
  return wanted.length > 0 ? wanted : [...items];
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
