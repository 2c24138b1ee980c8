import { expect, test } from "vitest";
import { type Details, withMarks } from "./details.ts";

const source = { title: "A page", section: null, url: "/page", quote: "A sentence." };
const details = (claims: Details["claims"]): Details => ({
  id: "a",
  kind: "answer",
  sources: [source, source],
  options: [],
  claims,
});
const marked = (text: string, claims: Details["claims"]) => withMarks(text, details(claims), (number) => `<${number}>`);

test("each claim is marked at its end with its sources, in whatever order they come", () => {
  expect(
    marked("One. Two.", [
      { at: 9, sources: [0, 1] },
      { at: 4, sources: [1] },
    ]),
  ).toBe("One.<2> Two.<1><2>");
});

test("a mark beyond the text or the sources is left out, and a text without claims stays as it is", () => {
  expect(
    marked("One.", [
      { at: 5, sources: [0] },
      { at: 4, sources: [2] },
    ]),
  ).toBe("One.");
  expect(marked("One.", undefined)).toBe("One.");
});
