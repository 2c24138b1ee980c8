/** Embeddings for tests and benchmarks. */
import { type BuiltInEmbedder, createBuiltInEmbedder } from "../../server/embedding/built-in.ts";
import { type Embedder, unit } from "../../server/embedding/embedder.ts";

/** The real encoder, in a process of its own: whoever closes the server's leaves this one. */
const encoder = createBuiltInEmbedder();
export const wordEncoder: Pick<BuiltInEmbedder, "embedWords"> = encoder;
/** What was encoded before: most tests begin with the same few texts. */
const made = new Map<string, Promise<Float32Array>>();

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const missing = [...new Set(texts)].filter((text) => !made.has(text));
  const vectors = missing.length > 0 ? encoder.embed(missing) : Promise.resolve([]);
  for (const [at, text] of missing.entries()) {
    const own = vectors.then((all) => all[at] as Float32Array);
    own.catch(() => made.delete(text));
    made.set(text, own);
  }
  return Promise.all(texts.map((text) => made.get(text) as Promise<Float32Array>));
}

/** However busy the machine is, no question is answered without its vector. */
export const testEmbedder: Embedder = { ...encoder, questionTimeoutMs: 600_000, embed };

const DIMENSIONS = 384;

/** Vectors that mean nothing and cost nothing, other ones for other texts. */
export const meaningless: Embedder = {
  model: "none",
  dimensions: DIMENSIONS,
  embed: async (texts) => texts.map(meaninglessVector),
};

function meaninglessVector(text: string): Float32Array {
  let seed = 1;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return unit(Float32Array.from({ length: DIMENSIONS }, (_, at) => Math.sin(seed + at * at)));
}
