/** After a change of the embedding model: recomputes the vectors, in batches, while search goes on with the rest. */
import type { Embedder } from "./embedder.ts";

/** An entry whose vector another model made. */
export interface Outdated {
  id: string;
  text: string;
}

export interface ReembedOptions {
  embedder: Embedder;
  /** Ids of the entries whose vector is not the embedder's; called once. */
  outdated: () => Promise<string[]>;
  /** The entry as it is when its turn comes; undefined where it is gone, or has its vector. */
  read: (id: string) => Promise<Outdated | undefined>;
  save: (id: string, embedding: number[], model: string) => Promise<void>;
  batch?: number;
  signal?: AbortSignal;
}

export interface ReembedReport {
  embedded: number;
  /** Entries that kept their old vector; a later run tries them again. */
  failed: number;
}

const BATCH = 32;
/** Consecutive failures after which the model counts as unavailable. */
const MAX_FAILURES = 2;

export async function reembed(options: ReembedOptions): Promise<ReembedReport> {
  const { outdated, read, batch = BATCH, signal } = options;
  const ids = signal?.aborted ? [] : await outdated();
  let failed = 0;
  let embedded = 0;
  let failures = 0;
  for (let from = 0; from < ids.length && !signal?.aborted && failures < MAX_FAILURES; from += batch) {
    const entries = (await Promise.all(ids.slice(from, from + batch).map(read))).filter((entry) => entry !== undefined);
    if (entries.length === 0) continue;
    try {
      embedded += await embedBatch(entries, options);
      failures = 0;
    } catch {
      failures += 1;
      failed += entries.length;
    }
    // Other work gets its turn between two batches, even where the embedding is our own.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { embedded, failed };
}

async function embedBatch(entries: Outdated[], { embedder, save, signal }: ReembedOptions): Promise<number> {
  const vectors = await embedder.embed(
    entries.map(({ text }) => text),
    signal ? { signal } : {},
  );
  for (const [number, { id }] of entries.entries()) {
    const vector = vectors[number];
    if (vector) await save(id, vector, embedder.model);
  }
  return vectors.length;
}
