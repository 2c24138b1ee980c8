/** What speaks for a passage, and what it comes to: its score among others, and the probability that it answers. */

export interface Evidence {
  /** Cosine of the question with title, heading and text of the passage. */
  whole: number;
  /** Cosine with the nearest of the heading and the questions that it answers. */
  head: number;
  /** BM25 as a share of the best passage's. */
  words: number;
  /** Share of the question's idf that the passage holds. */
  share: number;
  /** BM25 as a share of the most that the question's words could give. */
  saturation: number;
  /** Content words of the question, up to 8, as a share of 8. */
  terms: number;
  /** Share of the question's idf in words that nothing here holds. */
  unknown: number;
  /** Share of the idf of the question's numbers that the passage holds: a number is as good as a name. */
  figures: number;
  isAsked: boolean;
  /** An answer that was written in advance. */
  isWritten: boolean;
  /** The mean of several readings, such as a follow-up alone and with what was asked before. */
  isMean: boolean;
  /** Score beyond that of the best passage of another document, and beyond the mean of the best ten. */
  lead: number;
  gap: number;
  /** Share of the best five passages that are of its section. */
  support: number;
  /** Words of the passage, up to 60, as a share of 60. */
  length: number;
}

/** More loses on paraphrases, none loses on FAQs. */
const WORDS_WEIGHT = 0.15;
const FIGURES_WEIGHT = 0.1;
/** Where questions stand at the head, they tell more than the text. */
const ASKED_WEIGHT = 0.7;

export function scoreOf({
  whole,
  head,
  words,
  figures,
  isAsked,
}: Pick<Evidence, "whole" | "head" | "words" | "figures" | "isAsked">): number {
  const meaning = isAsked
    ? Math.max(whole, ASKED_WEIGHT * head + (1 - ASKED_WEIGHT) * whole)
    : Math.max(whole, (whole + head) / 2);
  return meaning + WORDS_WEIGHT * words + FIGURES_WEIGHT * figures;
}

/** Beyond these, what stands out does so because nothing here is near to the question. */
const LEAD_LIMIT = 0.2;
const GAP_LIMIT = 0.15;

export type Weights = Readonly<Record<string, number>>;

/** Weights for passages that are encoded, and for words alone: where the encoder is missing or not there yet. */
export interface Calibration {
  encoded: Weights;
  words: Weights;
}

/**
 * Named features of the logistic regression; `scripts/fit-evidence.ts` fits their weights on other houses. `written`
 * alone is fitted on this one, which alone has answers written in advance.
 */
export function featuresOf(one: Evidence): Record<string, number> {
  return {
    bias: 1,
    whole: one.whole,
    head: one.head,
    larger: Math.max(one.whole, one.head),
    share: one.share,
    wholeTimesShare: one.whole * one.share,
    saturation: one.saturation,
    lead: Math.min(LEAD_LIMIT, one.lead),
    gap: Math.min(GAP_LIMIT, one.gap),
    support: one.support,
    terms: one.terms,
    unknown: one.unknown,
    mean: one.isMean ? 1 : 0,
    asked: one.isAsked ? 1 : 0,
    askedHead: one.isAsked ? one.head : 0,
    length: one.length,
    written: one.isWritten ? 1 : 0,
  };
}

export function probabilityOf(evidence: Evidence, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of Object.entries(featuresOf(evidence))) sum += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}
