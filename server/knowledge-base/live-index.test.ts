import { expect, test, vi } from "vitest";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { versionOf } from "../../shared/contracts/knowledge-base.ts";
import { createEngine } from "../chat/engine/calls.ts";
import { type Engine, EngineFailed, type SearchOptions } from "../consultant/engine.ts";
import { testApp } from "../testing.ts";
import { createLiveIndex } from "./live-index.ts";

const entry = (id: string, over: Partial<KnowledgeBaseEntry> = {}): KnowledgeBaseEntry => ({
  id,
  page_title: "Lisbon",
  page_url: null,
  section_title: null,
  content: "Lisbon.",
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: { manually_added: true },
  ...over,
});

/** An engine that can be restarted, and the entries that its present generation was given. */
function restartable() {
  let generation = 1;
  let inner = createEngine();
  const received = new Map<string, KnowledgeBaseEntry>();
  const engine: Engine = {
    ...inner,
    get generation() {
      return generation;
    },
    update(changes) {
      for (const id of changes.remove) received.delete(id);
      for (const one of changes.add) received.set(one.id, one);
      return inner.update(changes);
    },
    search: (...args) => inner.search(...args),
    searchSite: (...args) => inner.searchSite(...args),
  };
  const restart = () => {
    generation += 1;
    inner = createEngine();
    received.clear();
  };
  return { engine, received, restart };
}

/** A live index over its own store; `hold` blocks its next refresh until it is released. */
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
  const { engine, received, restart } = restartable();
  const index = createLiveIndex({ store: watched, engine, embeddings, freshFor });
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { store, index, engine, received, restart, hold };
}

const entriesFound = async (engine: Engine, question: string, options?: SearchOptions) =>
  (await engine.search(question, options)).filter(({ kind }) => kind === "entry");

const insert = (one: KnowledgeBaseEntry) => [{ kind: "insert", entry: one } as const];

test("follows what is added, changed and removed", async () => {
  const { store, index, engine, received } = liveIndex();
  const found = async (text: string) => (await entriesFound(engine, text)).map(({ title }) => title);
  await store.write(insert(entry("a")), []);
  expect(index.loaded).toBe(false);
  await index.current();
  expect(index.loaded).toBe(true);
  expect(await found("Lisbon")).toEqual(["Lisbon"]);
  const changed = entry("a", {
    page_title: "Porto",
    content: "Porto.",
    metadata: { updated_at: "2026-01-02T00:00:00.000Z" },
  });
  await store.write([{ kind: "update", entry: changed, seen: versionOf(entry("a")) }, ...insert(entry("b"))], []);
  await index.current();
  expect(await found("Porto")).toContain("Porto");
  expect([...received.keys()].sort()).toEqual(["a", "b"]);
  await store.write([{ kind: "remove", id: "a", seen: versionOf(changed) }], []);
  await index.current();
  expect(await found("Porto")).not.toContain("Porto");
});

test("tells the engine only what is new to it", async () => {
  const { store, index, engine } = liveIndex();
  await store.write(insert(entry("a")), []);
  await index.current();
  const update = vi.spyOn(engine, "update");
  await index.current();
  expect(update).not.toHaveBeenCalled();
  await store.write(insert(entry("b")), []);
  await index.current();
  expect(update.mock.calls.flatMap(([{ add, remove }]) => [...add.map(({ id }) => id), ...remove])).toEqual(["b"]);
});

test("a restarted engine is given every entry before it is asked anything", async () => {
  const { store, index, received, restart } = liveIndex({ freshFor: 60_000 });
  await store.write([...insert(entry("a")), ...insert(entry("b"))], []);
  await index.current();
  restart();
  expect(index.loaded).toBe(false);
  await index.current();
  expect([...received.keys()].sort()).toEqual(["a", "b"]);
});

test("an engine that restarts while it is being loaded does not count as loaded", async () => {
  const { store, index, received, restart, hold } = liveIndex();
  await store.write(insert(entry("a")), []);
  const release = hold();
  const loading = index.current();
  await new Promise((resolve) => setImmediate(resolve));
  restart();
  release();
  await expect(loading).rejects.toThrow(EngineFailed);
  await index.current();
  expect([...received.keys()]).toEqual(["a"]);
});

test("a question that arrives during a look at the store sees what was written before it was asked", async () => {
  const { store, index, received, hold } = liveIndex();
  await store.write(insert(entry("a")), []);
  const release = hold();
  const early = index.current();
  await new Promise((resolve) => setImmediate(resolve));
  await store.write(insert(entry("b")), []);
  const late = [index.current(), index.current()];
  release();
  await early;
  for (const unblock of late) {
    await unblock;
    expect(received.has("b")).toBe(true);
  }
});

test("is believed for as long as it is fresh, but not after a write of this process", async () => {
  const { store, index, received } = liveIndex({ freshFor: 60_000 });
  await index.current();
  await store.write(insert(entry("a")), []);
  await index.current();
  expect(received.size).toBe(0);
  index.stale();
  await index.current();
  expect(received.size).toBe(1);
});

test("compares the vectors of a model, of entries that were there and of those that came", async () => {
  const { store, index, engine } = liveIndex({ embeddings: true });
  const near = (id: string, embedding: number[]) => entry(id, { embedding, metadata: { embedding_model: "m" } });
  await store.write(insert(near("a", [1, 0])), []);
  await index.current();
  await store.write(insert(near("b", [0, 1])), []);
  await index.current();
  const search = async (values: number[]) =>
    (await entriesFound(engine, "nothing that they say", { vector: { model: "m", values } }))[0]?.id;
  expect(await search([1, 0])).toBe("a");
  expect(await search([0, 1])).toBe("b");
});

test("holds thousands of entries, read in pages and told in batches", async () => {
  const { store, index, received } = liveIndex();
  const many = Array.from({ length: 1_203 }, (_, i) => insert(entry(`${i}`, { content: `Subject ${i}.` }))).flat();
  await store.write(many, []);
  await index.current();
  expect(received.size).toBe(1_203);
});

test("an entry that ends the engine's thread is found and left out, until it is changed", async () => {
  const { store } = testApp();
  const { engine, received, restart } = restartable();
  const update = engine.update;
  engine.update = async (changes) => {
    if (changes.add.some(({ content }) => content === "poison")) {
      restart();
      throw new EngineFailed();
    }
    return update(changes);
  };
  const leftOut: string[] = [];
  const onLeftOut = (id: string) => leftOut.push(id);
  const index = createLiveIndex({ store, engine, embeddings: false, freshFor: 0, onLeftOut });
  const many = Array.from({ length: 250 }, (_, i) => insert(entry(`${i}`, { content: i === 120 ? "poison" : "fine" })));
  await store.write(many.flat(), []);
  for (let load = 0; load < 2; load += 1) await expect(index.current()).rejects.toThrow(EngineFailed);
  await index.current();
  expect([received.size, received.has("120"), leftOut]).toEqual([249, false, ["120"]]);
  const fixed = entry("120", { metadata: { updated_at: "2026-01-02T00:00:00.000Z" } });
  await store.write([{ kind: "update", entry: fixed, seen: versionOf(entry("120")) }], []);
  await index.current();
  expect(received.size).toBe(250);
});
