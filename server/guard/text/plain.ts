/** Normalises text: no Markdown, one form of digits, quotation marks and spaces. */
import { withoutLinks } from "../links.ts";

/** What a list's item begins with, on its line. */
export const LIST_MARK = String.raw`(?:[-*+•–—◦‣▪·]|\d{1,3}[.)])\s+`;
const BULLET = new RegExp(String.raw`^\s*(?:${LIST_MARK}|>\s*|#{1,6}\s+)+`);

/** Words of link texts are read, their targets are not; of a table’s bars those between words, once emphasis is gone. */
export function plain(markdown: string): string {
  return oneForm(withoutLinks(markdown))
    .replace(BULLET, "")
    .replace(/\*\*|__|[*`~]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/^[\s|]+|[\s|]+$/g, "")
    .replace(/\s*\|\s*/g, ": ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Full-width and foreign digits as 0 to 9, one kind of quotation mark, dash and space. */
export function oneForm(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => (digit <= "9" ? digit : String(digitValue(digit))))
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒−]/g, "-")
    .replace(/٪/g, "%")
    .replace(/٬/g, ",")
    .replace(/٫/g, ".");
}

/** Unicode keeps the ten digits of every script in one run, the zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

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
