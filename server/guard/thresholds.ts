/** Fitted on the development half of `bench/guard` by `node bench/guard/fit.ts`. */
export const THRESHOLDS = {
  /** Share of an assertion's weight that may be without ground, and the weight of a single such word. */
  share: 0.36,
  word: 1.5,
  /** What may be missing from one clause all the same, if no more than a share is missing from its sentence. */
  slack: 1.4,
  slackShare: 0.25,
  /** The same in a clause with a quantity, whose words must stand where the quantity stands. */
  figureShare: 0.2,
  figureWord: 1.5,
  figureSamePage: 1,
  /** What a word counts as uncovered that stands elsewhere on the page, or elsewhere in the grounds. */
  samePage: 0.4,
  elsewhere: 0.7,
  /** Share of neighbours that must be neighbours in a ground: in a sentence, and in each of its clauses. */
  cohesion: 0.55,
  clauseCohesion: 0,
  /** What two words count that stand in sentences that follow each other, or in one section. */
  nextSentence: 0.6,
  sameSection: 0,
  /** Share that advice and dependence may have without ground. */
  advice: 1,
};

export type Thresholds = typeof THRESHOLDS;
