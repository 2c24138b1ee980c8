/** What is answered while the store is away or empty. */
import { expect, onTestFinished, test, vi } from "vitest";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { post, section, testApp, unhurried } from "../../tests/support/app.ts";
import { testEmbedder } from "../../tests/support/embedder.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { StoreUnavailable } from "../store/store.ts";
import { createKnowledgeBase } from "./knowledge-base.ts";

const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.")];
const question: ChatMessage[] = [{ role: "user", content: "By how much did cost per acquisition fall?" }];

function site() {
  const { app, store, knowledgeBase } = testApp({ sections, refreshMs: 20 });
  const away = () => vi.spyOn(store, "revision").mockRejectedValue(new StoreUnavailable("The database is away."));
  const hangs = () => vi.spyOn(store, "revision").mockReturnValue(new Promise(() => {}));
  const answerText = async (messages = question) => (await knowledgeBase.answer(messages))?.answer.text;
  const ready = async () => (await app.request("/readyz")).status;
  return { knowledgeBase, away, hangs, answerText, ready };
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

test("a write is acknowledged once the consultant answers from it, however long its index takes", async () => {
  const engine = unhurried(testEngine());
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const update: typeof engine.update = async (changes) => {
    begun.resolve();
    await held.promise;
    await engine.update(changes);
  };
  const { knowledgeBase } = testApp({ sections, engine: { ...engine, update } });
  const acknowledged = vi.fn();
  const ingest = knowledgeBase.ingest().then(acknowledged);
  await Promise.race([begun.promise, ingest]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(acknowledged).not.toHaveBeenCalled();
  held.resolve();
  await ingest;
  expect((await knowledgeBase.answer(question)).answer.text).toContain("37%");
});

test("where nothing is known, whoever asks is told so", async () => {
  const { away, answerText, ready } = site();
  const left = away();
  await expect(answerText()).rejects.toThrow(StoreUnavailable);
  expect(await ready()).toBe(503);
  left.mockRestore();
  expect(await ready()).toBe(200);
});

test("before its first ingest the consultant says that it is not ready, and not that nothing is covered", async () => {
  const { store } = testApp();
  const filled = Promise.withResolvers<void>();
  const parts = {
    store,
    engine: unhurried(testEngine()),
    embedder: testEmbedder,
    readSections: async () => sections,
  };
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
  const parts = {
    store,
    engine: unhurried(testEngine()),
    embedder: testEmbedder,
    readSections: async () => sections,
  };
  const knowledgeBase = createKnowledgeBase({ ...parts, filled: new Promise(() => {}) });
  const { app } = testApp({ store, knowledgeBase });
  const pending = app.request("/functions/v1/ai-chat", post({ messages: question }));
  await vi.advanceTimersByTimeAsync(5_000);
  const refused = await pending;
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("getting ready") } });
});
