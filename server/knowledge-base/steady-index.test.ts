import { expect, test } from "vitest";
import { createSearchIndex } from "../retrieval/index.ts";
import { StoreUnavailable } from "../store/store.ts";
import { steadyIndex } from "./steady-index.ts";

const first = createSearchIndex([]);
const second = createSearchIndex([]);
const away = () => Promise.reject(new StoreUnavailable("The database does not answer."));

function looks(...answers: (() => Promise<typeof first>)[]) {
  return steadyIndex(() => answers.shift()?.() ?? away(), 5);
}

test("the newest index answers, and the last one while the store is away", async () => {
  const index = looks(
    async () => first,
    async () => second,
    away,
    async () => first,
  );
  expect(await index()).toBe(first);
  expect(await index()).toBe(second);
  expect(await index()).toBe(second);
  expect(await index()).toBe(first);
});

test("a store that hangs is not waited for, and its late answer counts next time", async () => {
  let answer = (_: typeof first) => {};
  const index = looks(
    async () => first,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    away,
  );
  await index();
  expect(await index()).toBe(first);
  answer(second);
  expect(await index()).toBe(second);
});

test("without an index there is nothing to answer from, and other faults are told", async () => {
  await expect(looks(away)()).rejects.toThrow(StoreUnavailable);
  const index = looks(
    async () => first,
    () => Promise.reject(new TypeError("a fault of ours")),
  );
  await index();
  await expect(index()).rejects.toThrow(TypeError);
});
