/** The embedding without a model: the consultant's own sense of meaning, the same on every server. */
import { loadMeaning } from "../meaning/index.ts";
import type { Embedder } from "./embedder.ts";

export const BUILT_IN_MODEL = "built-in-meaning-1";

export const builtInEmbedder: Embedder = {
  model: BUILT_IN_MODEL,
  embed: async (texts) => texts.map((text) => Array.from(loadMeaning().vectorOf(text))),
};
