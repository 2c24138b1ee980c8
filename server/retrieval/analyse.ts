/** Turns text into terms: normalised, stemmed words, with the phrases that stand for one idea added. */
import { normaliseText, oneSpelling } from "./normalise.ts";
import { phraseTermsAt } from "./phrases.ts";
import { stem } from "./stemmer.ts";
import { stopWords } from "./stop-words.ts";

export interface Token {
  /** The word in its one spelling. */
  word: string;
  /** What is indexed: the word's stem, or the name of the phrase it starts. */
  term: string;
  stop: boolean;
}

const WORD = /\p{L}+|\d+(?:[.:]\d+)*\p{L}{0,2}/gu;
/** Stems kept at hand; a site has a few thousand words, a very large one tens of thousands. */
const CACHE_SIZE = 200_000;
const stems = new Map<string, string>();

/** The term of one word in its one spelling. */
export function termOf(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const term = /^\d/.test(word) ? word : stem(word);
  if (stems.size >= CACHE_SIZE) stems.clear();
  stems.set(word, term);
  return term;
}

/** Every word of a text, in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [found] of normaliseText(text).matchAll(WORD)) {
    const word = oneSpelling(found);
    tokens.push({ word, term: termOf(word), stop: stopWords.has(found) || stopWords.has(word) });
  }
  return tokens;
}

/** Terms of a text as they are indexed: no function words, phrases as a term beside their words. */
export function termsOf(text: string): string[] {
  const tokens = tokenise(text);
  const terms: string[] = [];
  tokens.forEach((token, position) => {
    if (!token.stop) terms.push(token.term);
    for (const phrase of phraseTermsAt(tokens, position)) terms.push(phrase.term);
  });
  return terms;
}
