/**
 * Fits the weights of `server/guard/support.ts` on the development collections and writes
 * `server/guard/weights.json`: `npx node bench/guard/fit.ts`. It says first what five folds give, each
 * judged by weights fitted on the other four (cross-validation, grouped by question).
 *
 * Which unit supports a claim, and which claim of a lie is the wrong one, is not labelled. So each
 * round takes the unit that scores highest with the weights of the last round, of a lie the claim
 * that scores lowest, and fits again.
 */
import { writeFileSync } from "node:fs";
import { fitLogistic, type Example as Judged } from "../../scripts/fitting/logistic.ts";
import { claimsNothing } from "../../server/guard/claims/nothing.ts";
import { type Part, partsIn, wholeOf } from "../../server/guard/claims/parts.ts";
import { evidenceFor, FEATURES } from "../../server/guard/features.ts";
import type { Grounds } from "../../server/guard/index.ts";
import { nearestTo } from "../../server/guard/own-words.ts";
import { type Read, read } from "../../server/guard/read.ts";
import { plain } from "../../server/guard/text/plain.ts";
import { withExpressions } from "../../server/guard/text/terms.ts";
import { vetoed } from "../../server/guard/vetoes.ts";
import { development, type Item } from "./collections.ts";

/** Rounds after which the choice of units no longer changes. */
const ROUNDS = 6;
const FOLDS = 5;
/** Ridge penalty, on features of unit variance. */
const RIDGE = 0.008;
/** Cost of a lie that stands, in truths withheld. */
const PRICE = 3;
/**
 * Share of the development lies that may stand, judged by weights that have not seen them: from it
 * the credit is set. Half of what is wanted, since lies that were kept back stood twice as often.
 */
const LIES = Number(process.argv[2] ?? 0.005);

interface Example {
  question: string;
  lie: boolean;
  /** Where it falls, the grounds' own words go in its place. */
  replaced: boolean;
  /** What falls whatever the model says. */
  vetoed: boolean;
  /** For each claim, the features at each candidate unit, a 1 first. */
  claims: number[][][];
  /** The same for the sentence as one claim, where it has several. */
  whole: number[][] | undefined;
}
type Vector = readonly number[];

const known = new Map<Grounds, Read>();
function exampleOf({ question, sentence, before, lie, grounds }: Item): Example {
  const reading = known.get(grounds) ?? read(grounds);
  known.set(grounds, reading);
  const text = withExpressions(plain(sentence));
  const parts = claimsNothing(sentence, reading.prepared) ? [] : partsIn(text);
  const evidence = ({ part, form }: Part) =>
    evidenceFor(part, form, reading.index).map(({ features }) => [1, ...features]);
  return {
    question,
    lie,
    replaced: nearestTo(sentence, reading.prepared, reading.index).length > 0,
    vetoed: vetoed(sentence, before, reading).some(({ supported }) => !supported),
    claims: parts.map(evidence),
    whole: parts.length > 1 ? evidence(wholeOf(text, parts)) : undefined,
  };
}

const dot = (a: Vector, b: Vector) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
const best = (units: readonly number[][], weights: Vector) =>
  units.reduce((most, unit) => (dot(unit, weights) > dot(most, weights) ? unit : most));

function weightsFor(examples: readonly Example[]): number[] {
  let weights = [4, ...FEATURES.map(() => -1)];
  const usable = examples.filter(({ vetoed, claims }) => !vetoed && claims.length > 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = usable.flatMap(({ lie, claims }): Judged[] => {
      const chosen = claims.map((units) => best(units, weights));
      const least = chosen.reduce((worst, one) => (dot(one, weights) < dot(worst, weights) ? one : worst));
      if (lie) return [{ features: least, right: false, weight: PRICE }];
      return chosen.map((features) => ({ features, right: true, weight: 1 / Math.sqrt(chosen.length) }));
    });
    weights = fitLogistic(rows, { ridge: RIDGE, start: weights, faultsOnly: true });
  }
  return weights;
}

function scoreOf({ vetoed, claims, whole }: Example, weights: Vector): number {
  if (vetoed) return Number.NEGATIVE_INFINITY;
  const scoreAt = (units: readonly number[][]) => dot(best(units, weights), weights);
  const parts = Math.min(Number.POSITIVE_INFINITY, ...claims.map(scoreAt));
  return whole ? Math.max(parts, scoreAt(whole)) : parts;
}

/** The score that no more than a share of the lies exceeds. */
function limitOf(examples: readonly Example[], scores: ReadonlyMap<Example, number>, share: number): number {
  const lies = examples.filter(({ lie }) => lie).map((one) => scores.get(one) ?? 0);
  return lies.sort((a, b) => b - a)[Math.floor(share * lies.length)] ?? 0;
}

const examples = development().map(exampleOf);
const questions = [...new Set(examples.map(({ question }) => question))];
const foldOf = new Map(questions.map((question, at) => [question, (at * 7) % FOLDS]));
const scores = new Map<Example, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = weightsFor(examples.filter(({ question }) => foldOf.get(question) !== fold));
  for (const one of examples) if (foldOf.get(one.question) === fold) scores.set(one, scoreOf(one, weights));
}
const truths = examples.filter(({ lie }) => !lie);
for (const share of [0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.1]) {
  const limit = limitOf(examples, scores, share);
  const withheld = truths.filter((one) => (scores.get(one) ?? 0) <= limit);
  const lost = withheld.filter(({ replaced }) => !replaced);
  const percent = (some: readonly Example[]) => ((100 * some.length) / truths.length).toFixed(1);
  console.log(
    `lies ${(100 * share).toFixed(2)} %: withheld ${percent(withheld)} %, nothing in their place ${percent(lost)} %, limit ${limit.toFixed(2)}`,
  );
}
const [first = 0, ...faults] = weightsFor(examples);
const round = (number: number) => Math.round(number * 1000) / 1000;
const fitted = {
  credit: round(first - limitOf(examples, scores, LIES)),
  faults: Object.fromEntries(FEATURES.map((name, at) => [name, round(faults[at] ?? 0)])),
};
writeFileSync("server/guard/weights.json", `${JSON.stringify(fitted, undefined, 2)}\n`);
console.log(fitted);
