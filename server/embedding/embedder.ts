/** The embedding port: text in, vector out, and the name of the model that made it. */

export interface Embedder {
  /** Stored beside each vector; vectors of two models are never compared. */
  readonly model: string;
  /** Numbers of a vector; undefined until the first was made. */
  readonly dimensions: number | undefined;
  /** Milliseconds for which a question may wait for its vector, where that is not this machine's own work. */
  readonly questionTimeoutMs?: number;
  /** One vector of length 1 a text, in the same order. Rejects where the model cannot be reached or is missing. */
  embed(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>;
}

/** Scaled to length 1, so that the dot product of two is their cosine; a vector of zeros stays. */
export function unit(vector: ArrayLike<number>): Float32Array {
  const scaled = Float32Array.from(vector);
  const length = Math.sqrt(cosine(scaled, scaled));
  return length > 0 ? scaled.map((value) => value / length) : scaled;
}

/** Of two vectors of length 1; 0 where they are of different models and so of different lengths. */
export function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  // Four sums at once keep the processor busy: a question is compared with thousands of texts.
  let [w, x, y, z] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < a.length; at += 4) {
    w += (a[at] as number) * (b[at] as number);
    x += (a[at + 1] as number) * (b[at + 1] as number);
    y += (a[at + 2] as number) * (b[at + 2] as number);
    z += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (; at < a.length; at += 1) w += (a[at] as number) * (b[at] as number);
  return w + x + y + z;
}
