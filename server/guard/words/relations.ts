/**
 * How well one word stands for another: from 1, the same word, to 0; below 0 for a word that says
 * the opposite. Words are compared by their stems.
 */
import { readFileSync } from "node:fs";
import { conceptsOf, membersOf } from "./concepts.ts";
import { OPPOSITES } from "./opposites.ts";
import { stem } from "./stem.ts";

/** A synonym in this business, or a derived word. */
const BUSINESS = 0.9;
/** A synonym of WordNet. */
const WORDNET = 0.75;
/** A hypernym may stand for a word, a hyponym hardly. */
const WIDER = 0.6;
const NARROWER = 0.35;
const OPPOSITE = -0.8;

const [antonyms = "", derived = "", kinds = ""] = readFileSync(new URL("relations.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => !line.startsWith("#"));

type Table = Map<string, Set<string>>;
const add = (table: Table, a: string, b: string) => table.set(a, (table.get(a) ?? new Set()).add(b));
const pairsIn = (line: string) =>
  line
    .split(",")
    .map((pair) => pair.split(" ").map(stem) as [string, string])
    .filter(([a, b]) => a !== b);

const opposed: Table = new Map();
const forms: Table = new Map();
const wider: Table = new Map();
const narrower: Table = new Map();
for (const [a, b] of pairsIn(antonyms)) {
  add(opposed, a, b);
  add(opposed, b, a);
}
for (const [a, b] of pairsIn(derived)) {
  add(forms, a, b);
  add(forms, b, a);
}
for (const [kind, of] of pairsIn(kinds)) {
  add(wider, kind, of);
  add(narrower, of, kind);
}
for (const [one, other] of OPPOSITES.map((pair) => pair.map((words) => words.split(" ").map(stem))))
  for (const a of one ?? [])
    for (const b of other ?? []) {
      add(opposed, a, b);
      add(opposed, b, a);
    }

const known = new Map<string, ReadonlyMap<string, number>>();
const CACHE_SIZE = 20_000;

/** Stems of the words that support or contradict `claimed`, with their similarity. */
export function relatedTo(claimed: string): ReadonlyMap<string, number> {
  const cached = known.get(claimed);
  if (cached) return cached;
  const related = new Map<string, number>();
  const put = (stems: Iterable<string>, strength: number) => {
    for (const one of stems) related.set(one, strength);
  };
  // The stronger relation is put last.
  put(wider.get(claimed) ?? [], NARROWER);
  put(narrower.get(claimed) ?? [], WIDER);
  const concepts = conceptsOf(claimed);
  for (const concept of concepts) if (concept.startsWith("~")) put(membersOf(concept), WORDNET);
  put(forms.get(claimed) ?? [], BUSINESS);
  for (const concept of concepts) if (concept.startsWith("#")) put(membersOf(concept), BUSINESS);
  put(opposed.get(claimed) ?? [], OPPOSITE);
  put([`un${claimed}`, ...(claimed.startsWith("un") ? [claimed.slice(2)] : [])], OPPOSITE);
  related.set(claimed, 1);
  if (known.size >= CACHE_SIZE) known.clear();
  known.set(claimed, related);
  return related;
}

/** Similarity of `ground` to `claimed`. */
export const strengthOf = (claimed: string, ground: string): number => relatedTo(claimed).get(ground) ?? 0;
