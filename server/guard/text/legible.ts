/**
 * A model's words as they are judged and as they are shown, which is the same: no sign that a reader sees and the
 * judge does not, and none that turns, hides or strikes through what was judged.
 */

/** Stands for a sign that could be read as a letter or a digit and is none: no sentence stands with one. */
export const UNREADABLE = "\uFFFD";

/** Digits and letters in circles, in squares, of full width and above the line; fractions keep their form. */
const DRESSED = /(?![½¼¾²³°])[\p{No}\p{So}\p{Lm}\uFF00-\uFFEF]/gu;
/** Pictures, and what is laid over, joined with or turned round another sign. */
const ORNAMENTS =
  /\p{Extended_Pictographic}|\p{Variation_Selector}|\p{Cf}|~|[\u{332}\u{334}-\u{338}]|[\u{20D0}-\u{20F0}]|(?![\n\t])\p{Cc}/gu;
const SIGNS = /(?![½¼¾²³°`^])[\p{No}\p{So}\p{Sk}\p{Lm}\p{Co}\p{Cn}\p{Cs}]/gu;

export const legible = (text: string): string =>
  text
    .replace(DRESSED, (sign) => sign.normalize("NFKC"))
    .replace(ORNAMENTS, "")
    .replace(SIGNS, UNREADABLE);
