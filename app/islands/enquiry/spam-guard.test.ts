import { expect, test } from "vitest";
import { waitingTime } from "./use-sending.ts";

test("the first second after the page was opened is waited out; later nobody waits", () => {
  expect(waitingTime(0)).toBe(1_000);
  expect(waitingTime(999)).toBe(1);
  expect(waitingTime(1_000)).toBe(0);
  expect(waitingTime(90_000)).toBe(0);
});
