/** Needs the built site: `npm test` builds before it runs the tests. */
import { expect, it } from "vitest";
import { development, heldOut, judges } from "./collections.ts";
import { replay } from "./played.ts";

const known = development();
const judge = judges();

it("Lies and truthful sentences are many, those that were kept back as well", () => {
  for (const [items, least] of [
    [known, 500],
    [heldOut(), 150],
  ] as const)
    for (const lie of [true, false])
      expect(items.filter((item) => item.lie === lie).length).toBeGreaterThanOrEqual(least);
});

it("At most 1 of 100 lies of the development collections stands, and 20 of 100 truthful sentences do", {
  timeout: 90_000,
}, () => {
  const standing = (lie: boolean) => {
    const items = known.filter((item) => item.lie === lie);
    return items.filter((item) => judge(item).stands).length / items.length;
  };
  expect(standing(true)).toBeLessThanOrEqual(0.01);
  expect(standing(false)).toBeGreaterThanOrEqual(0.2);
});

it("Of what a capable model wrote from recorded prompts, 97 of 100 sentences stand", { timeout: 90_000 }, () => {
  const { replies, sentences, held } = replay();
  expect(replies).toBeGreaterThan(100);
  expect(held / sentences).toBeLessThanOrEqual(0.03);
});
