import { expect, test } from "vitest";
import { waitingTime } from "./spam-guard.ts";

test("the first second after the form woke is waited out; later nobody waits", () => {
  expect(waitingTime(500, 500)).toBe(1_000);
  expect(waitingTime(500, 1_499)).toBe(1);
  expect(waitingTime(500, 1_500)).toBe(0);
  expect(waitingTime(500, 90_000)).toBe(0);
});
