/**
 * Whether a sentence directs the machine that reads it, by the weights of what it is made of. They were
 * fitted on what many writers made of the one kind and the other (bench/instructions): an order to the
 * machine and a rule for a client share each single word, and differ in how these stand together.
 */
import { readFileSync } from "node:fs";
import { FEATURES, featuresOf, lengthOf, wordsOf } from "./features.ts";

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
