/** Quotations must be verbatim. */

const QUOTED = /"([^"]+)"|(?<![\p{L}\p{N}])'([^']{12,})'(?![\p{L}\p{N}])/gu;
/** A word or two in quotation marks is a term, not a quotation. */
const MIN_WORDS = 3;

export const quotationsOf = (text: string): string[] =>
  [...text.matchAll(QUOTED)]
    .map(([, double, single]) => (double ?? single ?? "").trim())
    .filter((quote) => quote.split(/\s+/).length >= MIN_WORDS);
