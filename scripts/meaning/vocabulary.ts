/** Chooses the words and the pairs of neighbouring words that get a vector. */
import type { Vocabulary } from "../../server/meaning/features.ts";
import { featuresOf, numberOf } from "../../server/meaning/features.ts";
import { pairKey } from "../../server/meaning/table.ts";
import { wordsOf } from "../../server/meaning/words.ts";

const WORDS = 30_000;
const PAIRS = 40_000;
/** What a single text has would only repeat that text. */
const MIN_TEXTS = 2;

/** Each text's features, and how many texts have each. */
export interface Corpus {
  features: number[][];
  counts: Uint32Array;
}

export function chooseVocabulary(texts: readonly string[]): Vocabulary {
  const words = new Map(mostFrequent(texts.flatMap(wordsOf), WORDS).map((word, number) => [word, number]));
  const pairs = texts.flatMap((text) => {
    const numbers = wordsOf(text).map((word) => numberOf(word, words));
    return numbers.slice(1).flatMap((second, at) => {
      const first = numbers[at];
      return first === undefined || second === undefined ? [] : [pairKey(first, second)];
    });
  });
  return { words, pairs: Uint32Array.from(mostFrequent(pairs, PAIRS)).sort() };
}

function mostFrequent<T>(items: readonly T[], limit: number): T[] {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_TEXTS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([item]) => item);
}

export function readCorpus(texts: readonly string[], vocabulary: Vocabulary): Corpus {
  const features = texts.map((text) => featuresOf(text, vocabulary));
  const counts = new Uint32Array(vocabulary.words.size + vocabulary.pairs.length);
  for (const list of features) for (const feature of new Set(list)) counts[feature] = (counts[feature] ?? 0) + 1;
  return { features, counts };
}
