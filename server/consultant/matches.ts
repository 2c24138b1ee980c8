/** Candidates for a question, with calibrated probabilities that they answer it. */
import { ANSWER_FEATURES } from "./answer-features.ts";
import { ENTRY_FEATURES, type IndexedPassage } from "./entry-features.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import { pageOf } from "./links.ts";
import type { Query } from "./query.ts";
import { CALIBRATION_OF_ANSWERS, CALIBRATION_OF_ENTRIES, dot, logistic, type Ranker } from "./weights.ts";

export interface AnswerMatch {
  kind: "answer";
  one: IndexedAnswer;
  score: number;
  probability: number;
  features: number[];
}

export interface EntryMatch {
  kind: "entry";
  passage: IndexedPassage;
  score: number;
  probability: number;
  /** Probability with the support of its page's other entries: long pages are split into several. */
  withPage: number;
  features: number[];
}

export type Match = AnswerMatch | EntryMatch;

export interface Matches {
  answers: AnswerMatch[];
  entries: EntryMatch[];
}

/** Weight of another entry's probability in that support. */
const PAGE_WEIGHT = 0.75;

/** Sorted by score. */
export function withProbabilities<M extends Match>(query: Query, matches: M[], { calibration }: Ranker): M[] {
  const sorted = matches.sort((a, b) => b.score - a.score);
  for (const [place, match] of sorted.entries())
    match.probability = logistic(dot(calibration, calibrationRow(query, sorted, place)));
  return sorted;
}

/** Support is lowered by the share of all candidates that are of the page. */
export function withPages(matches: EntryMatch[]): EntryMatch[] {
  for (const onPage of Map.groupBy(matches, ({ passage }) => pageOf(passage.entry)).values()) {
    const share = PAGE_WEIGHT * (1 - onPage.length / matches.length);
    const sum = onPage.reduce((total, { probability }) => total + probability, 0);
    for (const match of onPage) match.withPage = match.probability + share * (sum - match.probability);
  }
  return matches;
}

/** Input of the calibration for the candidate at `place` of `matches`, which are sorted by score. */
export function calibrationRow(query: Query, matches: readonly Match[], place: number): number[] {
  const { score, features, kind } = matches[place] as Match;
  const best = matches[place === 0 ? 1 : 0];
  const evidence = CALIBRATION_PLACES[kind].map((at) => features[at] as number);
  return [1, score, score - (best?.score ?? 0), query.unknown, Math.log(1 + query.idf.size), ...evidence];
}

/** Places of the features that enter the calibration. */
const CALIBRATION_PLACES = {
  answer: CALIBRATION_OF_ANSWERS.map((name) => ANSWER_FEATURES.indexOf(name)),
  entry: CALIBRATION_OF_ENTRIES.map((name) => ENTRY_FEATURES.indexOf(name)),
};
