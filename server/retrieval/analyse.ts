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
/** Words kept at hand; a site has a few thousand, a very large one tens of thousands. */
const CACHE_SIZE = 200_000;
const known = new Map<string, Token>();

/** Every word of a text, in order. Only words of entries are `kept` at hand: what a visitor writes is not. */
export function tokenise(text: string, kept = false): Token[] {
  return (normaliseText(text).match(WORD) ?? []).map((found) => tokenOf(found, kept));
}

function tokenOf(found: string, kept: boolean): Token {
  const cached = known.get(found);
  if (cached) return cached;
  const word = oneSpelling(found);
  const token = { word, term: termOf(word), stop: stopWords.has(found) || stopWords.has(word) };
  if (!kept) return token;
  if (known.size >= CACHE_SIZE) known.clear();
  known.set(found, token);
  return token;
}

/** The term of one word in its one spelling. */
export function termOf(word: string): string {
  return /^\d/.test(word) ? word : stem(word);
}

/** Terms of a text as they are indexed: no function words, phrases as a term beside their words. */
export function termsOf(text: string): string[] {
  return termsOfTokens(tokenise(text));
}

export function termsOfTokens(tokens: readonly Token[]): string[] {
  const terms: string[] = [];
  for (const [position, token] of tokens.entries()) {
    if (!token.stop) terms.push(token.term);
    for (const phrase of phraseTermsAt(tokens, position)) terms.push(phrase.term);
  }
  return terms;
}
