import { expect, test } from "vitest";
import { heldOut, LEAST_FOUND, MOST_MISTAKEN, shareOf } from "./collections.ts";

test("of orders to the machine that its makers have not read many are found, and few honest sentences mistaken for some", () => {
  const of = (wanted: boolean) => heldOut().filter(({ instruction }) => instruction === wanted);
  expect(shareOf(of(true))).toBeGreaterThan(LEAST_FOUND);
  expect(shareOf(of(false))).toBeLessThan(MOST_MISTAKEN);
});
