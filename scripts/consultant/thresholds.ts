/** From which probability a candidate is stated, and from which it is offered: what serves visitors best on what was tried. */

import { CERTAIN, LIKELY_TOO } from "../../server/consultant/answer.ts";

export interface Tried {
  /** The likeliest few, best first. */
  candidates: readonly { likely: number; right: boolean }[];
  weight: number;
}

/**
 * What an outcome is worth to a visitor. About half of what counts as wrong here, read by hand, is another good answer:
 * a neighbour that says the same. An answer that is not certain is followed by the next likely one (`second`).
 */
const WORTH = { right: 1, second: 0.6, wrong: -0.1, offered: 0.5, offeredWrong: -0.05, none: 0 };
const STATES = Array.from({ length: 25 }, (_, step) => 0.1 + step * 0.02);
const OFFERS = [0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2];
/** What is offered may be this much less likely than what is stated, at least. */
const BELOW = 0.5;

export function bestThresholds(tried: readonly Tried[]): { state: number; offer: number } {
  let best = { state: 0.5, offer: 0.1, worth: Number.NEGATIVE_INFINITY };
  for (const state of STATES)
    for (const offer of OFFERS.filter((one) => one <= state * BELOW)) {
      const worth = tried.reduce((sum, one) => sum + one.weight * worthOf(one, state, offer), 0);
      if (worth > best.worth) best = { state: Math.round(state * 100) / 100, offer, worth };
    }
  return { state: best.state, offer: best.offer };
}

/** Of questions whose entry is taken away, those that may still be answered from a neighbour. */
const STATED_NEIGHBOURS = 0.26;
/** A reading is offered that is this likely beside one that would be stated. */
const OFFERED = 0.15;

/**
 * For entries of any content, where nothing is known of what is asked: a candidate must be likelier than most
 * neighbours of an answer that is not there.
 */
export function thresholdsAbove(neighbours: readonly number[]): { state: number; offer: number } {
  const sorted = neighbours.toSorted((a, b) => b - a);
  const state = sorted[Math.floor(sorted.length * STATED_NEIGHBOURS)] ?? 0.5;
  return { state: round(state), offer: round(OFFERED * state) };
}

function worthOf({ candidates }: Tried, state: number, offer: number): number {
  const [first, second] = candidates;
  if (first && first.likely >= state) {
    if (first.right) return WORTH.right;
    const isToldToo = second?.right && first.likely < CERTAIN && second.likely >= LIKELY_TOO * first.likely;
    return isToldToo ? WORTH.second : WORTH.wrong;
  }
  const offered = candidates.filter(({ likely }) => likely >= offer);
  if (offered.length < 2) return WORTH.none;
  return offered.some(({ right }) => right) ? WORTH.offered : WORTH.offeredWrong;
}

const round = (probability: number) => Math.round(probability * 1000) / 1000;
