/** Tokenises a text into terms with their properties. */

import { EXPRESSIONS } from "../words/meanings.ts";
import { stem } from "../words/stem.ts";
import { isFunctionWord, isLowInformation } from "../words/stop-words.ts";

export interface Term {
  /** As written. */
  text: string;
  /** In lower case, without a possessive. */
  word: string;
  /** Its stem, by which terms are compared. */
  key: string;
  /** A stop word or another word that claims nothing by itself. */
  lowInformation: boolean;
  /** A function word. */
  isFunction: boolean;
  /** Written with a capital letter where none is due. */
  capital: boolean;
  start: number;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['&][\p{L}\p{M}]+)*/gu;
const DOMAIN_ENDING = /(?<![\p{L}\d])\.(co\.uk|com|uk|org|net|pt|ae|io)\b/giu;

/** `text` as `withExpressions` leaves it. */
export function termsOf(text: string): Term[] {
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0];
    const word = raw
      .toLowerCase()
      .replace(/(?:n't|'(?:s|d|ll|ve|re|m))$/, "")
      .replace(/'/g, "");
    const before = text.slice(0, match.index).trimEnd();
    const opens = before === "" || /[.!?:;"(|\n]$|[-–—]$/.test(before);
    return {
      text: raw,
      word,
      key: stem(word),
      lowInformation: isLowInformation(word) || /n't$/i.test(raw),
      isFunction: isFunctionWord(word) || /n't$/i.test(raw),
      capital: /^\p{Lu}/u.test(raw) && !opens,
      start: match.index,
    };
  });
}

/** Expressions as one word each. Case is kept: it tells names. */
export function withExpressions(text: string): string {
  let known = text.replace(DOMAIN_ENDING, (_, ending: string) => ` ending${ending.replace(".", "").toLowerCase()}`);
  for (const [pattern, name] of PATTERNS) known = known.replace(pattern, name);
  return known;
}

const PATTERNS = EXPRESSIONS.map(([pattern, name]) => [new RegExp(pattern, "gi"), name.replace(/-/g, "")] as const);
