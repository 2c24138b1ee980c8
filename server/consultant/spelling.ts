/** Typos: a word that nobody knows becomes the library's nearest word. */
import { distance } from "fastest-levenshtein";
import { sameText } from "./text.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Letters from which a word may hold two typos. */
const LONG = 8;
/** "Didn’t" is one word. */
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

export class Spelling {
  /** Words by their first letter and length: whoever mistypes a word rarely mistypes its beginning. */
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) continue;
      const key = `${word[0]}${word.length}`;
      const group = this.words.get(key) ?? [];
      if (group.length === 0) this.words.set(key, group);
      group.push(word);
    }
  }

  /** The text with unknown words corrected, as far as one known word is near enough. */
  correct(text: string, isKnown: (word: string) => boolean): string {
    return text.replace(WORD, (word) => {
      const plain = sameText(word);
      return plain.length < SHORTEST || isKnown(plain) ? word : (this.nearest(plain) ?? word);
    });
  }

  private nearest(word: string): string | undefined {
    const reach = word.length >= LONG ? 2 : 1;
    let best: string | undefined;
    let least = reach + 1;
    for (let length = word.length - reach; length <= word.length + reach; length += 1)
      for (const other of this.words.get(`${word[0]}${length}`) ?? []) {
        const apart = distance(word, other);
        if (apart < least) [best, least] = [other, apart];
      }
    return best;
  }
}
