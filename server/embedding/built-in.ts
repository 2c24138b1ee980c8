/**
 * An embedding without a model: words, their stems and their letter groups,
 * hashed into a fixed number of dimensions. Deterministic, so a vector made
 * on one server fits a vector made on another.
 */
import { tokenise } from "../retrieval/analyse.ts";
import { lightWords } from "../retrieval/stop-words.ts";
import type { Embedder } from "./embedder.ts";

export const BUILT_IN_MODEL = "built-in-hash-256";
/** Dimensions. Fewer make unrelated words collide; more only cost memory at this length of text. */
const DIMENSIONS = 256;
const STEM_WEIGHT = 1;
/** Letter groups let "sign-ups" meet "signup" and forgive a slip; together they weigh about as much as the stem. */
const GROUP_WEIGHT = 0.25;
const GROUP_LENGTH = 4;
const LIGHT_WEIGHT = 0.3;

export const builtInEmbedder: Embedder = {
  model: BUILT_IN_MODEL,
  embed: async (texts) => texts.map((text) => Array.from(embedText(text))),
};

/** The vector of a text, of length 1 (all zero where the text holds no word that counts). */
export function embedText(text: string): Float32Array {
  const counts = new Map<string, { word: string; times: number }>();
  for (const { word, term, stop } of tokenise(text)) {
    if (stop) continue;
    const seen = counts.get(term);
    if (seen) seen.times += 1;
    else counts.set(term, { word, times: 1 });
  }
  const vector = new Float32Array(DIMENSIONS);
  for (const [term, { word, times }] of counts) {
    const weight = (lightWords.has(word) ? LIGHT_WEIGHT : 1) * (1 + Math.log(times));
    addFeature(vector, term, weight * STEM_WEIGHT);
    const padded = `_${word}_`;
    for (let i = 0; i + GROUP_LENGTH <= padded.length; i += 1)
      addFeature(vector, padded.slice(i, i + GROUP_LENGTH), weight * GROUP_WEIGHT);
  }
  return unit(vector);
}

function addFeature(vector: Float32Array, feature: string, weight: number): void {
  const hash = fnv1a(feature);
  const dimension = hash % DIMENSIONS;
  vector[dimension] = (vector[dimension] ?? 0) + (hash & 0x10000 ? weight : -weight);
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
