/**
 * A sense of meaning that costs microseconds: a vector for each common word
 * and pair of words; a text's vector is their sum. The vectors were fitted so
 * that the sums point where a sentence encoder's vectors of whole sentences
 * do, so "price" lies near "How much does it cost?". `scripts/meaning/make.ts`
 * makes the table; NOTICE.md says from what.
 *
 * It knows neither names nor numbers that are not in the table: use it beside
 * a search by words, not instead of one.
 */
import { readFileSync } from "node:fs";
import { featuresOf, numberOf } from "./features.ts";
import { readTable } from "./table.ts";

export interface Meaning {
  dimensions: number;
  /** The vector of a text, of length 1; all zero where the table knows no word of it. */
  vectorOf(text: string): Float32Array;
  /** Whether the table has a vector for a word: common English words do. */
  knows(word: string): boolean;
}

/** Reads the table: 8 MB. Load it once for each thread. */
export function loadMeaning(file: URL = new URL("table.bin", import.meta.url)): Meaning {
  const { dimensions, words, pairs, scales, numbers } = readTable(readFileSync(file));
  const vocabulary = { words: new Map(words.map((word, number) => [word, number])), pairs };
  return {
    dimensions,
    knows: (word) => numberOf(word, vocabulary.words) !== undefined,
    vectorOf(text) {
      const sum = new Float32Array(dimensions);
      for (const feature of featuresOf(text, vocabulary)) {
        const scale = scales[feature] as number;
        const from = feature * dimensions;
        for (let i = 0; i < dimensions; i += 1) sum[i] = (sum[i] as number) + scale * (numbers[from + i] as number);
      }
      return unit(sum);
    },
  };
}

/** Of vectors of length 1. */
export const cosine = (a: Float32Array, b: Float32Array): number => product(a, b, 0);

/** Dot product of a vector with the row that begins at `from`. Four sums at once need not wait for each other: twice as quick. */
export function product(vector: Float32Array, rows: Float32Array, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const whole = vector.length - (vector.length % 4);
  for (let i = 0, at = from; i < whole; i += 4, at += 4) {
    a += (vector[i] as number) * (rows[at] as number);
    b += (vector[i + 1] as number) * (rows[at + 1] as number);
    c += (vector[i + 2] as number) * (rows[at + 2] as number);
    d += (vector[i + 3] as number) * (rows[at + 3] as number);
  }
  for (let i = whole; i < vector.length; i += 1) a += (vector[i] as number) * (rows[from + i] as number);
  return a + b + c + d;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector));
  return length > 0 ? vector.map((number) => number / length) : vector;
}
