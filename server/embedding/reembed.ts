/** After a change of the embedding model: makes the vectors anew, in batches, while search goes on with the rest. */
import type { Embedder } from "./embedder.ts";

/** An entry whose vector another model made. */
export interface Outdated {
  id: string;
  text: string;
}

export interface ReembedOptions {
  embedder: Embedder;
  /** Entries whose vector is not the embedder's, the first `limit` of them, without those that failed before. */
  outdated: (limit: number, failed: ReadonlySet<string>) => Promise<Outdated[]>;
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
/** Batches that may fail one after another before the model counts as away. */
const PATIENCE = 2;

export async function reembed(options: ReembedOptions): Promise<ReembedReport> {
  const { outdated, batch = BATCH, signal } = options;
  const failed = new Set<string>();
  let embedded = 0;
  let failures = 0;
  while (!signal?.aborted && failures < PATIENCE) {
    const entries = await outdated(batch, failed);
    if (entries.length === 0) break;
    try {
      embedded += await embedBatch(entries, options);
      failures = 0;
    } catch {
      failures += 1;
      for (const { id } of entries) failed.add(id);
    }
    // Other work gets its turn between two batches, even where the embedding is our own.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { embedded, failed: failed.size };
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
