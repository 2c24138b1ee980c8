/** Needs the built site: `npm test` builds before it runs the tests. */
import { expect, it } from "vitest";
import { collections, judges } from "./collections.ts";

const { lies, truths } = collections(process.cwd());
const judge = judges();
const development = <T extends { heldOut: boolean }>(items: readonly T[]) => items.filter(({ heldOut }) => !heldOut);

it("Lies and truthful sentences are many, half of the first collection held out", () => {
  expect(lies.length).toBeGreaterThanOrEqual(300);
  expect(truths.length).toBeGreaterThanOrEqual(300);
  expect(lies.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(150);
});

it("At most 4 of 100 lies of the development half stand", () => {
  const known = development(lies);
  expect(known.filter((item) => judge(item).stands).length / known.length).toBeLessThanOrEqual(0.04);
});

it("At least 94 of 100 truthful sentences of the development half stand", () => {
  const known = development(truths);
  expect(known.filter((item) => judge(item).stands).length / known.length).toBeGreaterThanOrEqual(0.94);
});
