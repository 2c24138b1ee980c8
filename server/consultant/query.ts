/** One question as it is compared with what the consultant knows. */
import type { Aspect } from "../../shared/contracts/library.ts";
import type { Context } from "./answer-model.ts";

/** What the words of a question say by themselves. */
export interface Worded {
  text: string;
  /** Weight of each of its stems: the rarer, the more it tells. Words that are nowhere known weigh most. */
  idf: ReadonlyMap<string, number>;
  /** Sum of all weights. */
  total: number;
  /** Share of the weight that falls on words which neither the library nor the entries hold. */
  unknown: number;
  vector: Float32Array;
  /** Subjects that it names, with the share of the name that is theirs. */
  subjects: ReadonlyMap<string, number>;
  /** Numbers in it, as the text module writes them. */
  numbers: readonly string[];
}

export interface Query extends Worded {
  aspects: ReadonlyMap<Aspect, number>;
  /** How likely it is that it asks about each subject of the library. */
  likelySubjects: ReadonlyMap<string, number>;
  /** Log-likelihood of each answer of the library, in their order, by the answer model. */
  likelihoods: Float32Array;
  /** What the conversation was about, where the question may lean on it. */
  topic: Topic | undefined;
}

export interface Topic {
  /** Subjects, the latest first. */
  subjects: readonly string[];
  /** The answers given before, the latest first. */
  answers: readonly string[];
  /** Addresses of the pages that were given, without anchors, the latest first. */
  pages: readonly string[];
  /** What was asked last, in the visitor's words and in those of the answer that was given. */
  text: string;
}

/** What the answer model hears of the talk. */
export function contextOf({ subjects, answers, text }: Topic): Context {
  return { subject: subjects[0], answer: answers[0], text };
}

/** Share of a question's weight that falls on words which are held, 0 to 1. */
export function coverageBy({ idf, total }: Query, isHeld: (stem: string) => boolean): number {
  let sum = 0;
  for (const [stem, weight] of idf) if (isHeld(stem)) sum += weight;
  return total ? sum / total : 0;
}

/** The same for words that stand in either of two texts. */
export function coverage(query: Query, stems: ReadonlySet<string>, others?: ReadonlySet<string>): number {
  return coverageBy(query, (stem) => stems.has(stem) || others?.has(stem) === true);
}

/** 1 where every number of the question stands in a text, -1 where none does, 0 where it has none. */
export function numbersHeld({ numbers }: Query, stems: ReadonlySet<string>): number {
  if (numbers.length === 0) return 0;
  return (2 * numbers.filter((number) => stems.has(number)).length) / numbers.length - 1;
}

/** How a candidate's subject agrees with those that the question names: its share, -1 for another's, 0 where none is named. */
export function subjectAgreement({ subjects }: Query, subject: string | undefined): number {
  if (subjects.size === 0) return 0;
  return (subject !== undefined && subjects.get(subject)) || -1;
}
