/** A quick share of the texts that `npm run bench -- fuzz` puts to the engine. */
import { expect, test } from "vitest";
import { fuzzEngine } from "./engine.ts";

test("no word of a visitor or an operator is taken for something else, and there is always an answer", async () => {
  expect(await fuzzEngine(300, 20_260_101)).toEqual([]);
});
