/** Vectors for texts. */
export { BUILT_IN_MODEL, builtInEmbedder } from "./built-in.ts";
export type { Embedder } from "./embedder.ts";
export { embeddingRoutes } from "./route.ts";
