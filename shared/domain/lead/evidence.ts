/** Finds the words in an enquiry that a rule looks for. */
import { isNegated, type Reach, wordsBefore } from "./negation.ts";

/** Longest quote, in characters; enough to recognise one's own words. */
const QUOTE_LIMIT = 80;

/**
 * The first unnegated match of `words` in `read`, or undefined. The quote is cut from `written`,
 * which has the same length and still holds what was blanked out in `read`.
 */
export function findQuote(
  words: RegExp,
  read: string,
  reach: Reach,
  written = read,
  accepts?: (before: readonly string[], after: string) => boolean,
): string | undefined {
  for (const match of read.matchAll(words)) {
    if (isNegated(read, match.index, reach)) continue;
    const end = match.index + match[0].length;
    if (accepts && !accepts(wordsBefore(read, match.index), read.slice(end))) continue;
    // What was blanked out at either end of the match is no part of it.
    const start = end - match[0].trimStart().length;
    const quote = written.slice(start, match.index + match[0].trimEnd().length);
    if (quote) return shorten(quote.replace(/\s+/gu, " ").replace(/[.,;:]+$/u, ""));
  }
  return undefined;
}

/** Cut after a whole word, unless the first is longer than the limit itself. */
export function shorten(quote: string, limit = QUOTE_LIMIT): string {
  const letters = [...quote];
  if (letters.length <= limit) return quote;
  const words = /^.*\S(?=\s)/su.exec(letters.slice(0, limit).join(""))?.[0];
  return `${words ?? letters.slice(0, limit - 1).join("")}…`;
}
