/** Concepts of words: two words that share a concept are synonyms here. */
import { readFileSync } from "node:fs";
import { MEANINGS } from "./meanings.ts";
import { stem } from "./stem.ts";

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));

const groups = new Map<string, string[]>();
const members = new Map<string, string[]>();
const own = MEANINGS.trim().split("\n");
for (const [number, line] of [...own, ...linesOf("synonyms.txt")].entries())
  for (const word of line.trim().split(/\s+/)) {
    const key = stem(word);
    const concept = `${number < own.length ? "#" : "~"}${number}`;
    groups.set(key, [...(groups.get(key) ?? []), concept]);
    members.set(concept, [...(members.get(concept) ?? []), key]);
  }

/** Weight of each frequency band of the vocabulary, common words first; the last is for unknown words. */
const WEIGHTS = [0.6, 1, 1.4, 1.8];
const STRANGE = 3;
/** For the field's own expressions, which no general vocabulary has. */
const OF_THE_FIELD = 1.4;
const weights = new Map<string, number>();
for (const [band, line] of linesOf("vocabulary.txt").entries())
  for (const word of line.split(" ")) {
    const key = stem(word);
    if (!weights.has(key)) weights.set(key, WEIGHTS[band] as number);
  }

/** Its own stem, and the meanings that it may have. */
export const conceptsOf = (term: string): readonly string[] => [term, ...(groups.get(term) ?? [])];

/** The stems that share a meaning. */
export const membersOf = (concept: string): readonly string[] => members.get(concept) ?? [];

export const weightOf = (term: string): number => weights.get(term) ?? (groups.has(term) ? OF_THE_FIELD : STRANGE);

export const isEnglish = (term: string): boolean => weights.has(term) || groups.has(term);
