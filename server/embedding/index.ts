/** Vectors for texts. */
export { BUILT_IN_MODEL, builtInEmbedder } from "./built-in.ts";
export type { Embedder } from "./embedder.ts";
export { COMPONENT_LIMIT, createModelEmbedder } from "./openai-compatible.ts";
export { type Outdated, type ReembedReport, reembed } from "./reembed.ts";
