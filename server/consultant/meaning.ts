/** What tells how near two texts are in meaning: a vector of unit length for each. */
export interface Meaning {
  readonly dimensions: number;
  /** Unit length; all zeros where no word is known. */
  vectorOf(text: string): Float32Array;
}

/** Cosine of two vectors of unit length. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
