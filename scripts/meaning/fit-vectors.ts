/**
 * Fits the vectors of words and pairs so that their sum for a text points
 * where the encoder's vector of the text does: gradient descent on the cosine,
 * text by text, with steps that shorten for what was changed often (Adagrad,
 * one step size a vector).
 */
import { seededRandom } from "./random.ts";
import type { Corpus } from "./vocabulary.ts";

/** More of them help on texts that were learnt from, hardly on others. */
const EPOCHS = 5;
/** Length of the first steps. */
const RATE = 0.1;
/** How strongly a vector is held to its first guess, against one text that has it. */
const HOLD = 3;

/** Changes `vectors`, which hold the first guess. Returns the mean cosine after each epoch. */
export function fitVectors(
  { features, counts }: Corpus,
  vectors: Float32Array,
  targets: Float32Array,
  dimensions: number,
  { epochs, rate, hold } = { epochs: EPOCHS, rate: RATE, hold: HOLD },
): number[] {
  const guess = vectors.slice();
  const squares = new Float64Array(counts.length).fill(1e-6);
  const sum = new Float64Array(dimensions);
  const gradient = new Float64Array(dimensions);
  const order = Uint32Array.from(features.keys());
  const random = seededRandom(7);
  return Array.from({ length: epochs }, () => {
    shuffle(order, random.next);
    let total = 0;
    for (const text of order) {
      const list = features[text] as number[];
      addUp(list, vectors, sum);
      total += cosineGradient(sum, targets, text * dimensions, gradient);
      const squared = gradient.reduce((all, value) => all + value * value, 0);
      for (const feature of list) {
        squares[feature] = (squares[feature] as number) + squared;
        const step = rate / Math.sqrt(squares[feature] as number);
        const back = hold / (counts[feature] as number);
        const from = feature * dimensions;
        for (let i = 0; i < dimensions; i += 1) {
          const value = vectors[from + i] as number;
          vectors[from + i] = value + step * ((gradient[i] as number) - back * (value - (guess[from + i] as number)));
        }
      }
    }
    return total / features.length;
  });
}

function addUp(list: readonly number[], vectors: Float32Array, sum: Float64Array) {
  sum.fill(0);
  for (const feature of list) {
    const from = feature * sum.length;
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + (vectors[from + i] as number);
  }
}

/** The cosine of a sum and a target of unit length, and where the sum must go for a larger one. */
function cosineGradient(sum: Float64Array, targets: Float32Array, at: number, gradient: Float64Array): number {
  let [product, square] = [0, 1e-12];
  for (let i = 0; i < sum.length; i += 1) {
    product += (sum[i] as number) * (targets[at + i] as number);
    square += (sum[i] as number) ** 2;
  }
  const length = Math.sqrt(square);
  const cosine = product / length;
  for (let i = 0; i < sum.length; i += 1)
    gradient[i] = ((targets[at + i] as number) - (cosine * (sum[i] as number)) / length) / length;
  return cosine;
}

function shuffle(items: Uint32Array, random: () => number) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as number, items[at] as number];
  }
}
