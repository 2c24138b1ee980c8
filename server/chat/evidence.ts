/** How well an entry supports an answer to a question: a chance between 0 and 1, from what of the question it holds and where. */

import { coverage, type Hit, type Query, readingOf, type Terms } from "../retrieval/index.ts";
import { type FigureUnit, findFigures } from "./figures.ts";

export interface Evidence {
  /** Share of the question that the headings and expected questions speak to. */
  about: number;
  /** Share that the best sentence, its neighbours and the headings speak to. */
  near: number;
  /** Share that the whole entry speaks to, and the same without synonyms. */
  entry: number;
  entryExactly: number;
  /** Likeness to the nearest expected question. */
  question: number;
  /** Nearness of the vectors. */
  vector: number;
  /** Share of the question that stands nowhere on the site, and how many of its words that tell something. */
  unknown: number;
  unknownWords: number;
  /** How much is asked: the logarithm of its words, little ones aside. Much that is met says more than little. */
  words: number;
  /** Share of the best hits that stand on the same page: what a page is about stands in several of its sections. */
  samePage: number;
  /** Telling words of the question: 0 for none, 1 for four and more. */
  telling: number;
  /** 1 where a single person asks for himself ("how do I", "make me") and of nothing of ours. */
  private: number;
  /** 1 where the question speaks of us, our clients or our cases. */
  ours: number;
  /** Where a figure is asked for: 1 if the chosen sentences hold none of its kind, else 0. */
  figureMissing: number;
  /** 1 where the question quotes a figure that the chosen sentences hold: "is the 37% real?". */
  quoted: number;
  /** Where they hold one: the share of the question that these sentences themselves speak to. */
  figureTold: number;
}

/** The sentences that would answer, as terms. */
export interface Told {
  /** Keys of their figures. */
  keys: ReadonlySet<string>;
  sentences: Terms[];
  /** Those that hold a figure of the kind asked for. */
  figures: Terms[];
  figureAsked: boolean;
}

const OURS = /\b(?:you|your|yours|cgt|clients?|cases?|case study|campaigns?|projects?|platform|pilots?)\b/i;
const PRIVATE = /\b(?:i|me|my)\b/i;
const MOST_TELLING = 4;
const QUOTABLE: readonly FigureUnit[] = ["percent", "money", "multiple", "ratio"];

export function evidenceOf(
  query: Query,
  hit: Hit,
  samePage: number,
  heading: Terms,
  near: Terms[],
  told: Told,
): Evidence {
  const { terms, questions } = readingOf(hit.entry);
  // An operator's entry names no questions: all of it is what it is about.
  const about = hit.entry.metadata.manually_added
    ? hit.parts.coverage
    : coverage(query, "weight", heading, ...questions.map((question) => question.terms));
  const telling = query.groups.filter(({ light }) => !light).length;
  const all = query.groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const unknown = query.groups.reduce((sum, { weight, match }) => sum + (match === "unknown" ? weight : 0), 0);
  return {
    about,
    near: coverage(query, "weight", heading, ...near),
    entry: hit.parts.coverage,
    entryExactly: coverage(query.exact, "weight", terms),
    question: hit.parts.question,
    vector: hit.parts.vector,
    unknown: unknown / all,
    unknownWords: query.groups.filter(({ match, light }) => match === "unknown" && !light).length,
    words: Math.log1p(query.groups.length),
    samePage,
    telling: Math.min(telling, MOST_TELLING) / MOST_TELLING,
    private: PRIVATE.test(query.text) && !OURS.test(query.text) ? 1 : 0,
    ours: OURS.test(query.text) ? 1 : 0,
    quoted: quotedFigures(query).some((key) => told.keys.has(key)) ? 1 : 0,
    figureMissing: told.figureAsked && !told.figures.length ? 1 : 0,
    figureTold: told.figures.length ? coverage(query, "weight", ...told.figures) : 0,
  };
}

const quotes = new WeakMap<Query, string[]>();

/** Figures in the question that carry a unit; a bare number may be anything. */
function quotedFigures(query: Query): string[] {
  let keys = quotes.get(query);
  if (!keys) {
    keys = findFigures(query.text).flatMap(({ unit, key }) => (QUOTABLE.includes(unit) ? key : []));
    quotes.set(query, keys);
  }
  return keys;
}

/**
 * Weights of a logistic regression over the development questions of the bench, those that the site
 * answers and those that it does not. A quoted figure is too rare there, and weighed by hand.
 */
const BIAS = -9.3;
const WEIGHTS: Partial<Record<keyof Evidence, number>> = {
  about: 1.15,
  near: 1.55,
  entry: 1.65,
  entryExactly: 1.3,
  question: 1.85,
  vector: 1.3,
  unknown: -1.5,
  unknownWords: -0.5,
  words: 2.75,
  samePage: 2,
  telling: 0.9,
  private: -1.05,
  ours: 0.6,
  quoted: 1,
  figureTold: 1.4,
};
/** A whole entry that also expects the question is worth more than the two apart. */
const ENTRY_AND_QUESTION = 1.7;

/** The chance, 0 to 1, that the entry answers the question. */
export function chanceOf(evidence: Evidence): number {
  let sum = BIAS + ENTRY_AND_QUESTION * evidence.entry * evidence.question;
  for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * evidence[name as keyof Evidence];
  return 1 / (1 + Math.exp(-sum));
}

/** Evidence of what needs none. */
export const CERTAIN: Evidence = {
  about: 1,
  near: 1,
  entry: 1,
  entryExactly: 1,
  question: 1,
  vector: 1,
  unknown: 0,
  unknownWords: 0,
  words: 1,
  samePage: 1,
  telling: 1,
  private: 0,
  ours: 1,
  quoted: 0,
  figureMissing: 0,
  figureTold: 0,
};
