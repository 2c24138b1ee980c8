/**
 * The file of word vectors: how it is laid out, written and read.
 *
 * Four counts (words, pairs, dimensions, bytes of the word list), then for each
 * word and each pair its scale, then the pairs as two word numbers in one (in
 * ascending order), then the vectors as int8, then the words, one a line.
 */
export interface Table {
  dimensions: number;
  words: readonly string[];
  /** Neighbouring words with a vector of their own: first * 65,536 + second, ascending. */
  pairs: Uint32Array;
  /** What each vector's numbers are multiplied by: those of the words, then those of the pairs. */
  scales: Float32Array;
  numbers: Int8Array;
}

const MAX_WORDS = 65_536;
export const pairKey = (first: number, second: number) => first * MAX_WORDS + second;

const HEADER = 4;
/** In bytes, of a count, a scale and a pair. */
const UNIT = 4;

export function writeTable({ words, pairs, dimensions, scales, numbers }: Table): Uint8Array {
  const list = new TextEncoder().encode(words.join("\n"));
  const header = Uint32Array.of(words.length, pairs.length, dimensions, list.length);
  const parts = [header, scales, pairs, numbers, list].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  return Buffer.concat(parts);
}

export function readTable(file: Uint8Array): Table {
  // A copy where the numbers would not lie at a multiple of their size.
  const { buffer, byteOffset } = file.byteOffset % UNIT ? file.slice() : file;
  const [wordCount = 0, pairCount = 0, dimensions = 0, listBytes = 0] = new Uint32Array(buffer, byteOffset, HEADER);
  const rows = wordCount + pairCount;
  const scalesAt = byteOffset + HEADER * UNIT;
  const pairsAt = scalesAt + rows * UNIT;
  const numbersAt = pairsAt + pairCount * UNIT;
  const listAt = numbersAt + rows * dimensions;
  return {
    dimensions,
    words: new TextDecoder().decode(new Uint8Array(buffer, listAt, listBytes)).split("\n"),
    pairs: new Uint32Array(buffer, pairsAt, pairCount),
    scales: new Float32Array(buffer, scalesAt, rows),
    numbers: new Int8Array(buffer, numbersAt, rows * dimensions),
  };
}
