/** A question, parsed for the search. */
import type { Aspect } from "../../shared/contracts/library.ts";
import type { Context } from "./answer-model.ts";

/** A question's own words, without the conversation and the answer model's prediction. */
export interface ParsedText {
  text: string;
  /** Of each of its stems; unknown words weigh most. */
  idf: ReadonlyMap<string, number>;
  /** Sum of all weights. */
  total: number;
  /** Share of the weight that falls on words found neither in the library nor in the entries. */
  unknown: number;
  vector: Float32Array;
  /** Subjects that it names; see `LibraryIndex.namedIn`. */
  subjects: ReadonlyMap<string, number>;
  /** Numbers in it, normalised. */
  numbers: readonly string[];
}

export interface Query extends ParsedText {
  aspects: ReadonlyMap<Aspect, number>;
  /** Probability that it is about each subject of the library. */
  subjectProbabilities: ReadonlyMap<string, number>;
  /** Probability that it is meant for somebody else. */
  outOfDomain: number;
  /** Of each answer of the library, by the answer model. */
  logLikelihoods: Float32Array;
  /** Of the conversation, where the question may be a follow-up. */
  topic: Topic | undefined;
}

export interface Topic {
  /** Ids, the latest first. */
  subjects: readonly string[];
  /** Ids of the answers given, the latest first. */
  answers: readonly string[];
  /** Addresses of the pages linked, without anchors, the latest first. */
  pages: readonly string[];
  /** The last question, in the visitor's words and in its answer's own wording. */
  text: string;
}

/** Input of the answer model. */
export function contextOf({ subjects, answers, text }: Topic): Context {
  return { subject: subjects[0], answer: answers[0], text };
}

/** Share of a question's weight that falls on stems for which `isHeld`, 0 to 1. */
export function coverageBy({ idf, total }: Query, isHeld: (stem: string) => boolean): number {
  let sum = 0;
  for (const [stem, weight] of idf) if (isHeld(stem)) sum += weight;
  return total ? sum / total : 0;
}

/** The question's stems that a text holds: parts of the text hold no others. */
export const heldBy = ({ idf, total }: Query, stems: ReadonlySet<string>): Pick<Query, "idf" | "total"> => ({
  idf: new Map([...idf].filter(([stem]) => stems.has(stem))),
  total,
});

/** The same as `coverageBy` for the stems of one text or two. */
export function coverage(
  { idf, total }: Pick<Query, "idf" | "total">,
  stems: ReadonlySet<string>,
  others?: ReadonlySet<string>,
): number {
  let sum = 0;
  for (const [stem, weight] of idf) if (stems.has(stem) || others?.has(stem)) sum += weight;
  return total ? sum / total : 0;
}

/** From -1, where a text holds none of the question's numbers, to 1, where it holds all; 0 where the question has none. */
export function numbersHeld({ numbers }: Query, stems: ReadonlySet<string>): number {
  if (numbers.length === 0) return 0;
  return (2 * numbers.filter((number) => stems.has(number)).length) / numbers.length - 1;
}

/** How a candidate's subject agrees with those that the question names: its share, -1 for another's, 0 where none is named. */
export function subjectAgreement({ subjects }: Query, subject: string | undefined): number {
  if (subjects.size === 0) return 0;
  return (subject !== undefined && subjects.get(subject)) || -1;
}
