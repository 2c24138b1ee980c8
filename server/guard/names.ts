/** Detects names that the grounds do not hold. */
import { KNOWN } from "./content-terms.ts";
import type { Term } from "./text/terms.ts";
import type { Prepared } from "./units.ts";
import { isEnglish } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

/** Words that name somebody or something that was not given: no English word, or a capital letter where none is due. */
export function strangeNames(terms: readonly Term[], prepared: Prepared): Term[] {
  return terms.filter((term) => {
    if (prepared.all.has(term.key) || prepared.visitorWords.has(term.key) || KNOWN.has(term.word)) return false;
    if (term.capital) return true;
    return !term.lowInformation && !isEnglish(term.key) && !isForm(term.word);
  });
}

const bases = (root: string) => [root, `${root}e`, root.replace(/i$/, "y"), root.replace(/(.)\1$/, "$1")];
/** A compound or derived form of English words: "bespoke", "re-reading" and "recompute" name nobody. */
const isForm = (word: string) =>
  ["er", "est", "s", "d", "ly", "ness"].some(
    (end) => word.endsWith(end) && bases(word.slice(0, -end.length)).some((base) => isEnglish(stem(base))),
  ) ||
  (/^(?:re|un|pre|non|mis|over|under|co|sub|inter)/.test(word) &&
    isEnglish(stem(word.replace(/^(?:re|un|pre|non|mis|over|under|co|sub|inter)/, ""))));
