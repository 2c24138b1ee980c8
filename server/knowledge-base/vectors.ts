/** Makes the vectors of entries: in batches, with room for other work between them. */
import { embeddingText } from "../../shared/contracts/knowledge-base.ts";
import { COMPONENT_LIMIT, type Embedder } from "../embedding/index.ts";
import type { NewEntry } from "../store/store.ts";

/** Texts that are embedded in one call: few enough that the built-in embedding leaves the event loop after some milliseconds. */
const BATCH = 32;

/** The model could not be reached, or did not do what it should. */
export class EmbeddingFailed extends Error {}

/** Vectors of the texts. Rejects with `EmbeddingFailed`. */
export async function embedTexts(embedder: Embedder, texts: readonly string[]): Promise<number[][]> {
  try {
    return await embedder.embed(texts);
  } catch (cause) {
    throw new EmbeddingFailed("the embedding model failed", { cause });
  }
}

/** Vectors of the entries, in their order. */
export async function embedEntries(
  embedder: Embedder,
  entries: readonly NewEntry[],
  onProgress: (done: number) => void = () => {},
): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    vectors.push(...(await embedTexts(embedder, batch.map(textOf))));
    onProgress(vectors.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return vectors;
}

const textOf = (entry: NewEntry) => embeddingText(entry, entry.metadata.questions);

/**
 * Whether a vector that came with an entry can be the work of the model in use:
 * one of another model or size could never be compared with a question.
 */
export function vectorCheck(embedder: Embedder): (vector: number[], model: string | undefined) => Promise<boolean> {
  let dimensions: number | undefined;
  return async (vector, model = embedder.model) => {
    if (model !== embedder.model || vector.some((value) => Math.abs(value) > COMPONENT_LIMIT)) return false;
    dimensions ??= (await embedTexts(embedder, ["dimensions"]))[0]?.length;
    return vector.length === dimensions;
  };
}
