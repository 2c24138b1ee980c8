import { expect, test } from "vitest";
import { printed } from "./typography.ts";

test.each([
  [`It's the clients' "growth that signed" case.`, "It’s the clients’ “growth that signed” case."],
  [`"Yes", he said ("no").`, "“Yes”, he said (“no”)."],
  [`Called 'leads' here.\n"New line"`, "Called ‘leads’ here.\n“New line”"],
  [`| "a" | b's |`, "| “a” | b’s |"],
  ["Nothing to do: 37%.", "Nothing to do: 37%."],
])("%s is printed with curly marks", (typed, expected) => {
  expect(printed(typed)).toBe(expected);
});
