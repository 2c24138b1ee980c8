import { describe, expect, test, vi } from "vitest";
import { meaningless, testEmbedder } from "../../tests/support/embedder.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { type OperatorSite, operatorSite, sectionAt } from "../../tests/support/operator-site.ts";
import { cosine } from "../embedding/embedder.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { createKnowledgeBase } from "./knowledge-base.ts";

const INGEST = "/functions/v1/ingest-content";
const ingest = (site: OperatorSite) => site.request(INGEST, { method: "POST" });
const report = async (site: OperatorSite) => (await ingest(site)).json();
const entries = (site: OperatorSite) => site.store.list({ embeddings: true });
const add = (site: OperatorSite, pageTitle: string) =>
  site.request("/rest/v1/knowledge_base", { method: "POST", body: { pageTitle, pageUrl: "/a", content: "By hand." } });
const patch = (site: OperatorSite, id: string | undefined, body: object) =>
  site.request(`/rest/v1/knowledge_base?id=eq.${id}`, { method: "PATCH", body });

test("a first ingest adds every section, and says how many; the vectors of the table are made afterwards", async () => {
  const site = operatorSite({ sections: [sectionAt("/a", "One.", ["Which?"]), sectionAt("/a#b", "Two.")] });
  expect(await report(site)).toEqual({ processedCount: 2, added: 2, changed: 0, removed: 0, unchanged: 0 });
  expect((await entries(site)).map(({ embedding }) => embedding)).toEqual([null, null]);
  expect(await site.renew()).toBe(2);
  const [own] = await testEmbedder.embed(["Finance Sector Growth\nWhich?\nOne."]);
  const made = (await entries(site)).find((entry) => entry.page_url === "/a")?.embedding ?? [];
  // A text that is encoded beside others comes out a little differently.
  expect(cosine(Float32Array.from(made), own as Float32Array)).toBeGreaterThan(0.98);
});

test("a repeated ingest doubles nothing and changes nothing", async () => {
  const site = operatorSite({
    sections: [sectionAt("/a", "One."), sectionAt("/a", "Two under the same address."), sectionAt("/a#b", "Three.")],
  });
  await ingest(site);
  const before = await entries(site);
  const revision = await site.store.revision();
  expect(await report(site)).toEqual({ processedCount: 3, added: 0, changed: 0, removed: 0, unchanged: 3 });
  expect(await entries(site)).toEqual(before);
  expect(await site.store.revision()).toBe(revision);
});

test("an ingest adds what is new, replaces what changed, removes what is gone, and leaves hand-made entries alone", async () => {
  const sections = [sectionAt("/a", "Stays."), sectionAt("/b", "Changes."), sectionAt("/c", "Goes.")];
  const site = operatorSite({ sections });
  await ingest(site);
  await add(site, "By hand");
  const before = await entries(site);
  const named = (list: typeof before, url: string) =>
    list.find((entry) => entry.page_url === url && !entry.metadata.manually_added);
  sections.splice(0, 3, sectionAt("/a", "Stays."), sectionAt("/b", "Has changed."), sectionAt("/d", "Is new."));
  expect(await report(site)).toEqual({ processedCount: 3, added: 1, changed: 1, removed: 1, unchanged: 1 });
  const after = await entries(site);
  expect(named(after, "/a")).toEqual(named(before, "/a"));
  expect(named(after, "/b")).toMatchObject({ id: named(before, "/b")?.id, content: "Has changed." });
  expect(named(after, "/c")).toBeUndefined();
  expect(named(after, "/d")).toMatchObject({ content: "Is new." });
  expect(after.find((entry) => entry.page_title === "By hand")).toEqual(
    before.find((entry) => entry.page_title === "By hand"),
  );
  expect((await site.store.changes.list())[0]).toMatchObject({
    action: "ingested",
    title: "1 added, 1 changed, 1 removed, 1 as before",
  });
});

