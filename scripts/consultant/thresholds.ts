/** The thresholds for stating and offering a candidate that serve visitors best on the cases of the fit. */

import { CERTAIN, LIKELY_TOO } from "../../server/consultant/answer.ts";
import type { Ranker } from "../../server/consultant/weights.ts";

export type Thresholds = Pick<Ranker, "stateFrom" | "offerFrom">;

export interface Trial {
  /** Best first. */
  candidates: readonly { probability: number; right: boolean }[];
  weight: number;
}

/**
 * Utility of an outcome to a visitor. About half of the answers that count as wrong here, read by hand, are good ones:
 * neighbours that say the same. An answer that is not certain is followed by the next likely one (`second`).
 */
const UTILITY = { right: 1, second: 0.6, wrong: -0.1, offered: 0.5, offeredWrong: -0.05, none: 0 };
/**
 * A candidate less likely than this is offered, not stated: a question that stands alone may be meant for somebody else,
 * a follow-up hardly.
 */
export const LEAST_STATED = { alone: 0.25, inTalk: 0.2 };
/** Thresholds that are tried from there. */
const [STEPS, STEP] = [20, 0.02];
const OFFER_THRESHOLDS = [0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2];
/** The threshold for offering is at most this share of the one for stating. */
const OFFER_TO_STATE = 0.5;

export function bestThresholds(trials: readonly Trial[], least: number): Thresholds {
  let best = { stateFrom: 0.5, offerFrom: 0.1, worth: Number.NEGATIVE_INFINITY };
  for (const stateFrom of Array.from({ length: STEPS }, (_, step) => least + step * STEP))
    for (const offerFrom of OFFER_THRESHOLDS.filter((one) => one <= stateFrom * OFFER_TO_STATE)) {
      const worth = trials.reduce((sum, one) => sum + one.weight * utilityOf(one, { stateFrom, offerFrom }), 0);
      if (worth > best.worth) best = { stateFrom: Math.round(stateFrom * 100) / 100, offerFrom, worth };
    }
  return { stateFrom: best.stateFrom, offerFrom: best.offerFrom };
}

/** Of questions whose entry is removed, the share that may still be answered from a neighbour. */
const STATED_NEIGHBOURS = 0.145;
/** The threshold for offering an entry, as a share of the one for stating. */
const NEIGHBOUR_OFFER_TO_STATE = 0.15;

/**
 * For entries of any content, of which no questions are known: a candidate must be likelier than most neighbours of an
 * answer that is missing.
 */
export function thresholdsAbove(neighbours: readonly number[]): Thresholds {
  const sorted = neighbours.toSorted((a, b) => b - a);
  const stateFrom = sorted[Math.floor(sorted.length * STATED_NEIGHBOURS)] ?? 0.5;
  return { stateFrom: round(stateFrom), offerFrom: round(NEIGHBOUR_OFFER_TO_STATE * stateFrom) };
}

function utilityOf({ candidates }: Trial, { stateFrom, offerFrom }: Thresholds): number {
  const [first, second] = candidates;
  if (first && first.probability >= stateFrom) {
    if (first.right) return UTILITY.right;
    const isAlsoGiven =
      second?.right && first.probability < CERTAIN && second.probability >= LIKELY_TOO * first.probability;
    return isAlsoGiven ? UTILITY.second : UTILITY.wrong;
  }
  const offered = candidates.filter(({ probability }) => probability >= offerFrom);
  if (offered.length < 2) return UTILITY.none;
  return offered.some(({ right }) => right) ? UTILITY.offered : UTILITY.offeredWrong;
}

const round = (probability: number) => Math.round(probability * 1000) / 1000;
