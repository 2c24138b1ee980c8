/** The encoder's vectors with fewer numbers: those that keep most of their differences (PCA). */
import { ENCODER_DIMENSIONS } from "./encode.ts";
import { dot, gram, largestEigenvectors } from "./linear-algebra.ts";

/** Every how many vectors count for the choice of the dimensions. */
const STEP = 5;
/**
 * How far the dimensions are brought to one spread: 0 not at all, 1 wholly. A
 * few dimensions hold most of the encoder's differences (a question or not,
 * formal or not); evened out, sums of words find the right text more often.
 */
const WHITENING = 0.75;

/** Vectors of unit length, one after another. */
export function reduce(encoded: Float32Array, dimensions: number): Float32Array {
  const centred = withoutMean(encoded);
  const basis = largestEigenvectors(gram(centred, ENCODER_DIMENSIONS, STEP), ENCODER_DIMENSIONS, dimensions);
  const result = new Float32Array((encoded.length / ENCODER_DIMENSIONS) * dimensions);
  forEachRow(centred, ENCODER_DIMENSIONS, (vector, row) => {
    for (let i = 0; i < dimensions; i += 1)
      result[row * dimensions + i] = dot(vector, basis.subarray(i * ENCODER_DIMENSIONS, (i + 1) * ENCODER_DIMENSIONS));
  });
  const factors = meanOf(result, dimensions, (value) => value * value).map((variance) => variance ** (-WHITENING / 2));
  forEachRow(result, dimensions, (row) => {
    for (let i = 0; i < dimensions; i += 1) row[i] = (row[i] as number) * (factors[i] as number);
    const length = Math.sqrt(dot(row, row)) || 1;
    for (let i = 0; i < dimensions; i += 1) row[i] = (row[i] as number) / length;
  });
  return result;
}

/** What all texts share tells none of them apart. */
function withoutMean(rows: Float32Array): Float32Array {
  const mean = meanOf(rows, ENCODER_DIMENSIONS, (value) => value);
  return rows.map((value, at) => value - (mean[at % ENCODER_DIMENSIONS] as number));
}

function meanOf(rows: Float32Array, width: number, measure: (value: number) => number): Float64Array {
  const sum = new Float64Array(width);
  rows.forEach((value, at) => {
    sum[at % width] = (sum[at % width] as number) + measure(value);
  });
  return sum.map((value) => (value * width) / rows.length);
}

function forEachRow(rows: Float32Array, width: number, visit: (row: Float32Array, number: number) => void) {
  for (let row = 0; row < rows.length / width; row += 1) visit(rows.subarray(row * width, (row + 1) * width), row);
}
