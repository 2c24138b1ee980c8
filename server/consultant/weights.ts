/** The fitted numbers of the consultant, as `scripts/consultant/fit.ts` writes them, and how they are used. */
import { readFileSync } from "node:fs";
import type { Aspect } from "../../shared/contracts/library.ts";

/** How one kind of candidate is ranked, and how sure the best one is. */
export interface Ranker {
  /** One weight a feature. */
  rank: readonly number[];
  /** Weights of what `sureRow` puts together: a constant, the scores and the question, then the candidate's own. */
  sure: readonly number[];
  /** Probability from which a candidate is stated, and from which it is offered. */
  state: number;
  offer: number;
}

export interface Weights {
  answers: Ranker;
  /** Answers to what leans on a talk, whose own words say less. */
  turns: Ranker;
  entries: Ranker;
  units: readonly number[];
  /** How often strangers ask for each aspect. */
  aspects: Readonly<Record<Aspect, number>>;
}

/** Features of a candidate that its probability is told from, beside the scores and the question. */
export const SURE_OF_ANSWERS = [
  "words",
  "meaning",
  "both",
  "few",
  "asked",
  "told",
  "textMeaning",
  "aspect",
  "learnt",
  "sourced",
] as const;
export const SURE_OF_ENTRIES = ["held", "sentenceMeaning", "wordingWords", "wordingMeaning"] as const;

export function loadWeights(): Weights {
  return JSON.parse(readFileSync(new URL("./weights.json", import.meta.url), "utf8")) as Weights;
}

export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i += 1) sum += (weights[i] ?? 0) * (features[i] as number);
  return sum;
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));
