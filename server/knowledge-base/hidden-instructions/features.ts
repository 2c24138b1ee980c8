/**
 * What a sentence is judged by: its words, each two and three of them that follow one another, each two that stand near,
 * and the pieces of each word.
 */
import { readFileSync } from "node:fs";

/** Numbers that a feature may have. That some share one costs less than keeping their names. */
const FEATURES = 1 << 17;

/** Words, marks and signs of plain letters (plain-letters.ts), between a beginning and an end. */
const wordsOf = (plain: string): string[] => [
  "^",
  ...(plain.replace(/\d[\d.,:]*/g, "0").match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}']/gu) ?? []),
  "$",
];

/** Numbers below `FEATURES`, each once however often its feature occurs. */
function featuresOf(words: readonly string[]): number[] {
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
const lengthOf = (features: readonly number[]): number => Math.sqrt(Math.max(features.length, FEW));

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

/** Letters of other alphabets, and figures, that look like Latin ones. */
const HOMOGLYPHS = new Map(
  Object.entries({
    а: "a", в: "b", с: "c", ԁ: "d", е: "e", һ: "h", і: "i", ј: "j", к: "k", ӏ: "l", м: "m", н: "h", о: "o", р: "p", ѕ: "s", т: "t", у: "y", х: "x",
    α: "a", ε: "e", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x",
  }), // biome-ignore format: a table of letters
);
const FIGURES = new Map(Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" }));
const INVISIBLE = /\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164/gu;
/** "i g n o r e", "i.g.n.o.r.e": five letters or more, each by itself. */
const SPELLED_OUT = /\b\p{L}(?:[ ._*-]\p{L}\b){4,}/gu;
/** What may be "1gn0re": found first and looked at then, so that a text of nothing but such signs takes no longer. */
const WORD = /\b[\w@$]{5,30}\b/g;
/** A figure in the place of a letter, with letters enough around it. */
const isMixed = (word: string) => /^\w*[013457@$]\w*\p{L}/u.test(word) && word.replace(/[^\p{L}]/gu, "").length >= 3;

export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{ASCII}]/gu, (letter) => HOMOGLYPHS.get(letter) ?? letter)
    .replace(SPELLED_OUT, (letters) => letters.replace(/[ ._*-]/g, ""))
    .replace(WORD, (word) =>
      isMixed(word) ? word.replace(/[013457@$]/g, (figure) => FIGURES.get(figure) ?? figure) : word,
    )
    .replace(/[ \t]+/g, " ")
    .trim();
}

/** Words that are judged at once: about as many as the longest sentence of those that were fitted on. */
const WINDOW = 48;

/** Takes a sentence in plain letters. An order in it is not diluted by what stands around it without a full stop. */
export function directs(plain: string): boolean {
  const words = wordsOf(plain);
  for (let from = 0; from === 0 || from + WINDOW / 2 < words.length; from += WINDOW / 2)
    if (score(words.slice(from, from + WINDOW), fitted) > 0) return true;
  return false;
}

/** The fitted weights, and what a sentence scores by them. */
interface Weights {
  /** In units of `scale`. */
  weights: Int8Array;
  scale: number;
  /** What a sentence scores before it says anything. */
  bias: number;
}

/** Bytes of `scale` and `bias`, before a byte for each feature. */
const HEAD = 8;

const fitted = readWeights(readFileSync(new URL("weights.bin", import.meta.url)));

function readWeights(bytes: Uint8Array): Weights {
  if (bytes.length !== HEAD + FEATURES) throw new Error("there are not as many weights as features");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEAD, FEATURES);
  return { scale: view.getFloat32(0), bias: view.getFloat32(4), weights };
}

/** Above 0 for what directs the machine. */
function score(words: readonly string[], { weights, scale, bias }: Weights): number {
  const features = featuresOf(words);
  const sum = features.reduce((total, number) => total + (weights[number] as number), 0);
  return bias + (scale * sum) / lengthOf(features);
}
