/** After a change of the embedding model: the entries' vectors are recomputed while search goes on with the rest. */
import { embeddingText, type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { type Embedder, type ReembedReport, reembed } from "../embedding/index.ts";
import { type Store, WriteConflict } from "../store/store.ts";

/** Entries listed at once: other work runs between. */
const PAGE = 500;

export function renewVectors(store: Store, embedder: Embedder, signal: AbortSignal): Promise<ReembedReport> {
  const isOutdated = ({ metadata }: KnowledgeBaseEntry) => metadata.embedding_model !== embedder.model;
  return reembed({
    embedder,
    signal,
    outdated: async () => {
      const ids: string[] = [];
      for (let offset = 0; ; offset += PAGE) {
        const entries = await store.list({ embeddings: false, limit: PAGE, offset });
        ids.push(...entries.filter(isOutdated).map(({ id }) => id));
        if (entries.length < PAGE) return ids;
      }
    },
    read: async (id) => {
      const entry = await store.get(id);
      return entry && isOutdated(entry) ? { id, text: embeddingText(entry, entry.metadata.questions) } : undefined;
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
