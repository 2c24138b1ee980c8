/**
 * The vectors that the fit starts from: a linear map, the same for all words,
 * of what is known of a word alone. It gives rare words a sensible vector,
 * which the fit changes little.
 */
import { addOuter, mirrored, solve } from "./linear-algebra.ts";
import type { Corpus } from "./vocabulary.ts";

/** Frequent words count less: weight = this / (this + the share of texts that have the word). */
const FREQUENCY = 0.003;
const RIDGE = 1e-3;

/** @param known what is known of each word, by its number: rows of equal length. */
export function firstGuess(
  { features, counts }: Corpus,
  known: readonly Float32Array[],
  targets: Float32Array,
  dimensions: number,
): Float32Array {
  const weighted = known.map((row, word) => {
    const weight = FREQUENCY / (FREQUENCY + (counts[word] as number) / features.length);
    return row.map((value) => value * weight);
  });
  const map = fitMap(features, weighted, targets, dimensions);
  const result = new Float32Array(counts.length * dimensions);
  weighted.forEach((row, word) => {
    const vector = result.subarray(word * dimensions, (word + 1) * dimensions);
    row.forEach((value, at) => {
      addScaled(vector, value, map.subarray(at * dimensions, (at + 1) * dimensions));
    });
  });
  return result;
}

/** The map from the mean of a text's words to the text's vector, by ridge regression. */
function fitMap(
  features: readonly number[][],
  known: readonly Float32Array[],
  targets: Float32Array,
  dimensions: number,
): Float64Array {
  const width = known[0]?.length ?? 0;
  const square = new Float64Array(width * width);
  const right = new Float64Array(width * dimensions);
  features.forEach((list, text) => {
    const mean = new Float64Array(width);
    const words = list.filter((feature) => feature < known.length);
    for (const word of words) addScaled(mean, 1 / words.length, known[word] as Float32Array);
    addOuter(square, mean);
    const target = targets.subarray(text * dimensions, (text + 1) * dimensions);
    mean.forEach((value, at) => {
      if (value) addScaled(right.subarray(at * dimensions, (at + 1) * dimensions), value, target);
    });
  });
  for (let i = 0; i < width; i += 1)
    square[i * width + i] = (square[i * width + i] as number) + RIDGE * features.length;
  return solve(mirrored(square, width), right, width, dimensions);
}

function addScaled(sum: Float32Array | Float64Array, factor: number, values: ArrayLike<number>) {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + factor * (values[i] as number);
}
