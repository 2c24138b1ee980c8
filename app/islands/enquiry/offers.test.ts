import { expect, test } from "vitest";
import { withOffer } from "./offers.ts";

test("the text stands alone in an empty message and below what is written", () => {
  expect(withOffer(" \n", "Summary")).toBe("Summary");
  expect(withOffer("Hello.\n\n", "Summary")).toBe("Hello.\n\nSummary");
});

test("the same text is added once", () => {
  const once = withOffer("Hello.", "Summary");
  expect(withOffer(once, "Summary")).toBe(once);
});

test("a newer text takes the place of the earlier one, if that still stands there", () => {
  expect(withOffer("Hello.\n\nReturn: 51%\n\nBye.", "Return: $& 62%", "Return: 51%")).toBe(
    "Hello.\n\nReturn: $& 62%\n\nBye.",
  );
  expect(withOffer("Hello.", "Return: 62%", "Return: 51%")).toBe("Hello.\n\nReturn: 62%");
});
