import { expect, test } from "vitest";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { versionOf } from "../../shared/contracts/knowledge-base.ts";
import { testApp } from "../testing.ts";
import { createLiveIndex } from "./live-index.ts";

const entry = (id: string, over: Partial<KnowledgeBaseEntry> = {}): KnowledgeBaseEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "Lisbon.",
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: { manually_added: true },
  ...over,
});

/** A live index over a store of its own; `held` keeps its next look at the store waiting until it is let go. */
function liveIndex({ freshFor = 0, embeddings = false } = {}) {
  const { store } = testApp();
  let gate = Promise.resolve();
  const watched = {
    ...store,
    async list(options: Parameters<typeof store.list>[0]) {
      const entries = await store.list(options);
      await gate;
      return entries;
    },
  };
  const index = createLiveIndex({ store: watched, embeddings, freshFor });
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { store, index, hold };
}

const insert = (one: KnowledgeBaseEntry) => [{ kind: "insert", entry: one } as const];

test("follows what is added, changed and removed", async () => {
  const { store, index } = liveIndex();
  await store.write(insert(entry("a")), []);
  expect((await index.current()).get("a")?.content).toBe("Lisbon.");
  const changed = entry("a", { content: "Porto.", metadata: { updated_at: "2026-01-02T00:00:00.000Z" } });
  await store.write([{ kind: "update", entry: changed, seen: versionOf(entry("a")) }, ...insert(entry("b"))], []);
  expect((await index.current()).get("a")?.content).toBe("Porto.");
  expect((await index.current()).size).toBe(2);
  await store.write([{ kind: "remove", id: "a", seen: versionOf(changed) }], []);
  expect((await index.current()).get("a")).toBeUndefined();
  expect((await index.current()).search("Porto")).not.toContainEqual(expect.objectContaining({ entry: changed }));
});

test("a question that arrives during a look at the store sees what was written before it was asked", async () => {
  const { store, index, hold } = liveIndex();
  await store.write(insert(entry("a")), []);
  const release = hold();
  const early = index.current();
  await new Promise((resolve) => setImmediate(resolve));
  await store.write(insert(entry("b")), []);
  const late = [index.current(), index.current()];
  release();
  await early;
  for (const found of await Promise.all(late)) expect(found.get("b")).toBeDefined();
});

test("is believed for as long as it is fresh, but not after a write of this process", async () => {
  const { store, index } = liveIndex({ freshFor: 60_000 });
  await index.current();
  await store.write(insert(entry("a")), []);
  expect((await index.current()).size).toBe(0);
  index.stale();
  expect((await index.current()).size).toBe(1);
});

test("compares the vectors of a model, of entries that were there and of those that came", async () => {
  const { store, index } = liveIndex({ embeddings: true });
  const near = (id: string, embedding: number[]) => entry(id, { embedding, metadata: { embedding_model: "m" } });
  await store.write(insert(near("a", [1, 0])), []);
  await index.current();
  await store.write(insert(near("b", [0, 1])), []);
  const search = async (values: number[]) =>
    (await index.current()).search("nothing that they say", { vector: { model: "m", values } })[0]?.entry.id;
  expect(await search([1, 0])).toBe("a");
  expect(await search([0, 1])).toBe("b");
});

test("holds thousands of entries, read in pages", async () => {
  const { store, index } = liveIndex();
  const many = Array.from({ length: 1_203 }, (_, i) => insert(entry(`${i}`, { content: `Subject ${i}.` }))).flat();
  await store.write(many, []);
  expect((await index.current()).size).toBe(1_203);
});