describe("an entry that came from a page", () => {
  test("keeps the questions that an operator added, and goes on following its page", async () => {
    const sections = [sectionAt("/a", "One.", ["Which?"])];
    const site = operatorSite({ sections });
    await ingest(site);
    const [before] = await entries(site);
    await patch(site, before?.id, { questions: ["Which?", "How many?"] });
    expect(await report(site)).toMatchObject({ unchanged: 1 });
    sections[0] = sectionAt("/a", "Two.", ["Which one?"]);
    expect(await report(site)).toMatchObject({ changed: 1 });
    expect((await entries(site))[0]).toMatchObject({
      id: before?.id,
      content: "Two.",
      metadata: { questions: ["Which one?", "How many?"] },
    });
    expect(await report(site)).toMatchObject({ unchanged: 1 });
  });

  test("stays as an operator rewrote it, and says so once its page has moved on", async () => {
    const sections = [sectionAt("/a", "One."), sectionAt("/b", "Other.")];
    const site = operatorSite({ sections });
    await ingest(site);
    const before = (await entries(site)).find((entry) => entry.page_url === "/a");
    await patch(site, before?.id, { content: "One, corrected." });
    const rewritten = async () => (await entries(site)).find((entry) => entry.id === before?.id);
    expect(await report(site)).toMatchObject({ added: 0, unchanged: 2 });
    expect(await rewritten()).toMatchObject({ content: "One, corrected.", metadata: { edited: true } });
    expect((await rewritten())?.metadata.page_changed).toBeUndefined();
    await site.renew();
    sections[0] = sectionAt("/a", "Two.");
    await ingest(site);
    const overtaken = await rewritten();
    expect(overtaken).toMatchObject({ content: "One, corrected.", metadata: { page_changed: true } });
    expect(overtaken?.embedding).toHaveLength(testEmbedder.dimensions ?? 0);
    sections.shift();
    await ingest(site);
    expect(await rewritten()).toEqual(overtaken);
  });

  test("comes back with the next ingest after it was deleted", async () => {
    const site = operatorSite({ sections: [sectionAt("/a", "One.")] });
    await ingest(site);
    const [before] = await entries(site);
    await site.request(`/rest/v1/knowledge_base?id=eq.${before?.id}`, { method: "DELETE" });
    expect(await report(site)).toMatchObject({ added: 1 });
    // Undone as well: two of one section, of which the next ingest keeps one.
    await site.request("/functions/v1/restore-entries", { method: "POST", body: { ids: [before?.id] } });
    expect(await report(site)).toMatchObject({ removed: 1, unchanged: 1 });
  });
});

test("a built site without pages empties nothing", async () => {
  const sections = [sectionAt("/a", "One.")];
  const site = operatorSite({ sections });
  await ingest(site);
  sections.length = 0;
  const response = await ingest(site);
  expect([response.status, (await response.json()).error.message]).toEqual([
    503,
    "The built site has no pages to ingest.",
  ]);
  expect(await site.store.count()).toBe(1);
});

/** The store's next list waits for `go` once it has been read; `reached` resolves then. */
function holdList(store: Store) {
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
  const list = store.list.bind(store);
  vi.spyOn(store, "list").mockImplementationOnce(async (options) => {
    const found = await list(options);
    arrive();
    await released;
    return found;
  });
  return { go, reached };
}

test("a second ingest meanwhile is refused, progress can be read, and the next one may run", async () => {
  const site = operatorSite({ sections: Array.from({ length: 70 }, (_, i) => sectionAt(`/${i}`, "One.")) });
  const { go, reached } = holdList(site.store);
  const progress = async () => (await site.request(INGEST)).json();
  expect(await progress()).toEqual({ running: false, done: 0, total: 0 });
  const first = ingest(site);
  await reached;
  expect(await progress()).toEqual({ running: true, done: 0, total: 70 });
  const second = await ingest(site);
  expect([second.status, second.headers.get("retry-after")]).toEqual([409, "5"]);
  expect(await site.store.count()).toBe(0);
  go();
  expect(await (await first).json()).toMatchObject({ added: 70 });
  expect(await progress()).toEqual({ running: false, done: 70, total: 70 });
  expect((await ingest(site)).status).toBe(200);
});

