/** The last fresh rounds are held out: the training data has none of their questions, nor a near duplicate. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { followUps, mails, strangersQuestions } from "../../scripts/consultant/material.ts";
import { stemsOf } from "../../server/search/text.ts";
import type { Library } from "../../shared/contracts/library.ts";

const FOLDER = "bench/consultant/rounds";
const LAST = 2;
/** Share of the words of both that two questions have in common, from which they are nearly the same. */
const NEAR_DUPLICATE = 0.8;
/** Words that a question must have to be compared: "why?" is everybody's. */
const MIN_WORDS = 4;

test("no wording of the library, no written turn of a talk and no labelled question equals or nearly equals a question of the last two fresh rounds", () => {
  const { answers } = JSON.parse(readFileSync("build/library.json", "utf8")) as Library;
  const turns = [...followUps(), ...mails().flatMap(({ questions }) => questions)].map(({ ask }) => ask);
  const labelled = strangersQuestions().flatMap((question) => question.turns.slice(-1));
  const wordings = [...answers.flatMap(({ questions }) => questions), ...turns, ...labelled];
  const held = wordings.map((text) => new Set(stemsOf(text)));
  const holders = new Map<string, number[]>();
  for (const [at, stems] of held.entries())
    for (const stem of stems) {
      const known = holders.get(stem);
      if (known) known.push(at);
      else holders.set(stem, [at]);
    }
  const fresh = lastRounds().flatMap(({ items }) => items.flatMap(({ ask }) => ask));
  expect(fresh.length).toBeGreaterThan(200);
  const alike = fresh.flatMap((question) => {
    const stems = new Set(stemsOf(question));
    if (stems.size < MIN_WORDS) return [];
    const shared = new Map<number, number>();
    for (const at of [...stems].flatMap((stem) => holders.get(stem) ?? [])) shared.set(at, (shared.get(at) ?? 0) + 1);
    // Jaccard's index.
    const near = [...shared].find(
      ([at, count]) => count / (stems.size + (held[at]?.size ?? 0) - count) >= NEAR_DUPLICATE,
    );
    return near ? [[question, wordings[near[0]]]] : [];
  });
  expect(alike).toEqual([]);
});

function lastRounds() {
  const names = readdirSync(FOLDER).filter((name) => /-fresh-\d+\.json$/.test(name));
  const number = (name: string) => Number(/fresh-(\d+)/.exec(name)?.[1]);
  return names
    .sort((a, b) => number(a) - number(b))
    .slice(-LAST)
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as { items: { ask: string[] }[] });
}
