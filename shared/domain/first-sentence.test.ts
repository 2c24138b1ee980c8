import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["Triage is sorting. It comes first.", "Triage is sorting."],
  ["A rate of 2.8 is high; it says little.", "A rate of 2.8 is high."],
  ["One sentence alone.", "One sentence alone."],
])("of %s", (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
