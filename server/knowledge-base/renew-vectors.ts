/** Fills the `embedding` column of entries that have no vector, or another model's, a few at a time. */
import { embeddingText, type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { Embedder } from "../embedding/index.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { entryPages } from "./entry-pages.ts";
import { embedTexts } from "./vectors.ts";

/** Vectors written at once: other work runs between. */
const BATCH = 16;

/** Resolves with the number of vectors made. Rejects with `EmbeddingFailed`, and with what the store says. */
export async function renewVectors(store: Store, embedder: Embedder, signal: AbortSignal): Promise<number> {
  let made = 0;
  for await (const entries of entryPages(store)) {
    const outdated = entries.filter(({ metadata }) => metadata.embedding_model !== embedder.model);
    for (let at = 0; at < outdated.length && !signal.aborted; at += BATCH)
      made += await renew(outdated.slice(at, at + BATCH), store, embedder);
    if (signal.aborted) break;
  }
  return made;
}

async function renew(entries: readonly KnowledgeBaseEntry[], store: Store, embedder: Embedder): Promise<number> {
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
