/** The words of a text: by their stems, with which of them only join others. */
import { stemOf } from "../../search/text.ts";
import { ENGLISH, FOREIGN, JOINING } from "../lexicon.ts";
import { oneForm, plain } from "./sentences.ts";

interface Term {
  /** In lower case, without a possessive. */
  word: string;
  stem: string;
  /** A function word: it claims nothing by itself. */
  joins: boolean;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['&][\p{L}\p{M}]+)*/gu;
export function termsOf(text: string): Term[] {
  return [...plain(text).matchAll(WORD)].map(([raw]) => {
    const word = raw
      .toLowerCase()
      .replace(/(?:n't|'(?:s|d|ll|ve|re|m))$/, "")
      .replace(/'/g, "");
    return {
      word,
      stem: stemOf(word),
      joins: word.length < 2 || JOINING.has(word) || /n't$/i.test(raw),
    };
  });
}

export const stemsOf = (text: string): Set<string> =>
  new Set(termsOf(text).flatMap(({ joins, stem }) => (joins ? [] : [stem])));

/** Anything that is not plainly in another language: in English more can be compared. */
export function isEnglish(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false;
  const words =
    oneForm(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(FOREIGN) <= count(ENGLISH);
}

/** A sentence as the same one is found again: with its signs, which say as much as its words, but for those that end it. */
export const bareWords = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\s.,;:]+$/, "");
