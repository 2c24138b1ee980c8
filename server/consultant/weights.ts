/** The consultant's fitted weights, written by `scripts/consultant/fit.ts`. */
import { readFileSync } from "node:fs";
import type { Aspect } from "../../shared/contracts/library.ts";

/** Ranking, calibration and thresholds of one kind of candidate. */
export interface Ranker {
  /** One weight a feature. */
  rank: readonly number[];
  /** Weights of the calibration, in the order of `calibrationRow`. */
  calibration: readonly number[];
  /** Probabilities from which a candidate is stated, and offered. */
  stateFrom: number;
  offerFrom: number;
}

export interface Weights {
  answers: Ranker;
  /** Answers to follow-ups, whose own words say less. */
  turns: Ranker;
  entries: Ranker;
  units: readonly number[];
  /** Prior: how often strangers ask for each aspect. */
  aspects: Readonly<Record<Aspect, number>>;
}

/** Features of a candidate that enter its calibration, beside the scores and the question. */
export const CALIBRATION_OF_ANSWERS = [
  "words",
  "meaning",
  "nearest",
  "nearestMean",
  "coverageWithWordings",
  "coverage",
  "textMeaning",
  "aspect",
  "logLikelihood",
  "domainLogLikelihood",
  "section",
] as const;
export const CALIBRATION_OF_ENTRIES = ["coverage", "sentenceMeaning", "wordingWords", "wordingMeaning"] as const;

export function loadWeights(): Weights {
  return JSON.parse(readFileSync(new URL("./weights.json", import.meta.url), "utf8")) as Weights;
}

export function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i += 1) sum += (weights[i] ?? 0) * (features[i] as number);
  return sum;
}

export const logistic = (x: number) => 1 / (1 + Math.exp(-x));
