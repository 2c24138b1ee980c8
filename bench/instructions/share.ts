/** How much of a collection the detection of hidden instructions leaves out, and what it must reach. */
import { discardedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";
import type { Written } from "./collections.ts";

/** A little less than was measured of sentences that were kept back, which is 0.41 … */
export const LEAST_FOUND = 0.36;
/** … and a little more than 0.022. */
export const MOST_MISTAKEN = 0.03;

/** Whether an operator's entry of this text would lose a sentence. */
const isDiscarded = (content: string) =>
  discardedSentences({ page_title: "", section_title: null, content, metadata: { manually_added: true } }).length > 0;

export const shareOf = (written: readonly Written[]): number =>
  written.filter(({ text }) => isDiscarded(text)).length / written.length;
