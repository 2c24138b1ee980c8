/** Selects the vectors of a text: those of its words and bigrams. */
import { pairKey } from "./table.ts";
import { baseForms, wordsOf } from "./words.ts";

export interface Vocabulary {
  /** By word, the number of its vector. */
  words: ReadonlyMap<string, number>;
  /** As in a table: ascending. */
  pairs: Uint32Array;
}

/** The numbers of the vectors; a word that the table lacks counts as its base form or not at all. */
export function featuresOf(text: string, { words, pairs }: Vocabulary): number[] {
  const features: number[] = [];
  let previous: number | undefined;
  for (const word of wordsOf(text)) {
    const current = numberOf(word, words);
    if (current !== undefined) {
      features.push(current);
      const pair = previous === undefined ? -1 : indexOf(pairs, pairKey(previous, current));
      if (pair >= 0) features.push(words.size + pair);
    }
    previous = current;
  }
  return features;
}

export function numberOf(word: string, words: ReadonlyMap<string, number>): number | undefined {
  const known = words.get(word);
  if (known !== undefined) return known;
  for (const form of baseForms(word)) {
    const number = words.get(form);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** Where a key lies in an ascending list; -1 if it is not there. */
function indexOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
