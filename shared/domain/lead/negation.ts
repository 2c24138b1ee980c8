/**
 * Simple negation: "we do not need a proposal" asks for none.
 * Reads the few words before a match, back to where its clause begins.
 */

/** How far a negation reaches. */
export type Reach =
  /** Any negation in the clause: right for requests, dates and budgets. */
  | "clause"
  /** "Not a bank", or a wish denied: right for sectors, sizes and problems. */
  | "near"
  /** Only a wish denied, "we do not need domains": "we have no attribution" states the need itself. */
  | "wish"
  /** None: the phrase holds whatever stands before it. */
  | "never";

/** Words looked back over. */
const WINDOW = 6;
const MAX_WORDS_BETWEEN = 2;

const CLAUSE_END =
  /[.!?;:\n]|,(?=\s+(?:we|i|it|our|my|but|so|please|however|this|that|they|you|could|can|would|just|only)\b)|\b(?:but|however)\b/giu;
const NEGATOR = /^(?:not|no|never|without|neither|nor|none|cannot|dont|doesnt|isnt|arent|wont|\p{L}+n't)$/iu;
const WISH = /^(?:need|want|require|looking|interested|seeking|after|wish|asking|expect)\p{L}*$/iu;
/** Negators that negate nothing. */
const HARMLESS =
  /\b(?:not (?:only|just|sure|yet|to mention)|no (?:doubt|longer)|why not|don't hesitate|do not hesitate)\b/giu;

export function isNegated(text: string, index: number, reach: Reach): boolean {
  if (reach === "never") return false;
  const words = wordsBefore(text, index).slice(-WINDOW);
  const negator = words.findLastIndex((word) => NEGATOR.test(word));
  if (negator < 0) return false;
  if (reach === "clause") return true;
  if (reach === "near" && negator >= words.length - MAX_WORDS_BETWEEN) return true;
  return words.slice(negator).some((word) => WISH.test(word));
}

/** The words of the clause before `index`. */
export function wordsBefore(text: string, index: number): string[] {
  // Read past the match by a word or two: a comma ends a clause only before certain words.
  const from = Math.max(0, index - 200);
  const start = [...text.slice(from, index + 10).matchAll(CLAUSE_END)]
    .map((end) => from + end.index + end[0].length)
    .findLast((end) => end <= index);
  const clause = text.slice(start ?? from, index).replace(HARMLESS, " ");
  return clause.match(/[\p{L}\p{N}']+/gu) ?? [];
}
