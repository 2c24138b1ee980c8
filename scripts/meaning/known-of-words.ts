import type { CommonWords } from "./common-words.ts";

/** Numbers of a GloVe vector. */
const GLOVE = 100;

/** What is known of each word alone: its GloVe vector, the encoder's vector of it, and 1; zeros where one is missing. */
export function knownOfWords(
  words: Iterable<string>,
  common: CommonWords,
  texts: readonly string[],
  targets: Float32Array,
  dimensions: number,
): Float32Array[] {
  const rows = new Map(texts.map((text, row) => [text, row]));
  return Array.from(words, (word) => {
    const known = new Float32Array(GLOVE + dimensions + 1);
    known.set(common.vectorOf(word) ?? []);
    const row = rows.get(word);
    if (row !== undefined) known.set(targets.subarray(row * dimensions, (row + 1) * dimensions), GLOVE);
    known[GLOVE + dimensions] = 1;
    return known;
  });
}
