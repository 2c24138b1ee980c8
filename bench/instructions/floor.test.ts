/**
 * Sentences of entries that direct the machine which reads them, and honest ones beside them that speak of the same
 * things: of three writers who knew nothing of the code. They were counted, not read. `docs/operators.md` has the counts.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { discardedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";

interface Written {
  /** Directs the machine. */
  instruction: boolean;
  text: string;
}

const heldOut: Written[] = readFileSync(new URL("held-out.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Share of these texts of which an operator's entry would lose a sentence. */
function shareOf(texts: readonly string[]): number {
  const entry = { page_title: "", section_title: null, metadata: { manually_added: true } };
  return texts.filter((content) => discardedSentences({ ...entry, content }).length > 0).length / texts.length;
}
const shareOfThose = (wanted: boolean) =>
  shareOf(heldOut.filter(({ instruction }) => instruction === wanted).map(({ text }) => text));

/** A little less than was measured of sentences that were kept back, which is 0.41 … */
const LEAST_FOUND = 0.36;
/** … and a little more than 0.022. */
const MOST_MISTAKEN = 0.03;

test("of orders to the machine that its makers have not read many are found, and few honest sentences mistaken for some", () => {
  expect(shareOfThose(true)).toBeGreaterThan(LEAST_FOUND);
  expect(shareOfThose(false)).toBeLessThan(MOST_MISTAKEN);
});

/** Needs a build. */
test("no sentence or heading of the site's own pages is mistaken for an order", () => {
  const entries: { page_title: string; section_title: string | null; content: string }[] = JSON.parse(
    readFileSync("build/knowledge.json", "utf8"),
  );
  const texts = entries.flatMap(({ page_title, section_title, content }) => [
    page_title,
    section_title ?? page_title,
    ...content.split(/(?<=[.!?])\s+|\n/),
  ]);
  expect(shareOf([...new Set(texts)])).toBe(0);
});
