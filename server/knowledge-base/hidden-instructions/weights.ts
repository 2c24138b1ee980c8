/** The fitted weights, and what a sentence scores by them. */
import { FEATURES, featuresOf, lengthOf } from "./features.ts";

export interface Weights {
  /** In units of `scale`. */
  weights: Int8Array;
  scale: number;
  /** What a sentence scores before it says anything. */
  bias: number;
}

/** Bytes of `scale` and `bias`, before a byte for each feature. */
const HEAD = 8;

export function readWeights(bytes: Uint8Array): Weights {
  if (bytes.length !== HEAD + FEATURES) throw new Error("there are not as many weights as features");
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEAD, FEATURES);
  return { scale: view.getFloat32(0), bias: view.getFloat32(4), weights };
}

/** Above 0 for what directs the machine. */
export function score(words: readonly string[], { weights, scale, bias }: Weights): number {
  const features = featuresOf(words);
  const sum = features.reduce((total, number) => total + (weights[number] as number), 0);
  return bias + (scale * sum) / lengthOf(features);
}
