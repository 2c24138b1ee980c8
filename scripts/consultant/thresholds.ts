/** From which probability a candidate is stated, and from which it is offered: what serves visitors best on what was tried. */

export interface Tried {
  /** The likeliest few, best first. */
  candidates: readonly { likely: number; right: boolean }[];
  weight: number;
}

/**
 * What an outcome is worth to a visitor. A wrong answer costs most of what a right one gives, but much of what counts
 * as wrong here is another good answer: a neighbour that says the same. Among answers about half, so read by hand;
 * among sections, which repeat one another, more.
 */
export const WRONG = { answers: -0.15, entries: -0.1 } as const;
const WORTH = { right: 1, offered: 0.5, offeredWrong: -0.1, none: 0 };
const STATES = Array.from({ length: 25 }, (_, step) => 0.1 + step * 0.02);
const OFFERS = [0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2];

export function bestThresholds(tried: readonly Tried[], wrong: number): { state: number; offer: number } {
  let best = { state: 0.5, offer: 0.1, worth: Number.NEGATIVE_INFINITY };
  for (const state of STATES)
    for (const offer of OFFERS) {
      const worth = tried.reduce((sum, one) => sum + one.weight * worthOf(one, { state, offer, wrong }), 0);
      if (worth > best.worth) best = { state: Math.round(state * 100) / 100, offer, worth };
    }
  return { state: best.state, offer: best.offer };
}

function worthOf({ candidates }: Tried, { state, offer, wrong }: { state: number; offer: number; wrong: number }): number {
  const [first] = candidates;
  if (first && first.likely >= state) return first.right ? WORTH.right : wrong;
  const offered = candidates.filter(({ likely }) => likely >= offer);
  if (offered.length < 2) return WORTH.none;
  return offered.some(({ right }) => right) ? WORTH.offered : WORTH.offeredWrong;
}
