/** The embedding port: text in, vector out, and the name of the model that made it. */

export interface Embedder {
  /** Stored beside each vector; vectors of two models are never compared. */
  readonly model: string;
  /** One vector a text, in the same order. Rejects when the model cannot be reached. */
  embed(texts: readonly string[], options?: { signal?: AbortSignal }): Promise<number[][]>;
}
