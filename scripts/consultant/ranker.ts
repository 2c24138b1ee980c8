/** Fits how one kind of candidate is ranked, how sure the best ones are, and from which probability they are stated. */
import { type Match, sureRow } from "../../server/consultant/matches.ts";
import type { Query } from "../../server/consultant/query.ts";
import { dot, logistic, type Ranker } from "../../server/consultant/weights.ts";
import { type Example, fitLogistic } from "../fitting/logistic.ts";
import { type Choice, fitChoice } from "./regression.ts";
import { bestThresholds, type Tried, thresholdsAbove } from "./thresholds.ts";

/** A question with the candidates that were found for it. */
export interface Case {
  query: Query;
  matches: Match[];
  isRight(match: Match): boolean;
  weight: number;
  /** Asked by a stranger: thresholds serve those who really ask. */
  isStrangers?: boolean;
}

/** How much a question whose answer is taken away counts beside one whose answer is there. */
const TAKEN_AWAY = 0.5;
/** How much a weight costs by which is said how likely a candidate is, on features of unit variance. */
const RIDGE = 1e-3;
/** Candidates of a question that may be stated or offered. */
const LIKELIEST = 3;

/** First which candidate is best, then how sure the best ones are, then what is likely enough. */
export function fitRanker(name: string, cases: readonly Case[], features: number): Ranker {
  const choices = cases.map(
    ({ matches, isRight, weight }): Choice => ({
      candidates: matches.map((match) => match.features),
      right: matches.map(isRight),
      weight,
    }),
  );
  const rank = fitChoice(choices, features);
  const ranked = cases.map((one) => ({ ...one, matches: sortedBy(rank, one.matches) }));
  // Entries may be about anything, so what is learnt of how sure one is must not be the site's alone.
  const isOfEntries = cases[0]?.matches[0]?.kind === "entry";
  const sure = fitLogistic(ranked.flatMap(examplesOf), { ridge: RIDGE, constantCosts: isOfEntries }).map(rounded);
  const deciding = ranked.some(({ isStrangers }) => isStrangers) ? ranked.filter((one) => one.isStrangers) : ranked;
  const whole = deciding.map((one) => triedOf(one, one.matches, sure));
  const without = deciding.map((one) => ({
    ...triedOf(one, others(one), sure),
    weight: one.weight * TAKEN_AWAY,
  }));
  const neighbours = without.flatMap(({ candidates: [first] }) => first?.likely ?? []);
  const thresholds = isOfEntries ? thresholdsAbove(neighbours) : bestThresholds([...whole, ...without]);
  report(name, ranked, thresholds);
  return { rank, sure, ...thresholds };
}

function sortedBy(rank: readonly number[], matches: readonly Match[]): Match[] {
  for (const match of matches) match.score = dot(rank, match.features);
  return matches.toSorted((a, b) => b.score - a.score);
}

const others = ({ matches, isRight }: Case) => matches.filter((match) => !isRight(match));

/** The likeliest few, and the likeliest of what is left where the right one is taken away. */
function examplesOf(one: Case): Example[] {
  const { query, matches, isRight, weight } = one;
  const examples = matches
    .slice(0, LIKELIEST)
    .map((match, place): Example => ({ features: sureRow(query, matches, place), right: isRight(match), weight }));
  const left = others(one);
  if (left.length) examples.push({ features: sureRow(query, left, 0), right: false, weight: weight * TAKEN_AWAY });
  return examples;
}

function triedOf({ query, isRight, weight }: Case, matches: readonly Match[], sure: readonly number[]): Tried {
  const candidates = matches
    .slice(0, LIKELIEST)
    .map((match, place) => ({ likely: logistic(dot(sure, sureRow(query, matches, place))), right: isRight(match) }));
  return { candidates, weight };
}

function report(name: string, cases: readonly Case[], { state, offer }: { state: number; offer: number }) {
  const share = (most: number) => {
    const hits = cases.filter(({ matches, isRight }) => matches.slice(0, most).some(isRight));
    return `${((100 * hits.length) / cases.length).toFixed(1)} %`;
  };
  console.log(
    `${name}: ${cases.length} asked, first ${share(1)}, among three ${share(LIKELIEST)}; stated from ${state}, offered from ${offer}`,
  );
}

const rounded = (weight: number) => Math.round(weight * 1000) / 1000;
