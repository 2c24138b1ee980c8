/** The words of a text: by their stems, with which of them only join others. */
import { eng } from "stopword";
import { stemOf } from "../../search/text.ts";
import { oneForm, plain } from "./sentences.ts";

interface Term {
  /** In lower case, without a possessive. */
  word: string;
  stem: string;
  /** A function word: it claims nothing by itself. */
  joins: boolean;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['&][\p{L}\p{M}]+)*/gu;
/** Function words: they claim nothing by themselves. */
export const JOINING = new Set([
  ...eng,
  ...`above across against ago along although always among anyone anything around away became become behind below beside
  besides beyond cannot does doing done down during either else even every everybody everyone everything few further gave
  gets getting give given gives goes going gone having hence however indeed instead its itself just keep less let made makes
  may near need needs neither no nobody none nor not nothing off often once one onto others ours own per perhaps please put
  quite rather set shall she so somebody someone something sometimes soon taken takes theirs therefore thing things thus till
  together toward towards unless until upon us use used uses using usually via ways went when whether whole whom whose why
  will within without yet yours yes say says s t d ll m o re ve`.split(/\s+/),
]);

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

/** Small words of the languages that visitors write most, none of which is English. */
const FOREIGN = new Set(
  `der die das und ist nicht ein eine mit von für auf den dem sich wir sie werden wird auch als le la les des du et est une
  pour dans que qui pas sur avec nous vous au aux el los las del y una por para con su se lo es como más son os um uma
  não na nas nos pela pelo ao aos dos das em il lo gli di che per non sono alla della een het van de en niet voor zijn met`.split(
    /\s+/,
  ),
);
const ENGLISH = new Set(
  [...JOINING].filter((word) => word.length > 2 && !FOREIGN.has(word) && !/^(?:was|will|all|also)$/.test(word)),
);

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
