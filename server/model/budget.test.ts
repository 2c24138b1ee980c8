import { expect, test } from "vitest";
import { testApp } from "../../tests/support/app.ts";
import { type Budget, createBudget, withBudget } from "./budget.ts";
import { type FailureReason, ModelFailure, type Visitor } from "./chat-model.ts";

const noon = () => Date.parse("2026-01-10T12:00:00Z");
const spending = () => testApp().store.spending;

const reserveAll = async (budget: Budget, tokens: number) => {
  let reserved = 0;
  while (await budget.reserve(tokens)) reserved += tokens;
  return reserved;
};

test("a day's tokens are for all servers together, to the last one that fits", async () => {
  const store = spending();
  const [one, other] = [createBudget(store, 1_000, noon), createBudget(store, 1_000, noon)];
  expect(await one.reserve(300)).toBeDefined();
  expect(await reserveAll(other, 100)).toBe(700);
  expect(await one.reserve(1)).toBeUndefined();
});

test("a restart does not reset the day", async () => {
  const store = spending();
  await createBudget(store, 1_000, noon).reserve(5);
  expect(await reserveAll(createBudget(store, 1_000, noon), 10)).toBe(990);
});

test("requests that come at once count one by one", async () => {
  const budget = createBudget(spending(), 1_000, noon);
  const allowed = await Promise.all(Array.from({ length: 500 }, () => budget.reserve(10)));
  expect(allowed.filter(Boolean)).toHaveLength(100);
});

test("what a request did not use is there for the next, and a new day starts from zero", async () => {
  let now = Date.UTC(2026, 0, 1);
  const budget = createBudget(spending(), 100, () => now);
  const commit = await budget.reserve(100);
  commit?.(40);
  expect(await budget.reserve(61)).toBeUndefined();
  expect(await budget.reserve(60)).toBeDefined();
  now += 86_400_000;
  expect(await budget.reserve(100)).toBeDefined();
});

test("what was set aside yesterday is not added to today", async () => {
  let now = Date.UTC(2026, 0, 1);
  const budget = createBudget(spending(), 100, () => now);
  const commit = await budget.reserve(100);
  now += 86_400_000;
  expect(await budget.reserve(100)).toBeDefined();
  commit?.(0);
  expect(await budget.reserve(1)).toBeUndefined();
});

test("one visitor takes a tenth of the day from a server, the others the rest, and tomorrow another tenth", async () => {
  let now = Date.UTC(2026, 0, 1);
  const budget = createBudget(spending(), 1_000, () => now);
  const visitor = [{ network: "203.0.113.7", share: 1 }];
  const takenBy = async (who: Visitor, tokens = 20) => {
    let taken = 0;
    while (await budget.reserve(tokens, who)) taken += tokens;
    return taken;
  };
  (await budget.reserve(20, visitor))?.(5);
  expect(await takenBy(visitor)).toBe(80);
  expect(await takenBy([{ network: "198.51.100.1", share: 1 }])).toBe(100);
  // Who takes one network of a wider one after another has what the wider one may.
  const wide = (number: number) => [
    { network: `2001:db8:1:${number}`, share: 1 },
    { network: "2001:db8:1::/48", share: 2 },
  ];
  expect([await takenBy(wide(1)), await takenBy(wide(2)), await takenBy(wide(3))]).toEqual([100, 100, 0]);
  // One answer may be more than a share.
  expect(await takenBy([{ network: "192.0.2.1", share: 1 }], 300)).toBe(300);
  now += 86_400_000;
  expect(await takenBy(visitor)).toBe(100);
});

test("nothing is spent where nobody can say what was", async () => {
  const budget = createBudget({ spend: () => Promise.reject(new Error("away")) }, 1_000);
  expect(await budget.reserve(1)).toBeUndefined();
});

/** A model that writes so much and then fails, and how many tokens its answers took. */
function spendingModel(words: string, failure?: FailureReason) {
  let spent = 0;
  const spend = async (_: string, tokens: number) => {
    spent += tokens;
    return true;
  };
  const budget = createBudget({ spend }, 10_000, noon);
  const model = withBudget(
    {
      name: "scripted",
      async *stream() {
        if (words) yield words;
        if (failure) throw new ModelFailure(failure);
      },
    },
    budget,
  );
  const visitor = new AbortController();
  const request = { instructions: "i".repeat(350), turns: [], signal: visitor.signal };
  const listen = async () => {
    for await (const _ of model.stream(request));
  };
  const used = () => spent;
  return { model, listen, used, visitor, request };
}

test.each(["unreachable", "refused", "busy", "rubbish"] as const)(
  "a provider that is %s takes nothing",
  async (reason) => {
    const { listen, used } = spendingModel("", reason);
    for (let question = 0; question < 1_500; question += 1) await expect(listen()).rejects.toThrow(`model ${reason}`);
    expect(used()).toBe(0);
  },
);

test("an answer that breaks off took the prompt and what was said", async () => {
  const { listen, used } = spendingModel("w".repeat(35), "cut");
  await expect(listen()).rejects.toThrow("model cut");
  expect(used()).toBe(100 + 10);
});

test("a visitor who leaves took no more than that, and nothing before the model was asked", async () => {
  const { model, used, visitor, request } = spendingModel("w".repeat(35));
  for await (const _ of model.stream(request)) break;
  visitor.abort();
  await expect(model.stream(request).next()).rejects.toThrow("model left");
  expect(used()).toBe(100 + 10);
});
