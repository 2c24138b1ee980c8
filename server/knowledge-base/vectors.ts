/** The `embedding` column: a vector of each whole entry, for whoever reads the table. The index has vectors of its own. */
import { COMPONENT_LIMIT, type Embedder } from "../embedding/index.ts";
import type { NewEntry } from "../store/store.ts";

/** The model could not be reached, or did not do what it should. */
export class EmbeddingFailed extends Error {}

/** Vectors of the texts. Rejects with `EmbeddingFailed`. */
export async function embedTexts(embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  try {
    return await embedder.embed(texts);
  } catch (cause) {
    throw new EmbeddingFailed("the embedding model failed", { cause });
  }
}

/** A vector that came with an entry, if the model in use can have made it: another one's could never be compared. */
export function usableVector(
  vector: number[] | null | undefined,
  model: string | undefined,
  embedder: Embedder,
): number[] | null {
  const isOwn = (model === undefined || model === embedder.model) && vector?.length === embedder.dimensions;
  return vector && isOwn && vector.every((value) => Math.abs(value) <= COMPONENT_LIMIT) ? vector : null;
}

/** An entry whose words may have changed: its vector is made anew after it was written. */
export function withoutVector<Entry extends NewEntry>(entry: Entry): Entry {
  const { embedding_model: _, ...metadata } = entry.metadata;
  return { ...entry, embedding: null, metadata };
}
