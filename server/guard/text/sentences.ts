/** Where sentences end. Full stops of decimals, list numbers and abbreviations end none. */
/** What a list's item begins with, on its line. */
export const LIST_MARK = String.raw`(?:[-*+•–—◦‣▪·]|\d{1,3}[.)])\s+`;

const ABBREVIATION =
  /(?:^|[\s("'])(?:e\.g|i\.e|approx|mio|mrd|bzw|ca|nr|vs|dr|mr|mrs|ms|prof|cf|p\.a|a\.m|p\.m|u\.k|u\.s|e\.u|(?-i:\p{Lu}))\.$/iu;
const LIST_NUMBER = /^\s*(?:[-*+]\s+)?\d{1,2}[.)]$/;
/** A full stop with what closes after it: quotation marks, brackets, bold. */
const STOP = /[.!?…。！？؟۔]+["'”’»)\]*_]*/gu;

/** End of the first sentence in `text`, or undefined where it has not ended yet. What follows must be seen, unless all is here. */
export function sentenceEnd(text: string, complete = false): number | undefined {
  const lineEnd = lineEndIn(text);
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (lineEnd !== undefined && end > lineEnd) break;
    if (endsHere(text, match.index, end, complete)) return end;
  }
  return lineEnd;
}

/** A reader sees one paragraph where Markdown has two lines of words: the line's end is no sentence's, unless it has a mark. */
const GOES_ON = new RegExp(String.raw`^(?![ \t]*(?:[|#>]|${LIST_MARK}))[ \t]*[^\s|#>]`);
/** Characters: nobody reads a sentence that is longer. */
const LONGEST = 4_000;
const ENDS_LINE = /[.:!?…|][*_)"'”’\]]*[^\S\n]*$|^\s*(?:#|\|)[^\n]*$/;

function lineEndIn(whole: string): number | undefined {
  const text = whole.slice(0, LONGEST);
  for (const { index } of text.matchAll(/(?<=\S[^\S\n]*)\n/g)) {
    const [line, next] = [text.slice(0, index), text.slice(index + 1)];
    if (ENDS_LINE.test(line)) return index;
    if (/^[ \t]*$|^[ \t]*[-*+•–—\d][\d.)]*$/.test(next)) return undefined;
    if (!GOES_ON.test(next)) return index;
  }
  return undefined;
}

function endsHere(text: string, stop: number, end: number, complete: boolean): boolean {
  const next = text.slice(end);
  if (next === "") return complete;
  const wide = /^[。！？]/.test(text[stop] ?? "");
  // No space stands before a citation.
  if (!wide && !/^(?:\s|[[【]\s*\^?\d)/.test(next)) return false;
  const before = text.slice(0, stop + 1);
  if (LIST_NUMBER.test(before.slice(before.lastIndexOf("\n") + 1)) || ABBREVIATION.test(before)) return false;
  // An ellipsis or an abbreviation in the middle: a sentence does not begin with a small letter.
  return !/^\s+\p{Ll}/u.test(next) || /[!?]/.test(text[stop] ?? "") || !/[….]{2}/.test(text.slice(stop, end));
}

/** By its end, with what may close after it. */
export const isQuestion = (sentence: string) => /\?["”’')*_\]\s]*$/.test(sentence);
export const isAnnouncement = (sentence: string) => /:["”’')*_\s]*$/.test(sentence);

const BULLET = new RegExp(String.raw`^\s*(?:${LIST_MARK}|>\s*|#{1,6}\s+)+`, "gm");

/** Words of link texts are read, their targets are not. */
export const plain = (markdown: string): string => unmarked(oneForm(withoutLinks(markdown)).replace(BULLET, ""));

/** No emphasis, which a sentence that falls would tear; of a table’s bars those between words, as an enumeration. */
export const unmarked = (text: string): string =>
  text
    .replace(/\*\*|__|[*`~]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/^[\s|]+|[\s|]+$/g, "")
    .replace(/\s*\|\s*/g, ": ")
    .replace(/\s+/g, " ");

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

/** Digits of other scripts, and what is of full width. */
const OTHER_FORMS = /[\p{Nd}٪\uFF00-\uFFEF]/gu;
/** Pictures, and what is laid over, joined with or turned round another sign. */
const ORNAMENTS =
  /\p{Extended_Pictographic}|\p{Variation_Selector}|\p{Cf}|~|[\u{332}\u{334}-\u{338}]|[\u{20D0}-\u{20F0}]|(?![\n\t])\p{Cc}/gu;
/** Letters and digits in circles, in squares or above the line are none; fractions and a square metre are. */
const SIGNS = /(?!°|[½¼¾²³](?![\d%])|[`^])[\p{No}\p{So}\p{Sk}\p{Lm}\p{Co}\p{Cn}\p{Cs}]/gu;

export const legible = (text: string): string =>
  text.replace(OTHER_FORMS, oneForm).replace(ORNAMENTS, "").replace(SIGNS, UNREADABLE);

/** Leaves links to pages that exist, and the words of all others; finds addresses that lead elsewhere. */

/** The target is read to its end before what follows it: a long one costs no time. */
const LINK = /!?\[([^\]]*)\]\(([^()\s]*(?:\([^()]*\)[^()\s]*)?)(?![^()\s])[^)]*\)/g;
/** Again until none is left: one that goes may join the halves of another. */
function withoutTags(text: string): string {
  const left = text.replace(TAG, "");
  return left === text ? text : withoutTags(left);
}
const TAG = /<\/?[a-z!][^>]*>?/gi;
const ADDRESS =
  /\b(?:https?:\/\/|www\.)[^\s)>\]]+|\b[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w.@/])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|pt|uk|co|ai|agency|eu|de|fr|es|ae|info|biz|app|dev|me|tv|us|ch|example|test|shop|online|site|link|ly)\b(?:\/[^\s)>\]]*)?/gi;

export const withKnownLinks = (sentence: string, paths: ReadonlySet<string>): string =>
  withoutTags(sentence).replace(LINK, (whole, text: string, target: string) =>
    whole.startsWith("!") ? "" : isKnown(target, paths) ? `[${text}](${target})` : text,
  );

/** The words of links without their targets. */
const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** An anchor that no section has leads to the page all the same. */
function isKnown(target: string, paths: ReadonlySet<string>): boolean {
  if (!/^\/(?!\/)/.test(target)) return false;
  return paths.has(target) || paths.has(target.split("#")[0] || "/");
}

/** Addresses in the text itself: a visitor could follow them though they are no links. */
export const addressesIn = (sentence: string): string[] =>
  (withoutLinks(sentence).match(ADDRESS) ?? []).map((address) => address.toLowerCase().replace(/[.,]+$/, ""));
