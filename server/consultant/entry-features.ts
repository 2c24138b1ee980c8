/** Features of an entry as a candidate for a question, and of each of its sentences. */

import { cosine, type Meaning } from "../meaning/index.ts";
import { topicAgreement } from "./answer-features.ts";
import { pageOf } from "./links.ts";
import { type Passage, pointsBack, type Unit } from "./passages.ts";
import { coverage, heldBy, numbersHeld, type Query, subjectAgreement } from "./query.ts";
import { stemsOf } from "./text.ts";

export const ENTRY_FEATURES = [
  "bm25",
  "coverage",
  "sentence",
  "sentenceAlone",
  "sentenceMeaning",
  "head",
  "headMeaning",
  "wordingWords",
  "wordingMeaning",
  "textMeaning",
  "subject",
  "topic",
  "numbers",
] as const;

export const UNIT_FEATURES = [
  "alone",
  "withHeads",
  "meaning",
  "pairs",
  "first",
  "dangling",
  "row",
  "long",
  "number",
  "numbers",
] as const;

/** A passage with its vectors, computed when it is first a candidate. */
export interface IndexedPassage extends Passage {
  vector: Float32Array;
  headVector: Float32Array;
  unitVectors: readonly Float32Array[];
  parsedWordings: readonly { stems: ReadonlySet<string>; vector: Float32Array }[];
  /** The library's subject that its page belongs to. */
  subject: string | undefined;
}

export function indexPassage(passage: Passage, meaning: Meaning, subject: string | undefined): IndexedPassage {
  return {
    ...passage,
    subject,
    headVector: meaning.vectorOf(passage.head),
    vector: meaning.vectorOf(`${passage.head}. ${passage.entry.content}`),
    unitVectors: passage.units.map(({ text }) => meaning.vectorOf(text)),
    parsedWordings: passage.wordings.map((text) => ({ stems: new Set(stemsOf(text)), vector: meaning.vectorOf(text) })),
  };
}

/** `modelCosine` is by a configured model's vectors, 0 without one. */
export function entryFeatures(query: Query, passage: IndexedPassage, bm25: number, modelCosine = 0): number[] {
  const { units, headStems } = passage;
  const held = heldBy(query, passage.stems);
  return [
    bm25,
    coverage(held, passage.stems),
    maxOf(units, ({ stems }) => coverage(held, stems, headStems)),
    maxOf(units, ({ stems }) => coverage(held, stems)),
    maxOf(passage.unitVectors, (vector) => cosine(query.vector, vector)),
    coverage(held, headStems),
    cosine(query.vector, passage.headVector),
    maxOf(passage.parsedWordings, ({ stems }) => diceCoefficient(query, stems)),
    maxOf(passage.parsedWordings, ({ vector }) => cosine(query.vector, vector)),
    Math.max(modelCosine, cosine(query.vector, passage.vector)),
    subjectAgreement(query, passage.subject),
    query.topic ? Math.max(topicAgreement(query.topic, passage.subject), pageAgreement(query, passage)) : 0,
    numbersHeld(query, passage.stems),
  ];
}

const LONG_UNIT = 40;

export function unitFeatures(query: Query, passage: IndexedPassage, at: number): number[] {
  const unit = passage.units[at] as Unit;
  const asksNumber = (query.aspects.get("value") ?? 0) + (query.aspects.get("period") ?? 0);
  return [
    coverage(query, unit.stems),
    coverage(query, unit.stems, passage.headStems),
    cosine(query.vector, passage.unitVectors[at] as Float32Array),
    diceCoefficient(query, unit.stems),
    at === 0 ? 1 : 0,
    pointsBack(unit) ? 1 : 0,
    unit.kind === "row" ? 1 : 0,
    Math.min(1, unit.stems.size / LONG_UNIT),
    /\d/.test(unit.text) ? asksNumber : 0,
    numbersHeld(query, unit.stems),
  ];
}

/** Weighted by idf; a word that the question lacks counts at the question's mean. */
function diceCoefficient(query: Query, stems: ReadonlySet<string>): number {
  let [shared, others] = [0, stems.size];
  for (const [stem, weight] of query.idf) {
    if (!stems.has(stem)) continue;
    shared += weight;
    others -= 1;
  }
  const meanWeight = query.idf.size ? query.total / query.idf.size : 0;
  return shared ? (2 * shared) / (query.total + shared + others * meanWeight) : 0;
}

function pageAgreement(query: Query, { entry }: Passage): number {
  const place = query.topic?.pages.indexOf(pageOf(entry)) ?? -1;
  return place < 0 ? 0 : 1 / (1 + place);
}

function maxOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((best, item) => Math.max(best, value(item)), 0);
}
