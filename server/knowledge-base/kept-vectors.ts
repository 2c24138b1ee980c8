/** An embedding that asks its model for those texts alone whose vectors are not kept: the site's own come with the build. */
import type { Embedder } from "../embedding/embedder.ts";
import type { Encoded } from "../search/index.ts";
import type { TextVectors } from "../search/vectors.ts";

export const withKept = (embedder: Embedder, kept: TextVectors): Embedder => ({
  model: embedder.model,
  dimensions: embedder.dimensions,
  async embed(texts, options) {
    const wanted: Encoded[] = texts.map((text) => ({ text }));
    const missing = kept.fill(wanted);
    const made =
      missing.length > 0
        ? await embedder.embed(
            missing.map(({ text }) => text),
            options,
          )
        : [];
    for (const [at, one] of missing.entries()) one.vector = made[at] as Float32Array;
    return wanted.map(({ vector }) => vector as Float32Array);
  },
});
