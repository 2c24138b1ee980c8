/** What is answered while the store or the engine is away. */
import { expect, onTestFinished, test, vi } from "vitest";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { createEngine } from "../chat/engine/calls.ts";
import { CallFailed, type Engine, EngineFailed } from "../consultant/engine.ts";
import { builtInEmbedder } from "../embedding/built-in.ts";
import { StoreUnavailable } from "../store/store.ts";
import { post, section, testApp } from "../testing.ts";
import { createKnowledgeBase } from "./knowledge-base.ts";

const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.")];
const question: ChatMessage[] = [{ role: "user", content: "By how much did cost per acquisition fall?" }];

function site() {
  let generation = 1;
  let inner = createEngine();
  const engine: Engine = {
    ...inner,
    get generation() {
      return generation;
    },
    update: (...args) => inner.update(...args),
    answer: (...args) => inner.answer(...args),
  };
  const restart = () => {
    generation += 1;
    inner = createEngine();
  };
  const { store, knowledgeBase } = testApp({ engine, sections });
  const away = () => vi.spyOn(store, "revision").mockRejectedValue(new StoreUnavailable("The database is away."));
  const hangs = () => vi.spyOn(store, "revision").mockReturnValue(new Promise(() => {}));
  const answerText = async (messages = question) => (await knowledgeBase.answer(messages))?.answer.text;
  return { knowledgeBase, restart, away, hangs, answerText };
}

test("what was known last is answered while the store is away or hangs", async () => {
  const { knowledgeBase, away, hangs, answerText } = site();
  await knowledgeBase.ingest();
  expect(await answerText()).toContain("37%");
  away();
  expect(await answerText()).toContain("37%");
  hangs();
  expect(await answerText()).toContain("37%");
});

test("where nothing is known, whoever asks is told so", async () => {
  const { away, answerText } = site();
  away();
  await expect(answerText()).rejects.toThrow(StoreUnavailable);
});

test("an engine that restarts while the store hangs is not queried before it is loaded", async () => {
  const { knowledgeBase, restart, hangs, answerText } = site();
  await knowledgeBase.ingest();
  await answerText();
  const release = hangs();
  const pending = expect(answerText()).rejects.toThrow(EngineFailed);
  restart();
  await pending;
  release.mockRestore();
});

test("readiness is the consultant's too: it is asked a question of ours where a visitor's failed", async () => {
  const engine = createEngine();
  const broken = { answers: false, update: false };
  const faulty: Engine = {
    ...engine,
    answer: async (messages, options) => {
      if (broken.answers || messages[0]?.content === "!throw!")
        throw new CallFailed("answer", { name: "", stackFrames: "" });
      return engine.answer(messages, options);
    },
    update: async (changes) => {
      if (broken.update) throw new EngineFailed();
      return engine.update(changes);
    },
  };
  const { app, knowledgeBase } = testApp({ engine: faulty, sections });
  const ready = async () => (await app.request("/readyz")).status;
  const fail = (content: string) =>
    expect(knowledgeBase.answer([{ role: "user", content }])).rejects.toThrow(CallFailed);
  await knowledgeBase.ingest();
  broken.update = true;
  expect(await ready()).toBe(503);
  broken.update = false;
  expect(await ready()).toBe(200);
  for (let count = 0; count < 5; count += 1) await fail("!throw!");
  expect(await ready()).toBe(200);
  broken.answers = true;
  await fail("Hello");
  expect(await ready()).toBe(503);
  broken.answers = false;
  expect(await ready()).toBe(200);
});

test("before its first ingest the consultant says that it is not ready, and not that nothing is covered", async () => {
  const { store } = testApp();
  const filled = Promise.withResolvers<void>();
  const parts = { store, engine: createEngine(), embedder: builtInEmbedder, readSections: async () => sections };
  const knowledgeBase = createKnowledgeBase({ ...parts, filled: filled.promise });
  const { app } = testApp({ store, knowledgeBase });
  const ask = () => app.request("/functions/v1/ai-chat", post({ messages: question }));
  const waits = ask();
  await knowledgeBase.ingest();
  filled.resolve();
  expect(await (await waits).text()).toContain("37%");
});

test("a question that waits too long for the first ingest is told to come again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = testApp();
  const parts = { store, engine: createEngine(), embedder: builtInEmbedder, readSections: async () => sections };
  const knowledgeBase = createKnowledgeBase({ ...parts, filled: new Promise(() => {}) });
  const { app } = testApp({ store, knowledgeBase });
  const pending = app.request("/functions/v1/ai-chat", post({ messages: question }));
  await vi.advanceTimersByTimeAsync(5_000);
  const refused = await pending;
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("getting ready") } });
});
