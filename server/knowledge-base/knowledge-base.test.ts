/** What is answered while the store or the engine is away. */
import { expect, test, vi } from "vitest";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { createEngine } from "../chat/engine/calls.ts";
import { type Engine, EngineFailed } from "../chat/engine/engine.ts";
import { StoreUnavailable } from "../store/store.ts";
import { section, testApp } from "../testing.ts";

const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.")];
const question: ChatMessage[] = [{ role: "user", content: "By how much did cost per acquisition fall?" }];
const greeting: ChatMessage[] = [{ role: "user", content: "Hello" }];

function site() {
  let life = 1;
  let inner = createEngine();
  const engine: Engine = {
    ...inner,
    get life() {
      return life;
    },
    update: (...args) => inner.update(...args),
    answer: (...args) => inner.answer(...args),
  };
  const restart = () => {
    life += 1;
    inner = createEngine();
  };
  const { store, knowledgeBase } = testApp({ engine, sections });
  const away = () => vi.spyOn(store, "revision").mockRejectedValue(new StoreUnavailable("The database is away."));
  const hangs = () => vi.spyOn(store, "revision").mockReturnValue(new Promise(() => {}));
  const told = async (messages = question) => (await knowledgeBase.answer(messages))?.answer.text;
  return { knowledgeBase, restart, away, hangs, told };
}

test("what was known last is answered while the store is away or hangs", async () => {
  const { knowledgeBase, away, hangs, told } = site();
  await knowledgeBase.ingest();
  expect(await told()).toContain("37%");
  away();
  expect(await told()).toContain("37%");
  hangs();
  expect(await told()).toContain("37%");
});

test("where nothing is known, only what needs no entry is answered", async () => {
  const { away, told } = site();
  away();
  await expect(told()).rejects.toThrow(StoreUnavailable);
  expect(await told(greeting)).toContain("Consultant");
});

test("an engine that begins anew while the store hangs is not asked what it has not been told", async () => {
  const { knowledgeBase, restart, hangs, told } = site();
  await knowledgeBase.ingest();
  await told();
  const release = hangs();
  const asked = expect(told()).rejects.toThrow(EngineFailed);
  restart();
  await asked;
  release.mockRestore();
});
