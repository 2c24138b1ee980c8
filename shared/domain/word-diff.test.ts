import fc from "fast-check";
import { expect, test } from "vitest";
import { type DiffPart, wordDiff } from "./word-diff.ts";

const without = (parts: readonly DiffPart[], kind: DiffPart["kind"]) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

test("tells what was added and removed, and leaves the rest", () => {
  expect(wordDiff("We open at nine in Lisbon.", "We open at ten in Lisbon.")).toEqual([
    { kind: "same", text: "We open at " },
    { kind: "removed", text: "nine " },
    { kind: "added", text: "ten " },
    { kind: "same", text: "in Lisbon." },
  ]);
  expect(wordDiff("the same", "the same")).toEqual([{ kind: "same", text: "the same" }]);
  expect(wordDiff("", "new")).toEqual([{ kind: "added", text: "new" }]);
});

test("its parts make up both texts, whatever they are", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", " ", "\n", "long"), { maxLength: 30 })
    .map((some) => some.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      expect(without(parts, "added")).toBe(before);
      expect(without(parts, "removed")).toBe(after);
    }),
    { seed: 20_260_101 },
  );
});
