/** Fitted on the development half of `bench/guard` by `node bench/guard/fit.ts`. */
export const THRESHOLDS = {
  /** Share of an assertion's weight that may be without ground, and the weight of a single such word. */
  share: 0.34,
  word: 1.5,
  /** The same in a clause with a quantity, whose words must stand where the quantity stands. */
  figureShare: 0.34,
  figureWord: 1.5,
  figureSamePage: 0.8,
  /** What a word counts as uncovered that stands elsewhere on the page, or elsewhere in the grounds. */
  samePage: 0.4,
  elsewhere: 0.7,
  /** Share of neighbours in a clause that must be neighbours in a ground. */
  cohesion: 0.6,
  /** Share that advice and dependence may have without ground. */
  advice: 0.8,
};

export type Thresholds = typeof THRESHOLDS;
