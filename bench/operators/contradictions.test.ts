/** Seeded contradictions are found, and harmless entries raise no alarm: a share of what the bench counts. */
import { expect, test } from "vitest";
import { contradictionBench } from "./contradictions-measure.ts";

const shareFound = (items: { found: boolean }[]) => items.filter(({ found }) => found).length / items.length;

test("of seeded contradictions seven in ten are found, and of harmless entries none is", async () => {
  const { of } = await contradictionBench();
  const [wrong, harmless] = [await of("wrong", "development"), await of("harmless", "development")];
  expect(wrong.length).toBeGreaterThan(30);
  expect(harmless.length).toBeGreaterThan(50);
  expect(shareFound(wrong)).toBeGreaterThan(0.7);
  expect(harmless.filter(({ found }) => found).map(({ text, message }) => `${text} <- ${message}`)).toEqual([]);
});
