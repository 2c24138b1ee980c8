/** How well an entry supports an answer to a question: a chance between 0 and 1, from what of the question it holds and where. */
import { coverage, type Hit, type Query, readingOf, type Terms } from "../retrieval/index.ts";

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
  /** Share of the question that stands nowhere on the site. */
  unknown: number;
  /** Telling words of the question: 0 for none, 1 for four and more. */
  telling: number;
  /** 1 where the question speaks of us, our clients or our cases. */
  ours: number;
  /** Where a figure is asked for: 1 if the chosen sentences hold none of its kind, else 0. */
  figureMissing: number;
  /** Where they hold one: the share of the question that these sentences themselves speak to. */
  figureTold: number;
}

/** Whether a figure is asked for, and the terms of the chosen sentences that hold one of its kind. */
export interface Figure {
  asked: boolean;
  told: Terms[];
}

const OURS = /\b(?:you|your|yours|cgt|clients?|cases?|case study|campaign|project|platform|pilot)\b/i;
const MOST_TELLING = 4;

export function evidenceOf(query: Query, hit: Hit, heading: Terms, near: Terms[], figure: Figure): Evidence {
  const { terms, questions } = readingOf(hit.entry);
  const exact = exactly(query);
  const all = query.groups.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const unknown = query.groups.reduce((sum, { weight, match }) => sum + (match === "unknown" ? weight : 0), 0);
  return {
    about: coverage(query, "weight", heading, ...questions),
    near: coverage(query, "weight", heading, ...near),
    entry: hit.parts.coverage,
    entryExactly: coverage(exact, "weight", terms),
    question: hit.parts.question,
    unknown: unknown / all,
    telling: Math.min(query.groups.filter(({ light }) => !light).length, MOST_TELLING) / MOST_TELLING,
    ours: OURS.test(query.text) ? 1 : 0,
    figureMissing: figure.asked && !figure.told.length ? 1 : 0,
    figureTold: figure.told.length ? coverage(query, "weight", ...figure.told) : 0,
  };
}

/** Trust from which a word counts as the visitor's own: itself, a corrected slip, a word of the same use. */
const EXACT = 0.85;
const exacts = new WeakMap<Query, Query>();

function exactly(query: Query): Query {
  let exact = exacts.get(query);
  if (!exact) {
    const groups = query.groups.map((group) => ({
      ...group,
      alternatives: group.alternatives.filter(({ trust }) => trust >= EXACT),
    }));
    exact = { ...query, groups };
    exacts.set(query, exact);
  }
  return exact;
}

/** Weights of a logistic regression over the development questions of the bench, those that the site answers and those that it does not. */
const BIAS = -4.7;
const WEIGHTS: Record<keyof Evidence, number> = {
  about: 2.1,
  near: 1.9,
  entry: 2.15,
  entryExactly: 1.3,
  question: 1.95,
  unknown: -2.7,
  telling: 0.6,
  ours: 0.9,
  figureMissing: -0.4,
  figureTold: 1.1,
};
/** A whole entry that also expects the question is worth more than the two apart. */
const ENTRY_AND_QUESTION = 2.1;

/** The chance, 0 to 1, that the entry answers the question. */
export function chanceOf(evidence: Evidence): number {
  let sum = BIAS + ENTRY_AND_QUESTION * evidence.entry * evidence.question;
  for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * evidence[name as keyof Evidence];
  return 1 / (1 + Math.exp(-sum));
}
