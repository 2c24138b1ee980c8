/** The `embedding` column: a vector of each whole entry, for whoever reads the table. The index has vectors of its own. */
import { embeddingText, type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { COMPONENT_LIMIT, type Embedder } from "../embedding/index.ts";
import { type NewEntry, type Store, WriteConflict } from "../store/store.ts";
import { entryPages } from "./entry-pages.ts";

/** The model could not be reached, or did not do what it should. */
export class EmbeddingFailed extends Error {}

/** Vectors of the texts. Rejects with `EmbeddingFailed`. */
export async function embedTexts(embedder: Pick<Embedder, "embed">, texts: readonly string[]): Promise<Float32Array[]> {
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

type Model = Pick<Embedder, "model" | "embed">;

/** Vectors written at once: other work runs between. */
const BATCH = 16;

/** Resolves with the number of vectors made. Rejects with `EmbeddingFailed`, and with what the store says. */
export async function renewVectors(store: Store, embedder: Model, signal: AbortSignal): Promise<number> {
  let made = 0;
  for await (const entries of entryPages(store)) {
    const outdated = entries.filter(({ metadata }) => metadata.embedding_model !== embedder.model);
    for (let at = 0; at < outdated.length && !signal.aborted; at += BATCH)
      made += await renew(outdated.slice(at, at + BATCH), store, embedder);
    if (signal.aborted) break;
  }
  return made;
}

async function renew(entries: readonly KnowledgeBaseEntry[], store: Store, embedder: Model): Promise<number> {
  const vectors = await embedTexts(
    embedder,
    entries.map((entry) => embeddingText(entry, entry.metadata.questions)),
  );
  const writes = entries.map((entry, at) => {
    const embedding = Array.from(vectors[at] as Float32Array);
    const metadata = { ...entry.metadata, embedding_model: embedder.model };
    return { kind: "update", entry: { ...entry, embedding, metadata }, seen: versionOf(entry) } as const;
  });
  try {
    await store.write(writes, []);
    return writes.length;
  } catch (error) {
    // One was edited or deleted meanwhile: the next run finds the others.
    if (error instanceof WriteConflict) return 0;
    throw error;
  }
}
