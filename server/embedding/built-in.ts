/** The built-in embedding, the same on every server: texts that wait are put into one batch for its worker. */
import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Embedder } from "./embedder.ts";

export const BUILT_IN_MODEL = "all-MiniLM-L6-v2";

/** Texts of one batch: more of them are no faster, and a question would wait longer for those before it. */
const BATCH = 8;
/** A second worker helps while many texts wait, and ends after so many idle milliseconds. */
const WORKERS = Math.min(2, availableParallelism());
const IDLE_MS = 10_000;

interface Waiting {
  text: string;
  resolve: (vector: Float32Array) => void;
  reject: (reason: unknown) => void;
}

export interface BuiltInEmbedder extends Embedder {
  close(): Promise<void>;
}

/** `worker`: another module in place of the encoder, for tests of its failure. */
export function createBuiltInEmbedder(worker: URL = new URL("encoder.ts", import.meta.url)): BuiltInEmbedder {
  let pool: Piscina<string[], Float32Array[]> | undefined;
  const waiting: Waiting[] = [];
  let running = 0;

  async function work(): Promise<void> {
    if (running >= WORKERS || waiting.length === 0) return;
    pool ??= new Piscina({ filename: worker.href, minThreads: 1, maxThreads: WORKERS, idleTimeout: IDLE_MS });
    const batch = waiting.splice(0, BATCH);
    running += 1;
    try {
      const vectors = await pool.run(batch.map(({ text }) => text));
      for (const [at, { resolve }] of batch.entries()) resolve(vectors[at] as Float32Array);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      void work();
    }
  }

  return {
    model: BUILT_IN_MODEL,
    dimensions: 384,
    embed(texts) {
      const vectors = texts.map(
        (text) => new Promise<Float32Array>((resolve, reject) => waiting.push({ text, resolve, reject })),
      );
      // Texts that come in the same tick share a batch.
      queueMicrotask(() => {
        for (let worker = 0; worker < WORKERS; worker += 1) void work();
      });
      return Promise.all(vectors);
    },
    close: async () => pool?.destroy(),
  };
}

/** One for the process: its workers hold the model. */
export const builtInEmbedder = createBuiltInEmbedder();
