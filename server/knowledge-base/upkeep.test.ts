/** The first start of two servers over one store. */
import { expect, test } from "vitest";
import { ask, readStream } from "../chat/testing/stream.ts";
import { testEngine } from "../consultant/testing/engine.ts";
import { builtInEmbedder } from "../embedding/built-in.ts";
import { section, testApp, unhurried } from "../testing.ts";
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
      embedder: builtInEmbedder,
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
  await one.fill();
  expect(await other.fill()).toBe(true);
  filled.resolve();
  expect((await asked).text).toContain("37%");
});
