import { expect, test } from "vitest";
import { testApp } from "../testing.ts";
import { type Budget, createBudget } from "./budget.ts";

const spending = () => testApp().store.spending;

const reserveAll = async (budget: Budget, tokens: number) => {
  let reserved = 0;
  while (await budget.reserve(tokens)) reserved += tokens;
  return reserved;
};

test("a day's tokens are for all servers together, to the last one that fits", async () => {
  const store = spending();
  const [one, other] = [createBudget(store, 1_000), createBudget(store, 1_000)];
  expect(await one.reserve(300)).toBe(true);
  expect(await reserveAll(other, 100)).toBe(700);
  expect(await one.reserve(1)).toBe(false);
});

test("a restart does not begin the day anew, and costs no more than the share that was taken", async () => {
  const store = spending();
  await createBudget(store, 1_000).reserve(5);
  expect(await reserveAll(createBudget(store, 1_000), 10)).toBe(980);
});

test("requests that come at once count one by one", async () => {
  const budget = createBudget(spending(), 1_000);
  const allowed = await Promise.all(Array.from({ length: 500 }, () => budget.reserve(10)));
  expect(allowed.filter(Boolean)).toHaveLength(100);
});

test("what a request did not use is there for the next, and a new day begins anew", async () => {
  let now = Date.UTC(2026, 0, 1);
  const budget = createBudget(spending(), 100, () => now);
  expect(await budget.reserve(100)).toBe(true);
  budget.settle(100, 40);
  expect(await budget.reserve(61)).toBe(false);
  expect(await budget.reserve(60)).toBe(true);
  now += 86_400_000;
  expect(await budget.reserve(100)).toBe(true);
});

test("nothing is spent where nobody can say what was", async () => {
  const budget = createBudget({ spend: () => Promise.reject(new Error("away")) }, 1_000);
  expect(await budget.reserve(1)).toBe(false);
});
