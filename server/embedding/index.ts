/** Vectors for texts. */
export { BUILT_IN_MODEL, builtInEmbedder, createBuiltInEmbedder } from "./built-in.ts";
export { COMPONENT_LIMIT, cosine, createModelEmbedder, type Embedder } from "./embedder.ts";
