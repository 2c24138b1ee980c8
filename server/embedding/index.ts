/** Vectors for texts. */
export { BUILT_IN_MODEL, type BuiltInEmbedder, builtInEmbedder, createBuiltInEmbedder } from "./built-in.ts";
export { COMPONENT_LIMIT, cosine, createModelEmbedder, type Embedder, type WordVectors } from "./embedder.ts";