test("an entry that is written while an ingest runs is neither lost nor overwritten", async () => {
  const site = operatorSite({ sections: [sectionAt("/a", "One.")] });
  const { go, reached } = holdList(site.store);
  const running = ingest(site);
  await reached;
  await add(site, "By hand");
  go();
  expect((await running).status).toBe(200);
  expect((await entries(site)).map(({ content }) => content).sort()).toEqual(["By hand.", "One."]);
});

test("two servers that ingest at once end with every section once", async () => {
  const sections = [sectionAt("/a", "One."), sectionAt("/b", "Two.")];
  const site = operatorSite({ sections });
  const other = createKnowledgeBase({
    store: site.store,
    engine: testEngine(),
    embedder: testEmbedder,
    readSections: async () => sections,
  });
  const { go, reached } = holdList(site.store);
  const running = ingest(site);
  await reached;
  expect(await other.ingest()).toMatchObject({ added: 2 });
  go();
  expect(await (await running).json()).toMatchObject({ added: 0, unchanged: 2 });
  expect((await entries(site)).map((entry) => entry.page_url).sort()).toEqual(["/a", "/b"]);
});

test("an ingest needs no embedding model: the words are there, and the vectors come once it is back", async () => {
  let isAway = true;
  const embedder = {
    model: "failing",
    dimensions: 2,
    embed: async (texts: readonly string[]) => {
      if (isAway) throw new Error("the model is gone");
      return texts.map(() => Float32Array.of(1, 0));
    },
  };
  const site = operatorSite({ embedder, sections: [sectionAt("/a", "One."), sectionAt("/b", "Two.")] });
  expect(await report(site)).toMatchObject({ added: 2 });
  await expect(site.renew()).rejects.toThrow("the embedding model failed");
  isAway = false;
  expect(await site.renew()).toBe(2);
  expect((await entries(site)).map(({ embedding }) => embedding)).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test("two thousand sections are ingested without holding up other calls for long", async () => {
  const words = "attribution tourism domain orchestration pilots governance revenue booking claims brand".split(" ");
  const content = (i: number) =>
    Array.from({ length: 90 }, (_, n) => `${words[(i * 7 + n * n) % words.length]}${(i * n) % 13}`).join(" ");
  const sections: NewEntry[] = Array.from({ length: 2_000 }, (_, i) =>
    sectionAt(`/p/${i}`, content(i), [`What about ${i}?`]),
  );
  const site = operatorSite({ sections, embedder: meaningless });
  let longest = 0;
  let last = process.threadCpuUsage();
  let running = true;
  const watch = () => {
    longest = Math.max(longest, process.threadCpuUsage(last).user / 1_000);
    last = process.threadCpuUsage();
    if (running) setImmediate(watch);
  };
  watch();
  expect(await report(site)).toMatchObject({ added: 2_000 });
  running = false;
  // Milliseconds of processor time: the one long step is the transaction that writes them all.
  expect(longest).toBeLessThan(1_000);
});

test("pages that changed since the last ingest are ingested by the server itself; a failure stands in the record", async () => {
  const sections = [sectionAt("/a", "One.")];
  const site = operatorSite({ sections });
  const { knowledgeBase, store } = site;
  await ingest(site);
  const [entry] = await entries(site);
  await knowledgeBase.remove(entry?.id ?? "", "Ana");
  // What an operator deleted does not come back with every start.
  expect(await knowledgeBase.ingestChanged()).toBeUndefined();
  expect(await store.count()).toBe(0);
  sections.push(sectionAt("/b", "Two."));
  expect(await knowledgeBase.ingestChanged()).toMatchObject({ added: 2 });
  expect((await store.changes.list())[0]).toMatchObject({ action: "ingested", by: "the server" });
  expect(await knowledgeBase.ingestChanged()).toBeUndefined();
  sections.pop();
  const failing = knowledgeBase.ingestChanged(() => Promise.reject(new Error("no vectors")));
  await expect(failing).rejects.toThrow("no vectors");
  expect((await store.changes.list())[0]).toMatchObject({ action: "failed", entry_id: null });
  expect(await knowledgeBase.ingestChanged()).toMatchObject({ removed: 1 });
});
