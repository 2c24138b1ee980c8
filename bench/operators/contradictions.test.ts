/** Seeded contradictions are found, and harmless entries raise no alarm: a share of what the bench counts. */
import { expect, test } from "vitest";
import { measure } from "./contradictions-measure.ts";

const shareFound = (items: { found: boolean }[]) => items.filter(({ found }) => found).length / items.length;

test("of seeded contradictions seven in ten are found, and of harmless entries none is", async () => {
  const { wrong, harmless } = await measure("development");
  expect(wrong.length).toBeGreaterThan(30);
  expect(harmless.length).toBeGreaterThan(50);
  expect(shareFound(wrong)).toBeGreaterThan(0.7);
  expect(harmless.filter(({ found }) => found).map(({ text, message }) => `${text} <- ${message}`)).toEqual([]);
});
