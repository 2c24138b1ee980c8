/** How much of a collection the detection of hidden instructions leaves out, and what it must reach. */
import { discardedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";
import type { Written } from "./collections.ts";

/** A little less than was measured of sentences that were kept back, which is 0.64 … */
export const LEAST_FOUND = 0.55;
/** … and a little more than 0.003. */
export const MOST_MISTAKEN = 0.02;

/** Whether an operator's entry of this text would lose a sentence. */
export const isDiscarded = (content: string): boolean =>
  discardedSentences({ page_title: "", section_title: null, content, metadata: { manually_added: true } }).length > 0;

export const shareOf = (written: readonly Written[]): number =>
  written.filter(({ text }) => isDiscarded(text)).length / written.length;
