/**
 * Whether a sentence directs the machine that reads it, by the weights of what it is made of. They were
 * fitted on what many writers made of the one kind and the other (bench/instructions): an order to the
 * machine and a rule for a client share each single word, and differ in how these stand together.
 */
import { readFileSync } from "node:fs";
import { wordsOf } from "./features.ts";
import { readWeights, score } from "./weights.ts";

const fitted = readWeights(readFileSync(new URL("weights.bin", import.meta.url)));

/** Words that are judged at once: about as many as the longest sentence of those that were fitted on. */
const WINDOW = 48;

/** Takes a sentence in plain letters. An order in it is not diluted by what stands around it without a full stop. */
export function directs(plain: string): boolean {
  const words = wordsOf(plain);
  for (let from = 0; from === 0 || from + WINDOW / 2 < words.length; from += WINDOW / 2)
    if (score(words.slice(from, from + WINDOW), fitted) > 0) return true;
  return false;
}
