/** Vectors for texts. */
export { BUILT_IN_MODEL, builtInEmbedder, createBuiltInEmbedder } from "./built-in.ts";
export { cosine, type Embedder } from "./embedder.ts";
export { COMPONENT_LIMIT, createModelEmbedder } from "./openai-compatible.ts";
