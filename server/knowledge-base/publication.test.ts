/** Drafts, times of publication and review, through the calls. */
import { expect, test } from "vitest";
import { unhurried } from "../../tests/support/app.ts";
import { testEmbedder } from "../../tests/support/embedder.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { library, sections } from "../../tests/support/library.ts";
import { operatorSite } from "../../tests/support/operator-site.ts";
import { ask, readStream } from "../../tests/support/stream.ts";
import { createKnowledgeBase } from "./knowledge-base.ts";

const PATH = "/rest/v1/knowledge_base";
const KEY = { pageTitle: "Porter", content: "The porter's key costs nine euros." };
const QUESTION = "What does the porter's key cost?";

function site() {
  const clock = { now: Date.parse("2026-12-01T08:00:00Z") };
  const pages = sections.map((section) => ({ ...section }));
  const made = operatorSite({ sections: pages, engine: testEngine(library), now: () => clock.now });
  const add = async (metadata: object, entry: object = KEY) =>
    made.request(PATH, { method: "POST", body: { ...entry, metadata: { questions: [QUESTION], ...metadata } } });
  const edit = async (id: string, body: object) => made.request(`${PATH}?id=eq.${id}`, { method: "PATCH", body });
  /** Whether the chat, the search and programs know of it. */
  const known = async () => {
    const answer = (await readStream(await ask(made.app, QUESTION))).text;
    const found = await (await made.request(`/functions/v1/search?q=${encodeURIComponent("porter key")}`)).text();
    const call = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "ask", arguments: { question: QUESTION } },
    };
    const headers = { accept: "application/json, text/event-stream" };
    const fromTool = await (await made.request("/mcp", { method: "POST", body: call, headers })).text();
    return [answer, found, fromTool].map((text) => text.includes("nine euros"));
  };
  return { ...made, clock, pages, add, edit, known };
}

const all = [true, true, true];
const none = [false, false, false];

test("a draft is used by nothing until it is published, and by nothing once it is a draft again", async () => {
  const { add, edit, known } = site();
  const { id, metadata } = await (await add({ draft: true })).json();
  expect(metadata.draft).toBe(true);
  expect(await known()).toEqual(none);
  await edit(id, { draft: false });
  expect(await known()).toEqual(all);
  await edit(id, { draft: true });
  expect(await known()).toEqual(none);
});

test("an entry begins and ceases to count at its time, without a write, on every server", async () => {
  const { add, known, clock, store } = site();
  const engine = unhurried(testEngine(library));
  const parts = { store, engine, embedder: testEmbedder, readSections: async () => [], freshFor: 60_000 };
  const other = createKnowledgeBase({ ...parts, now: () => clock.now });
  const there = async () => JSON.stringify(await other.search(QUESTION)).includes("Porter");
  await add({ publish_at: "2026-12-01T10:00:00+01:00", expires_at: "2026-12-02T00:00:00Z" });
  const revision = await store.revision();
  expect([await known(), await there()]).toEqual([none, false]);
  clock.now = Date.parse("2026-12-01T08:59:59Z");
  expect([await known(), await there()]).toEqual([none, false]);
  clock.now = Date.parse("2026-12-01T09:00:00Z");
  expect([await known(), await there()]).toEqual([all, true]);
  clock.now = Date.parse("2026-12-02T00:00:00Z");
  expect([await known(), await there()]).toEqual([none, false]);
  expect(await store.revision()).toBe(revision);
});

test("times are kept in UTC, and one that cannot be is refused with its field", async () => {
  const { add, edit } = site();
  const { id, metadata } = await (
    await add({ publish_at: "2026-12-01T10:00:00+01:00", review_by: "2027-01-31" })
  ).json();
  expect(metadata).toMatchObject({ publish_at: "2026-12-01T09:00:00.000Z", review_by: "2027-01-31" });
  const refused = async (response: Response) => [response.status, (await response.json()).error.message];
  expect(await refused(await edit(id, { publishAt: "tomorrow" }))).toEqual([
    400,
    "publishAt: must be a time with its zone, such as 2026-12-01T09:00:00Z",
  ]);
  expect(await refused(await edit(id, { reviewBy: "2026-02-30" }))).toMatchObject([400, /^reviewBy/]);
  const over = [400, "expiresAt: must be later than the time from which the entry is published"];
  expect(await refused(await edit(id, { expiresAt: "2026-12-01T09:00:00Z" }))).toEqual(over);
  expect(await refused(await add({ publish_at: "2026-12-02T00:00:00Z", expires_at: "2026-12-01T00:00:00Z" }))).toEqual(
    over,
  );
  const cleared = await (await edit(id, { publishAt: null, reviewBy: null })).json();
  expect([cleared.metadata.publish_at, cleared.metadata.review_by]).toEqual([undefined, undefined]);
});

test("an ingest and an import keep it, and many are set at once", async () => {
  const { request, store, pages, knowledgeBase, add } = site();
  await knowledgeBase.ingest();
  const [ferry] = (await store.list()).filter(({ page_url }) => page_url === "/results/ferry#outcome");
  const own = await (await add({ expires_at: "2027-01-01T00:00:00Z" })).json();
  const edits = [ferry, own].map((entry) => ({
    id: entry.id,
    seen: entry.metadata.updated_at ?? entry.created_at,
    draft: true,
  }));
  expect((await request("/functions/v1/edit-entries", { method: "POST", body: { edits } })).status).toBe(200);
  for (const page of pages) page.content += " It is green.";
  await knowledgeBase.ingest();
  expect((await store.get(ferry?.id ?? ""))?.content).toContain("It is green.");
  expect((await store.get(ferry?.id ?? ""))?.metadata.draft).toBe(true);
  const row = { id: own.id, page_title: "Porter", content: "The porter's key costs ten euros." };
  await request("/functions/v1/import-entries?mode=apply", {
    method: "POST",
    body: JSON.stringify([row]),
    headers: { "content-type": "application/json" },
  });
  expect((await store.get(own.id))?.metadata).toMatchObject({ draft: true, expires_at: "2027-01-01T00:00:00.000Z" });
});

test("of a draft is foreseen what it will do once it is published; of one taken back, what will be lost", async () => {
  const { request, add, store, knowledgeBase } = site();
  await knowledgeBase.ingest();
  const look = async (body: object) => (await request("/functions/v1/foresee", { method: "POST", body })).json();
  const draft = { ...KEY, questions: [QUESTION], draft: true };
  const planned = await look({ entry: draft });
  expect(planned.contradictions).toEqual([]);
  await add({});
  const against = await look({ entry: { ...draft, content: "The porter's key costs eleven euros." } });
  expect(against.contradictions).toMatchObject([
    { kind: "value", figure: "eleven euros", other: { figure: "nine euros", title: "Porter" } },
  ]);
  const [entry] = (await store.list()).filter(({ page_title }) => page_title === "Porter");
  expect((await look({ id: entry?.id, entry: draft })).contradictions).toEqual([]);
  const same = await look({ id: entry?.id, entry: { ...draft, draft: false } });
  expect(same.contradictions).toEqual([]);
});
