/** After a change of the embedding model: the entries' vectors are made anew while search goes on with the rest. */
import { embeddingText, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { type Embedder, type ReembedReport, reembed } from "../embedding/index.ts";
import { type Store, WriteConflict } from "../store/store.ts";

export function renewVectors(store: Store, embedder: Embedder, signal: AbortSignal): Promise<ReembedReport> {
  return reembed({
    embedder,
    signal,
    outdated: async (limit, failed) => {
      const entries = await store.list({ embeddings: false });
      return entries
        .filter((entry) => entry.metadata.embedding_model !== embedder.model && !failed.has(entry.id))
        .slice(0, limit)
        .map((entry) => ({ id: entry.id, text: embeddingText(entry, entry.metadata.questions) }));
    },
    save: async (id, embedding, model) => {
      const entry = await store.get(id);
      if (!entry) return;
      // The time tells every server's index that the entry is not what it holds.
      const metadata = { ...entry.metadata, embedding_model: model, updated_at: new Date().toISOString() };
      try {
        await store.write([{ kind: "update", entry: { ...entry, embedding, metadata }, seen: versionOf(entry) }], []);
      } catch (error) {
        // Edited or deleted meanwhile: the edit made its own vector.
        if (!(error instanceof WriteConflict)) throw error;
      }
    },
  });
}
