import { expect, test, vi } from "vitest";
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { testApp } from "../../tests/support/app.ts";
import type { EntryChanges } from "../consultant/engine.ts";
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

/** A live index over its own store, and what it told the engine; `hold` blocks its next refresh until it is released. */
function liveIndex({ freshFor = 0 } = {}) {
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
  const received = new Map<string, KnowledgeBaseEntry>();
  const update = vi.fn(async ({ add, remove }: EntryChanges) => {
    for (const id of remove) received.delete(id);
    for (const one of add) received.set(one.id, one);
  });
  const index = createLiveIndex({ store: watched, engine: { update }, freshFor });
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { store, index, update, received, hold };
}

const insert = (one: KnowledgeBaseEntry) => [{ kind: "insert", entry: one } as const];

test("follows what is added, changed and removed", async () => {
  const { store, index, received } = liveIndex();
  const titles = () => [...received.values()].map(({ page_title }) => page_title).sort();
  await store.write(insert(entry("a")), []);
  expect(index.loaded).toBe(false);
  await index.current();
  expect(index.loaded).toBe(true);
  expect(titles()).toEqual(["Lisbon"]);
  const changed = entry("a", {
    page_title: "Porto",
    content: "Porto.",
    metadata: { updated_at: "2026-01-02T00:00:00.000Z" },
  });
  await store.write([{ kind: "update", entry: changed, seen: versionOf(entry("a")) }, ...insert(entry("b"))], []);
  await index.current();
  expect(titles()).toEqual(["Lisbon", "Porto"]);
  expect(received.get("a")?.content).toBe("Porto.");
  await store.write([{ kind: "remove", id: "a", seen: versionOf(changed) }], []);
  await index.current();
  expect([...received.keys()]).toEqual(["b"]);
});

test("tells the engine only what is new to it", async () => {
  const { store, index, update } = liveIndex();
  await store.write(insert(entry("a")), []);
  await index.current();
  update.mockClear();
  await index.current();
  expect(update).not.toHaveBeenCalled();
  await store.write(insert(entry("b")), []);
  await index.current();
  expect(update.mock.calls.flatMap(([{ add, remove }]) => [...add.map(({ id }) => id), ...remove])).toEqual(["b"]);
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

test("a question waits for a few changes, and not for many", async () => {
  const { store, index, hold } = liveIndex();
  await index.current();
  let isFar = false;
  const refreshWith = async (changes: number, name: string) => {
    void index.farBehind.then(() => {
      isFar = true;
    });
    await store.write(Array.from({ length: changes }, (_, at) => insert(entry(`${name}${at}`))).flat(), []);
    const release = hold();
    const refresh = index.current();
    await new Promise((resolve) => setImmediate(resolve));
    const wasFar = isFar;
    release();
    await refresh;
    return wasFar;
  };
  expect(await refreshWith(200, "few")).toBe(false);
  expect(await refreshWith(201, "many")).toBe(true);
  isFar = false;
  expect(await refreshWith(1, "one")).toBe(false);
});

test("holds thousands of entries, read in pages", async () => {
  const { store, index, received } = liveIndex();
  const many = Array.from({ length: 1_203 }, (_, i) => insert(entry(`${i}`, { content: `Subject ${i}.` }))).flat();
  await store.write(many, []);
  await index.current();
  expect(received.size).toBe(1_203);
});
