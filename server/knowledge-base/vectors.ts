/** Makes the vectors of entries: in batches, with room for other work between them. */
import { embeddingText } from "../../shared/contracts/knowledge-base.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { NewEntry } from "../store/store.ts";

/** Texts that are embedded in one call: few enough that the built-in embedding leaves the event loop after some milliseconds. */
const BATCH = 32;
/** A component beyond this is no embedding's; squared sums of larger ones overflow. */
const COMPONENT_LIMIT = 1e6;

/** Vectors of the entries, in their order. Rejects when the model cannot be reached. */
export async function embedEntries(
  embedder: Embedder,
  entries: readonly NewEntry[],
  onProgress: (done: number) => void = () => {},
): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    vectors.push(...(await embedder.embed(batch.map((entry) => embeddingText(entry, entry.metadata.questions)))));
    onProgress(vectors.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return vectors;
}

/**
 * Whether a vector that came with an entry can be the work of the model in use:
 * one of another model or size could never be compared with a question.
 */
export function vectorCheck(embedder: Embedder): (vector: number[], model: string | undefined) => Promise<boolean> {
  let dimensions: number | undefined;
  return async (vector, model = embedder.model) => {
    if (model !== embedder.model || vector.some((value) => Math.abs(value) > COMPONENT_LIMIT)) return false;
    dimensions ??= (await embedder.embed(["dimensions"]))[0]?.length;
    return vector.length === dimensions;
  };
}
