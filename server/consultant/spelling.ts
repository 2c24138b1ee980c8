/** Corrects typos: an unknown word becomes the library's nearest word. */
import { distance } from "fastest-levenshtein";
import { sameText } from "./text.ts";

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** Words of at least so many letters may have two typos. */
const TWO_TYPOS_LENGTH = 8;
/** "Didn’t" is one word. */
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

export class Spelling {
  /** Words by their first letter and length: whoever mistypes a word rarely mistypes its beginning. */
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < MIN_LENGTH || !/^\p{L}+$/u.test(word)) continue;
      const key = `${word[0]}${word.length}`;
      const group = this.words.get(key) ?? [];
      if (group.length === 0) this.words.set(key, group);
      group.push(word);
    }
  }

  /** Unknown words without a near enough known one stay. */
  correct(text: string, isKnown: (word: string) => boolean): string {
    return text.replace(WORD, (word) => {
      const plain = sameText(word);
      return plain.length < MIN_LENGTH || isKnown(plain) ? word : (this.nearest(plain) ?? word);
    });
  }

  private nearest(word: string): string | undefined {
    const maxEdits = word.length >= TWO_TYPOS_LENGTH ? 2 : 1;
    let best: string | undefined;
    let least = maxEdits + 1;
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1)
      for (const other of this.words.get(`${word[0]}${length}`) ?? []) {
        const edits = distance(word, other);
        if (edits < least) [best, least] = [other, edits];
      }
    return best;
  }
}
