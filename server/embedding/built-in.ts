/**
 * An embedding without a model: words, their stems and their letter groups,
 * hashed into a fixed number of dimensions. Deterministic, so a vector made
 * on one server fits a vector made on another.
 */
import { type Token, tokenise } from "../retrieval/analyse.ts";
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
  return embedTokens(tokenise(text));
}

/** `kept`: whether what is worked out for a word is kept at hand; for words of entries, not for a visitor's. */
export function embedTokens(tokens: readonly Token[], kept = false): Float32Array {
  const times = new Map<string, [Token, number]>();
  for (const token of tokens) if (!token.stop) times.set(token.word, [token, (times.get(token.word)?.[1] ?? 0) + 1]);
  const vector = new Float32Array(DIMENSIONS);
  for (const [token, count] of times.values()) {
    const { dimensions, weights } = featuresOf(token, kept);
    const factor = 1 + Math.log(count);
    for (let i = 0; i < dimensions.length; i += 1) {
      const dimension = dimensions[i] as number;
      vector[dimension] = (vector[dimension] as number) + factor * (weights[i] as number);
    }
  }
  return unit(vector);
}

interface Features {
  dimensions: Uint16Array;
  weights: Float32Array;
}

/** Words whose features are kept at hand. */
const CACHE_SIZE = 100_000;
const known = new Map<string, Features>();

/** Where a word's stem and its letter groups fall, and with what weight. */
function featuresOf({ word, term }: Token, kept: boolean): Features {
  const cached = known.get(word);
  if (cached) return cached;
  const padded = `_${word}_`;
  const groups = Array.from({ length: Math.max(0, padded.length - GROUP_LENGTH + 1) }, (_, at) =>
    padded.slice(at, at + GROUP_LENGTH),
  );
  const share = lightWords.has(word) ? LIGHT_WEIGHT : 1;
  const features = [[term, STEM_WEIGHT] as const, ...groups.map((group) => [group, GROUP_WEIGHT] as const)].map(
    ([name, weight]) => {
      const hash = fnv1a(name);
      return [hash % DIMENSIONS, (hash & 0x10000 ? 1 : -1) * weight * share] as const;
    },
  );
  const made = {
    dimensions: Uint16Array.from(features, ([at]) => at),
    weights: Float32Array.from(features, ([, weight]) => weight),
  };
  if (!kept) return made;
  if (known.size >= CACHE_SIZE) known.clear();
  known.set(word, made);
  return made;
}

/** FNV-1a, 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function unit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
