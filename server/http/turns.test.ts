import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("work begins in the order in which it came, one at each look", async () => {
  const looks: (() => void)[] = [];
  const turn = createTurns((next) => looks.push(next));
  const begun: string[] = [];
  const asked = ["a", "b", "c"].map((name) => turn().then(() => begun.push(name)));
  expect(looks).toHaveLength(1);
  looks.shift()?.();
  await asked[0];
  expect(begun).toEqual(["a"]);
  looks.shift()?.();
  looks.shift()?.();
  await Promise.all(asked);
  expect(begun).toEqual(["a", "b", "c"]);
  expect(looks).toEqual([]);
  const later = turn();
  looks.shift()?.();
  await later;
});
