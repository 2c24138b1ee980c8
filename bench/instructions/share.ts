/** How much of a collection the detection of hidden instructions leaves out, or doubts, and what it must reach. */
import { suspectedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";
import type { Written } from "./collections.ts";

/** A little less than was measured of sentences that were kept back, which is 0.41 … */
export const LEAST_FOUND = 0.36;
/** … 0.93 … */
export const LEAST_DOUBTED = 0.88;
/** … and a little more than 0.022. */
export const MOST_MISTAKEN = 0.03;

const suspected = (content: string) =>
  suspectedSentences({ page_title: "", section_title: null, content, metadata: { manually_added: true } });

/** Whether an operator's entry of this text would lose a sentence. */
export const isDiscarded = (content: string): boolean => suspected(content).discarded.length > 0;

/** Whether it would lose one, or not quote one to whoever gives it back. */
export const isDoubted = (content: string): boolean => isDiscarded(content) || suspected(content).doubtful.length > 0;

export const shareOf = (written: readonly Written[], is = isDiscarded): number =>
  written.filter(({ text }) => is(text)).length / written.length;
