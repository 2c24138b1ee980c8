/** The first start: of two servers over one store, and of one whose pages are away. */
import { expect, test } from "vitest";
import { section, testApp, unhurried } from "../../tests/support/app.ts";
import { testEmbedder } from "../../tests/support/embedder.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { ask, readStream } from "../../tests/support/stream.ts";
import type { Lifecycle } from "../http/lifecycle.ts";
import { PagesUnavailable } from "./hosted-pages.ts";
import { createKnowledgeBase } from "./knowledge-base.ts";
import { createUpkeep } from "./upkeep.ts";

test("a server that another one has filled answers from what is there, however lately it looked", async () => {
  const { store } = testApp();
  const log = { info: () => {}, error: () => {} };
  const sections = [section("/results/finance", "Finance", "Cost per acquisition fell by 37% in a year.")];
  const filled = Promise.withResolvers<void>();
  const start = () => {
    const parts = {
      store,
      engine: unhurried(testEngine()),
      embedder: testEmbedder,
      readSections: async () => sections,
    };
    const knowledgeBase = createKnowledgeBase({ ...parts, freshFor: 60_000, filled: filled.promise });
    const { signal } = new AbortController();
    return {
      knowledgeBase,
      ...createUpkeep({ ...parts, knowledgeBase, log, signal, ingestOwnPages: knowledgeBase.ingest }),
    };
  };
  const [one, other] = [start(), start()];
  const site = testApp({ knowledgeBase: other.knowledgeBase });
  const asked = ask(site.app, "By how much did cost per acquisition fall?").then(readStream);
  // It has found nothing, and waits.
  await other.knowledgeBase.current();
  await one.fill(() => {});
  await other.fill(() => {});
  filled.resolve();
  expect((await asked).text).toContain("37%");
});

test("a first start whose pages cannot be read is tried again, and says what it waits for", async () => {
  const lifecycle: Lifecycle = { phase: "starting" };
  let attempts = 0;
  const readSections = async () => {
    attempts += 1;
    if (attempts < 3) throw new PagesUnavailable("https://www.example.org/knowledge.json could not be reached");
    return [section("/results/finance", "Finance", "Cost per acquisition fell by 37% in a year.")];
  };
  const { app, store, knowledgeBase, logged } = testApp({ readSections, lifecycle });
  const log = { info: () => {}, error: (event: string) => logged.push({ event }) };
  const { signal } = new AbortController();
  const upkeep = createUpkeep({
    store,
    knowledgeBase,
    embedder: testEmbedder,
    log,
    signal,
    ingestOwnPages: knowledgeBase.ingest,
  });
  const said: unknown[] = [];
  await upkeep.fill(async (problem) => {
    lifecycle.problem = problem;
    said.push(await (await app.request("/readyz")).json());
  });
  expect(said).toMatchObject([{ error: { message: "https://www.example.org/knowledge.json could not be reached" } }]);
  expect(await store.count()).toBe(1);
  expect(logged.map(({ event }) => event)).toEqual(["pages not read", "knowledge base not filled, will retry"]);
});
