import { expect, test } from "vitest";
import { firstSentence, printed, straightMarks, typed } from "./typography.ts";

test.each([
  [`It's the clients' "growth that signed" case.`, "It’s the clients’ “growth that signed” case."],
  [`"Yes", he said ("no").`, "“Yes”, he said (“no”)."],
  [`Called 'leads' here.\n"New line"`, "Called ‘leads’ here.\n“New line”"],
  [`| "a" | b's |`, "| “a” | b’s |"],
  ["A return of 2.8x, and -28% CPA.", "A return of 2.8×, and −28% CPA."],
  ["Nothing to do: 37%, 60-70%, one-off, 4x4, 2026-11-22.", "Nothing to do: 37%, 60-70%, one-off, 4x4, 2026-11-22."],
])("%s is printed with the marks of print, and found by its typed form", (source, expected) => {
  expect(printed(source)).toBe(expected);
  expect(typed(expected)).toBe(source);
  expect(straightMarks(expected)).toEqual([]);
  expect(straightMarks(source).length > 0).toBe(source !== expected);
});

test.each([
  ["Triage is sorting. It comes first.", "Triage is sorting."],
  ["A rate of 2.8 is high; it says little.", "A rate of 2.8 is high."],
  ["One sentence alone.", "One sentence alone."],
])("the first sentence of %s", (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
