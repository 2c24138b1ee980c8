/** Fits the ranking of one kind of candidate, the calibration of its probabilities, and the thresholds for stating and offering. */
import { calibrationRow, type Match } from "../../server/consultant/matches.ts";
import type { Query } from "../../server/consultant/query.ts";
import { dot, logistic, type Ranker } from "../../server/consultant/weights.ts";
import { type Example, fitLogistic } from "../fitting/logistic.ts";
import { type Choice, fitChoice } from "./regression.ts";
import { bestThresholds, type Thresholds, type Trial, thresholdsAbove } from "./thresholds.ts";

/** A question with the candidates that were found for it. */
export interface Case {
  query: Query;
  matches: Match[];
  isRight(match: Match): boolean;
  weight: number;
  /** Thresholds are chosen on strangers' questions where there are any. */
  isStrangers?: boolean;
}

/** Weight of a question whose right answer is removed, beside one that has it. */
const REMOVED_WEIGHT = 0.5;
/** L2 penalty of the calibration, on features of unit variance. */
const RIDGE = 1e-3;
/** Candidates of a question that are calibrated. */
const TOP = 3;

/** `leastStated`: see `LEAST_STATED`; not of entries. */
export function fitRanker(name: string, cases: readonly Case[], features: number, leastStated = 0): Ranker {
  const choices = cases.map(
    ({ matches, isRight, weight }): Choice => ({
      candidates: matches.map((match) => match.features),
      right: matches.map(isRight),
      weight,
    }),
  );
  const rank = fitChoice(choices, features);
  const ranked = cases.map((one) => ({ ...one, matches: sortedBy(rank, one.matches) }));
  // Entries may be about anything, so their calibration must not fit this site's alone.
  const isOfEntries = cases[0]?.matches[0]?.kind === "entry";
  const calibration = fitLogistic(ranked.flatMap(examplesOf), { ridge: RIDGE, constantCosts: isOfEntries }).map(
    rounded,
  );
  const deciding = ranked.some(({ isStrangers }) => isStrangers) ? ranked.filter((one) => one.isStrangers) : ranked;
  const whole = deciding.map((one) => trialOf(one, one.matches, calibration));
  const without = deciding.map((one) => ({
    ...trialOf(one, wrongMatches(one), calibration),
    weight: one.weight * REMOVED_WEIGHT,
  }));
  const neighbours = without.flatMap(({ candidates: [first] }) => first?.probability ?? []);
  const thresholds = isOfEntries ? thresholdsAbove(neighbours) : bestThresholds([...whole, ...without], leastStated);
  report(name, ranked, thresholds);
  return { rank, calibration, ...thresholds };
}

function sortedBy(rank: readonly number[], matches: readonly Match[]): Match[] {
  for (const match of matches) match.score = dot(rank, match.features);
  return matches.toSorted((a, b) => b.score - a.score);
}

const wrongMatches = ({ matches, isRight }: Case) => matches.filter((match) => !isRight(match));

/** The best few, and the best wrong one as if the right one were missing. */
function examplesOf(one: Case): Example[] {
  const { query, matches, isRight, weight } = one;
  const examples = matches
    .slice(0, TOP)
    .map(
      (match, place): Example => ({ features: calibrationRow(query, matches, place), right: isRight(match), weight }),
    );
  const wrong = wrongMatches(one);
  if (wrong.length)
    examples.push({ features: calibrationRow(query, wrong, 0), right: false, weight: weight * REMOVED_WEIGHT });
  return examples;
}

function trialOf({ query, isRight, weight }: Case, matches: readonly Match[], calibration: readonly number[]): Trial {
  const candidates = matches.slice(0, TOP).map((match, place) => ({
    probability: logistic(dot(calibration, calibrationRow(query, matches, place))),
    right: isRight(match),
  }));
  return { candidates, weight };
}

function report(name: string, cases: readonly Case[], { stateFrom, offerFrom }: Thresholds) {
  const share = (most: number) => {
    const hits = cases.filter(({ matches, isRight }) => matches.slice(0, most).some(isRight));
    return `${((100 * hits.length) / cases.length).toFixed(1)} %`;
  };
  console.log(
    `${name}: ${cases.length} asked, first ${share(1)}, among three ${share(TOP)}; stated from ${stateFrom}, offered from ${offerFrom}`,
  );
}

const rounded = (weight: number) => Math.round(weight * 1000) / 1000;
