/**
 * What a sentence is judged by: its words, each two and three of them that follow one another, each two that stand near,
 * and the pieces of each word.
 */

/** Numbers that a feature may have. That some share one costs less than keeping their names. */
export const FEATURES = 1 << 17;

/** Words, marks and signs of plain letters (plain-letters.ts), between a beginning and an end. */
export const wordsOf = (plain: string): string[] => [
  "^",
  ...(plain.replace(/\d[\d.,:]*/g, "0").match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}']/gu) ?? []),
  "$",
];

/** Numbers below `FEATURES`, each once however often its feature occurs. */
export function featuresOf(words: readonly string[]): number[] {
  const numbers = new Set<number>();
  const hashes = words.map((word) => hashOf(word));
  for (const at of words.keys()) {
    let run = WORDS;
    for (const hash of hashes.slice(at, at + MOST_WORDS)) {
      run = mixed(run, hash);
      numbers.add(folded(run));
    }
    for (const hash of hashes.slice(at + NEAR_FROM, at + NEAR_TO))
      numbers.add(folded(mixed(mixed(NEAR, hashes[at] as number), hash)));
  }
  for (const word of words) {
    const framed = ` ${word} `;
    for (let from = 0; from + LEAST_LETTERS <= framed.length; from += 1) {
      let piece = PIECES;
      for (let at = from; at < Math.min(from + MOST_LETTERS, framed.length); at += 1) {
        piece = mixed(piece, framed.charCodeAt(at));
        if (at + 1 >= from + LEAST_LETTERS) numbers.add(folded(piece));
      }
    }
  }
  return [...numbers];
}

/** Fewer say too little to be sure of: single words and headings are not judged by them alone. */
const FEW = 90;
/** By what the weights of so many features are divided: a long sentence is no more of an instruction than a short one. */
export const lengthOf = (features: readonly number[]): number => Math.sqrt(Math.max(features.length, FEW));

const MOST_WORDS = 3;
/** Places from one word to another that stands near: what follows at once is a pair. */
const [NEAR_FROM, NEAR_TO] = [2, 6];
const LEAST_LETTERS = 3;
const MOST_LETTERS = 5;

/** FNV-1a (Fowler, Noll and Vo), begun differently for each kind of feature. */
const [WORDS, PIECES, NEAR] = [0x811c9dc5, 0x01000193, 0x9e3779b9];
const mixed = (hash: number, next: number) => Math.imul(hash ^ next, 0x01000193);
const folded = (hash: number) => (hash ^ (hash >>> 16)) & (FEATURES - 1);
function hashOf(word: string): number {
  let hash = WORDS;
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}
