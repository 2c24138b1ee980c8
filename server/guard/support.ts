/**
 * Whether the grounds bear a claim out: a logistic model over what `features.ts` measures at the
 * units that come nearest. `bench/guard/fit.ts` fits its weights; none is above 0, so that each
 * feature can only tell against a claim.
 */
import { readFileSync } from "node:fs";
import type { Index } from "./alignment.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Form } from "./claims/forms.ts";
import { evidenceFor, FEATURES } from "./features.ts";

export interface Weights {
  /** What a claim has that is borne out word for word; it stands while the faults do not use it up. */
  credit: number;
  faults: Record<(typeof FEATURES)[number], number>;
}

export const loadWeights = (): Weights =>
  JSON.parse(readFileSync(new URL("weights.json", import.meta.url), "utf8")) as Weights;

const scoreOf = (features: readonly number[], { credit, faults }: Weights): number =>
  FEATURES.reduce((sum, name, at) => sum + faults[name] * (features[at] ?? 0), credit);

/** The score of the unit that bears the claim out best; a claim stands from 0. */
export function supportOf(claim: Clause, form: Form | undefined, index: Index, weights: Weights): number {
  return Math.max(...evidenceFor(claim, form, index).map(({ features }) => scoreOf(features, weights)));
}
