import { expect, test, vi } from "vitest";
import { section, testApp } from "../../tests/support/app.ts";
import { renewVectors } from "./vectors.ts";

test("all entries get the vectors of another model, and the table is listed once for it", async () => {
  const sections = Array.from({ length: 100 }, (_, number) => section(`/p#${number}`, "Page", `Text ${number}.`));
  const { store, knowledgeBase } = testApp({ sections });
  await knowledgeBase.ingest();
  const list = vi.spyOn(store, "list");
  const modelOf = (model: string, ...vector: number[]) => ({
    model,
    dimensions: vector.length,
    embed: async (texts: readonly string[]) => texts.map(() => Float32Array.from(vector)),
  });
  const renew = (embedder = modelOf("another", 1, 2)) => renewVectors(store, embedder, new AbortController().signal);
  expect(await renew()).toBe(100);
  expect(list).toHaveBeenCalledTimes(1);
  expect(await renew()).toBe(0);
  expect(await renew(modelOf("third", 3, 4, 5))).toBe(100);
  const entries = await store.list({ embeddings: true });
  expect(new Set(entries.map(({ metadata }) => metadata.embedding_model))).toEqual(new Set(["third"]));
  expect(entries[0]?.embedding).toEqual([3, 4, 5]);
});

test("an entry whose vector is renewed is the one that an operator has seen, and changed by nobody", async () => {
  const { store, knowledgeBase } = testApp({ sections: [section("/p", "Page", "Words.")] });
  await knowledgeBase.ingest();
  const [before] = await store.list();
  const revision = await store.revision();
  const embedder = { model: "another", dimensions: 2, embed: async () => [Float32Array.of(1, 2)] };
  expect(await renewVectors(store, embedder, new AbortController().signal)).toBe(1);
  const [after] = await store.list();
  expect(after).toEqual({ ...before, metadata: { ...before?.metadata, embedding_model: "another" } });
  expect(await store.revision()).toBe(revision);
  expect(await store.changes.list()).toHaveLength(1);
});

test("an entry that is edited while its vector is made keeps its new words, and is renewed the next time", async () => {
  const { store, knowledgeBase } = testApp({ sections: [section("/p", "Page", "Old words.")] });
  await knowledgeBase.ingest();
  const [entry] = await store.list();
  const embedder = {
    model: "another",
    dimensions: 2,
    embed: async (texts: readonly string[]) => {
      if (texts[0]?.includes("Old words.")) await knowledgeBase.edit(entry?.id ?? "", { content: "New words." }, "Ana");
      return texts.map(() => Float32Array.of(1, 2));
    },
  };
  const renew = () => renewVectors(store, embedder, new AbortController().signal);
  expect(await renew()).toBe(0);
  expect(await store.list({ embeddings: true })).toMatchObject([{ content: "New words.", embedding: null }]);
  expect(await renew()).toBe(1);
  expect(await store.list({ embeddings: true })).toMatchObject([{ content: "New words.", embedding: [1, 2] }]);
});
