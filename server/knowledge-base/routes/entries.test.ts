import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../../shared/contracts/error.ts";
import { type KnowledgeBaseEntry, knowledgeBaseEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { change, questionTrial } from "../../../shared/contracts/operator.ts";
import { testEmbedder } from "../../../tests/support/embedder.ts";
import { type OperatorSite, operatorSite, sectionAt } from "../../../tests/support/operator-site.ts";
import { scriptedServer } from "../../../tests/support/scripted-server.ts";
import { cosine } from "../../embedding/embedder.ts";
import { BUILT_IN_MODEL, createModelEmbedder } from "../../embedding/index.ts";

const PATH = "/rest/v1/knowledge_base";
const LIST = `${PATH}?select=*&order=created_at.desc`;
const offices = { pageTitle: "Offices", pageUrl: "/#contact", sectionTitle: "Head office", content: "Lisbon." };

async function add(site: OperatorSite, body: object = offices): Promise<KnowledgeBaseEntry> {
  const response = await site.request(PATH, { method: "POST", body });
  expect(response.status).toBe(201);
  return knowledgeBaseEntry.parse(await response.json());
}

const listed = async (site: OperatorSite): Promise<KnowledgeBaseEntry[]> => (await site.request(LIST)).json();
const errorOf = async (response: Response) => ({
  status: response.status,
  ...refusal.parse(await response.json()).error,
});
const idQuery = (id: string) => `${PATH}?id=eq.${id}`;

describe("POST", () => {
  test("stores an entry in the columns of the table, and answers with the row", async () => {
    const site = operatorSite();
    const stored = await add(site, { ...offices, metadata: { manually_added: true } });
    expect(stored).toMatchObject({
      page_title: "Offices",
      page_url: "/#contact",
      section_title: "Head office",
      content: "Lisbon.",
      metadata: { manually_added: true },
    });
    expect(await listed(site)).toMatchObject([{ id: stored.id, content: "Lisbon." }]);
  });

  test("answers with nothing where a minimal answer is preferred", async () => {
    const site = operatorSite();
    const headers = { prefer: "return=minimal" };
    const response = await site.request(PATH, { method: "POST", body: offices, headers });
    expect([response.status, await response.text()]).toEqual([201, ""]);
  });

  test("takes the vector that the form asked for; where there is none that fits, one is made afterwards", async () => {
    const site = operatorSite();
    const { embedding } = await (
      await site.request("/functions/v1/generate-embedding", { method: "POST", body: { text: "Lisbon." } })
    ).json();
    const given = await add(site, { ...offices, embedding });
    expect(given.embedding).toEqual(embedding);
    expect(given.metadata.embedding_model).toBe(BUILT_IN_MODEL);
    const ofAnother = { ...offices, embedding, metadata: { embedding_model: "another" } };
    for (const unfit of [undefined, null, [], [1, 2, 3], Array(embedding.length).fill(1e300)]) {
      const stored = await add(site, { ...offices, embedding: unfit });
      expect([stored.embedding, stored.metadata.embedding_model]).toEqual([null, undefined]);
    }
    expect((await add(site, ofAnother)).embedding).toBeNull();
    expect(await site.renew()).toBe(6);
    for (const { embedding: made, metadata } of await listed(site)) {
      expect(made).toHaveLength(embedding.length);
      expect(metadata.embedding_model).toBe(BUILT_IN_MODEL);
    }
  });

  test("is hand-made whatever the request claims, and holds no other notes of the request", async () => {
    const site = operatorSite();
    const metadata = {
      manually_added: false,
      edited: true,
      updated_by: "someone else",
      questions: ["Where?", "Where?", " "],
    };
    const stored = await add(site, { ...offices, metadata });
    expect(stored.metadata).toEqual({ manually_added: true, questions: ["Where?"] });
  });

  test.each([
    ["numbers that no store keeps", [1e308]],
    ["more numbers than any model makes", Array(100_000).fill(0.1)],
  ])("is saved where the embedding model answers with %s, which nobody is given", async (_, embedding) => {
    await using model = await scriptedServer(
      (response) => void response.end(JSON.stringify({ data: [{ embedding }] })),
    );
    const site = operatorSite({ embedder: createModelEmbedder({ baseUrl: model.baseUrl, model: "vectors" }) });
    await add(site);
    const body = { text: "Lisbon." };
    expect((await site.request("/functions/v1/generate-embedding", { method: "POST", body })).status).toBe(503);
    await expect(site.renew()).rejects.toThrow("the embedding model failed");
    expect((await listed(site))[0]?.embedding).toBeNull();
  });

  test("keeps markup, statements and every script as plain text, and drops what is not a character", async () => {
    const site = operatorSite();
    const content = "<script>alert(1)</script>\r\n'); DROP TABLE x; --\tالرياض 🙂\u0001\u0007\ud800";
    const stored = await add(site, { ...offices, content });
    expect(stored.content).toBe("<script>alert(1)</script>\n'); DROP TABLE x; --\tالرياض 🙂\ufffd");
  });

  test.each<[string, object, string]>([
    ["no title", { ...offices, pageTitle: undefined }, "pageTitle"],
    ["a blank title", { ...offices, pageTitle: " \n " }, "pageTitle"],
    ["an over-long title", { ...offices, pageTitle: "x".repeat(201) }, "pageTitle"],
    ["a title that is not text", { ...offices, pageTitle: 7 }, "pageTitle"],
    ["an over-long section title", { ...offices, sectionTitle: "x".repeat(201) }, "sectionTitle"],
    ["no content", { ...offices, content: undefined }, "content"],
    ["blank content", { ...offices, content: "  " }, "content"],
    ["content that nobody sees", { ...offices, content: "\u200b \u2060\n\u00ad" }, "content"],
    ["a title that nobody sees", { ...offices, pageTitle: "\u200b" }, "pageTitle"],
    ["over-long content", { ...offices, content: "x".repeat(2_001) }, "content"],
    ["an over-long address", { ...offices, pageUrl: `/${"x".repeat(200)}` }, "pageUrl"],
    ["an address that is none", { ...offices, pageUrl: "not an address" }, "pageUrl"],
    ["a bare host", { ...offices, pageUrl: "www.example.org" }, "pageUrl"],
    ["a script for an address", { ...offices, pageUrl: "javascript:alert(1)" }, "pageUrl"],
    ["an address of another host without its scheme", { ...offices, pageUrl: "//evil.example" }, "pageUrl"],
    ["an address without a host", { ...offices, pageUrl: "https://" }, "pageUrl"],
    ["a vector of words", { ...offices, embedding: ["a"] }, "embedding.0"],
    ["an empty vector component", { ...offices, embedding: [null] }, "embedding.0"],
    [
      "too many questions",
      { ...offices, metadata: { questions: Array.from({ length: 21 }, (_, i) => `${i}?`) } },
      "metadata.questions",
    ],
    ["an over-long question", { ...offices, metadata: { questions: ["x".repeat(301)] } }, "metadata.questions.0"],
    ["a list of several", [offices, offices], "body"],
  ])("refuses %s and names the field", async (_, body, field) => {
    const site = operatorSite();
    expect(await errorOf(await site.request(PATH, { method: "POST", body }))).toMatchObject({ status: 400, field });
    expect(await site.store.count()).toBe(0);
  });

  test("takes fields at their limits", async () => {
    const site = operatorSite();
    const full = {
      pageTitle: "t".repeat(200),
      pageUrl: `/${"u".repeat(199)}`,
      sectionTitle: "s".repeat(200),
      content: "c".repeat(2_000),
    };
    expect((await add(site, full)).content).toHaveLength(2_000);
    expect((await add(site, { ...offices, pageUrl: "", sectionTitle: null })).page_url).toBeNull();
  });

  test("stores the words where the model is away; who asks for a vector is told so", async () => {
    const away = { model: "away", dimensions: 2, embed: () => Promise.reject(new Error("secret of the provider")) };
    const site = operatorSite({ embedder: away });
    expect(await add(site)).toMatchObject({ content: "Lisbon.", embedding: null });
    const body = { text: "Lisbon" };
    const error = await errorOf(await site.request("/functions/v1/generate-embedding", { method: "POST", body }));
    expect(error).toMatchObject({
      status: 503,
      message: "The embedding model does not answer. Nothing was changed.",
    });
  });
});

describe("GET", () => {
  test("answers every column, newest first, with the range and the number of all", async () => {
    let time = Date.parse("2026-01-01T00:00:00Z");
    const site = operatorSite({ now: () => (time += 1_000) });
    for (const pageTitle of ["first", "second", "third"]) await add(site, { ...offices, pageTitle });
    const titles = async (query: string) => {
      const response = await site.request(`${LIST}${query}`);
      const rows = knowledgeBaseEntry.array().parse(await response.json());
      return [rows.map((row) => row.page_title).join(" "), response.headers.get("content-range")];
    };
    expect(await titles("")).toEqual(["third second first", "0-2/3"]);
    expect(await titles("&limit=1&offset=1")).toEqual(["second", "1-1/3"]);
    expect(await titles("&offset=5")).toEqual(["", "*/3"]);
    const [row] = await listed(site);
    expect(Object.keys(row ?? {}).sort()).toEqual(Object.keys(knowledgeBaseEntry.shape).sort());
    expect(row?.embedding).toBeNull();
    await site.renew();
    expect((await listed(site))[0]?.embedding).toHaveLength(testEmbedder.dimensions ?? 0);
  });

  test("answers only the columns that are asked for", async () => {
    const site = operatorSite();
    await add(site);
    const response = await site.request(`${PATH}?select=id,page_title`);
    expect(Object.keys((await response.json())[0])).toEqual(["id", "page_title"]);
    expect(await errorOf(await site.request(`${PATH}?select=id,password`))).toMatchObject({
      status: 400,
      field: "select",
    });
  });

  test("leaves the vectors out where it is asked to", async () => {
    const site = operatorSite();
    await add(site);
    const response = await site.request(LIST, { headers: { prefer: "omit=embedding" } });
    expect(response.headers.get("preference-applied")).toBe("omit=embedding");
    expect(Object.keys((await response.json())[0])).not.toContain("embedding");
  });

  test("answers one entry by its id, or none", async () => {
    const site = operatorSite();
    const { id } = await add(site);
    await add(site);
    expect(await (await site.request(idQuery(id))).json()).toMatchObject([{ id }]);
    expect(await (await site.request(idQuery("none"))).json()).toEqual([]);
  });

  test.each([
    ["limit=-1", "limit"],
    ["limit=1.5", "limit"],
    ["offset=x", "offset"],
    ["limit=9999999999", "limit"],
    ["order=content.asc", "order"],
    ["id=7", "id"],
  ])("refuses %s", async (query, field) => {
    const site = operatorSite();
    expect(await errorOf(await site.request(`${PATH}?${query}`))).toMatchObject({ status: 400, field });
  });
});

describe("PATCH", () => {
  test("changes what it names, gives up the vector of the old words, and notes who and when", async () => {
    const site = operatorSite();
    const before = await add(site);
    await site.renew();
    const response = await site.request(idQuery(before.id), {
      method: "PATCH",
      body: { content: "Porto.", questions: ["Where?"] },
    });
    expect(response.status).toBe(200);
    const after = knowledgeBaseEntry.parse(await response.json());
    expect(after).toMatchObject({
      id: before.id,
      created_at: before.created_at,
      page_title: "Offices",
      content: "Porto.",
    });
    expect(after.metadata).toMatchObject({ questions: ["Where?"], updated_by: "someone at the server" });
    expect([after.embedding, after.metadata.embedding_model]).toEqual([null, undefined]);
    expect(await site.renew()).toBe(1);
    const [own, old] = await testEmbedder.embed([
      "Offices\nHead office\nWhere?\nPorto.",
      "Offices\nHead office\nLisbon.",
    ]);
    const [stored] = await listed(site);
    expect(stored?.content).toBe("Porto.");
    // A vector depends a little on what else was in its batch.
    const near = (vector: Float32Array | undefined) =>
      cosine(Float32Array.from(stored?.embedding ?? []), vector as Float32Array);
    expect(near(own)).toBeGreaterThan(0.99);
    expect(near(old)).toBeLessThan(0.95);
  });

  test("empties an address or section title with null", async () => {
    const site = operatorSite();
    const { id } = await add(site);
    await site.request(idQuery(id), { method: "PATCH", body: { pageUrl: null, sectionTitle: "" } });
    expect((await listed(site))[0]).toMatchObject({ page_url: null, section_title: null });
  });

  test("refuses an edit of an entry that was changed elsewhere since it was seen", async () => {
    const site = operatorSite({ now: () => Date.parse("2026-01-01T00:00:00Z") });
    const { id, created_at } = await add(site);
    const edit = (content: string) =>
      site.request(idQuery(id), { method: "PATCH", body: { content, seen: created_at } });
    expect((await edit("Porto.")).status).toBe(200);
    expect(await errorOf(await edit("Faro."))).toMatchObject({
      status: 409,
      message: "This entry was changed elsewhere since you opened it.",
    });
    expect((await listed(site))[0]?.content).toBe("Porto.");
  });

  test("refuses an entry that does not exist, and fields beyond their limits", async () => {
    const site = operatorSite();
    expect(
      await errorOf(await site.request(idQuery("none"), { method: "PATCH", body: { content: "x" } })),
    ).toMatchObject({ status: 404 });
    const { id } = await add(site);
    const long = await site.request(idQuery(id), { method: "PATCH", body: { content: "x".repeat(2_001) } });
    expect(await errorOf(long)).toMatchObject({ status: 400, field: "content" });
    expect((await site.request(PATH, { method: "PATCH", body: {} })).status).toBe(400);
  });

  test("lets the long text of a page be edited, but not grow", async () => {
    const site = operatorSite({ sections: [sectionAt("/results/finance", "x".repeat(3_000))] });
    await site.request("/functions/v1/ingest-content", { method: "POST" });
    const [entry] = await listed(site);
    const edit = async (content: string) =>
      (await site.request(idQuery(entry?.id ?? ""), { method: "PATCH", body: { content } })).status;
    expect(await edit("x".repeat(3_001))).toBe(400);
    expect(await edit("y".repeat(3_000))).toBe(200);
  });
});

describe("DELETE", () => {
  test("removes the entry of the id, once", async () => {
    const site = operatorSite();
    const { id } = await add(site);
    const response = await site.request(idQuery(id), { method: "DELETE" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await listed(site)).toEqual([]);
    expect(await errorOf(await site.request(idQuery(id), { method: "DELETE" }))).toMatchObject({ status: 404 });
  });

  test("removes no other version than the one that was seen, where one is named", async () => {
    const site = operatorSite();
    const before = await add(site);
    const after = await (
      await site.request(idQuery(before.id), { method: "PATCH", body: { content: "Porto." } })
    ).json();
    const remove = (entry: typeof before) =>
      site.request(`${idQuery(before.id)}&seen=eq.${encodeURIComponent(versionOf(entry))}`, { method: "DELETE" });
    expect(await errorOf(await remove(before))).toMatchObject({
      status: 409,
      message: "This entry was changed elsewhere since you opened it.",
    });
    expect(await site.store.count()).toBe(1);
    expect((await remove(after)).status).toBe(204);
    expect(await site.store.count()).toBe(0);
  });

  test.each(["", "?id=7", "?id=eq.", "?id=neq.7", "?select=*"])("is refused without a filter: %s", async (query) => {
    const site = operatorSite();
    await add(site);
    expect((await site.request(`${PATH}${query}`, { method: "DELETE" })).status).toBe(400);
    expect(await site.store.count()).toBe(1);
  });

  test("can be undone: the entry is back with its id and its place", async () => {
    const site = operatorSite();
    const before = await add(site, { ...offices, metadata: { questions: ["Where?"] } });
    const restore = (id = before.id) =>
      site.request("/functions/v1/restore-entries", { method: "POST", body: { ids: [id] } });
    expect(await errorOf(await restore("nobody"))).toMatchObject({ status: 404 });
    expect(await (await restore()).json()).toEqual({ changed: [], left: [before.id] });
    await site.request(idQuery(before.id), { method: "DELETE" });
    expect((await restore()).status).toBe(200);
    const [after] = await listed(site);
    expect(after).toMatchObject({ ...before, metadata: { ...before.metadata, updated_by: "someone at the server" } });
  });
});

test("the record says who did what, and when", async () => {
  const site = operatorSite();
  const { id } = await add(site);
  await site.request(idQuery(id), { method: "PATCH", body: { content: "Porto." } });
  await site.request(idQuery(id), { method: "DELETE" });
  await site.request("/functions/v1/restore-entries", { method: "POST", body: { ids: [id] } });
  const lines = change.array().parse(await (await site.request("/rest/v1/knowledge_base_changes")).json());
  expect(lines.map(({ action }) => action)).toEqual(["restored", "deleted", "edited", "added"]);
  for (const line of lines)
    expect(line).toMatchObject({ entry_id: id, by: "someone at the server", title: "Offices: Head office" });
  const page = await site.request("/rest/v1/knowledge_base_changes?limit=1&offset=1");
  expect(await page.json()).toMatchObject([{ action: "deleted" }]);
});

test("the consultant knows an entry as soon as it is acknowledged, and forgets it as soon as it is gone", async () => {
  const site = operatorSite();
  const found = async () => {
    const response = await site.request("/functions/v1/try-question", {
      method: "POST",
      body: { question: "Where is the head office?" },
    });
    return questionTrial
      .parse(await response.json())
      .found.filter(({ kind }) => kind === "entry")
      .map(({ id }) => id);
  };
  expect(await found()).toEqual([]);
  const { id } = await add(site);
  expect(await found()).toEqual([id]);
  await site.request(idQuery(id), { method: "DELETE" });
  expect(await found()).toEqual([]);
});

test("many entries are changed or deleted at once, all or none, and brought back", async () => {
  const site = operatorSite();
  const call = (path: string, body: unknown) => site.request(`/functions/v1/${path}`, { method: "POST", body });
  const add = async (pageTitle: string) => {
    const body = { pageTitle, content: `About ${pageTitle}.` };
    return (await site.request("/rest/v1/knowledge_base", { method: "POST", body })).json();
  };
  const entries = [await add("One"), await add("Two"), await add("Three")];
  const stored = async () => (await site.store.list()).map(({ page_title, metadata }) => [page_title, metadata.sector]);
  const edits = entries.map((entry) => ({ id: entry.id, seen: versionOf(entry), sector: "legal" }));

  const stale = { ...edits[2], seen: "2020-01-01T00:00:00.000Z" };
  expect((await call("edit-entries", { edits: [edits[0], edits[1], stale] })).status).toBe(409);
  expect((await call("edit-entries", { edits: [edits[0], { ...edits[1], id: "gone" }] })).status).toBe(404);
  expect((await call("edit-entries", { edits: [{ ...edits[0], sector: "space" }] })).status).toBe(400);
  expect((await stored()).map(([, sector]) => sector)).toEqual([undefined, undefined, undefined]);

  expect((await call("edit-entries", { edits })).status).toBe(200);
  expect((await stored()).map(([, sector]) => sector)).toEqual(["legal", "legal", "legal"]);
  const current = await site.store.list();
  const removals = current.map((entry) => ({ id: entry.id, seen: versionOf(entry), remove: true }));
  expect((await call("edit-entries", { edits: removals })).status).toBe(200);
  expect(await site.store.count()).toBe(0);
  const ids = removals.map(({ id }) => id);
  expect((await call("restore-entries", { ids: [...ids, "never"] })).status).toBe(404);
  expect((await call("restore-entries", { ids })).status).toBe(200);
  expect(await stored()).toEqual(current.map(({ page_title }) => [page_title, "legal"]));

  const [version] = await (await site.request(`/rest/v1/knowledge_base_versions?id=eq.${entries[0].id}`)).json();
  expect(version).toMatchObject({ action: "deleted", before: { page_title: "One", metadata: { sector: "legal" } } });
  expect(version.before).not.toHaveProperty("embedding");
});

test("a change of many that may be made in part leaves alone what is changed while it is made", async () => {
  const site = operatorSite();
  const [one, two] = [await add(site), await add(site)];
  const write = site.store.write.bind(site.store);
  vi.spyOn(site.store, "write").mockImplementationOnce(async (...given) => {
    await site.knowledgeBase.edit(two.id, { content: "Porto." }, "Rui");
    return write(...given);
  });
  const edits = [one, two].map((entry) => ({ id: entry.id, seen: versionOf(entry), sector: "legal" }));
  const body = { edits, partly: true };
  const answer = await (await site.request("/functions/v1/edit-entries", { method: "POST", body })).json();
  expect(answer).toMatchObject({ changed: [{ id: one.id }], left: [two.id] });
  expect((await site.store.get(two.id))?.metadata.sector).toBeUndefined();
});

test("undoing a change of many leaves alone what somebody did meanwhile, and says so", async () => {
  const site = operatorSite();
  const call = async (path: string, body: unknown) =>
    (await site.request(`/functions/v1/${path}`, { method: "POST", body })).json();
  const one = await add(site, { ...offices, pageTitle: "One" });
  const two = await add(site, { ...offices, pageTitle: "Two" });
  const sectors = async () => {
    const stored = await Promise.all([one, two].map(({ id }) => site.store.get(id)));
    return stored.map((entry) => entry?.metadata.sector);
  };
  const edits = [one, two].map((entry) => ({ id: entry.id, seen: versionOf(entry), sector: "legal" }));
  const { changed, left } = await call("edit-entries", { edits });
  expect([changed.map(({ id }: { id: string }) => id), left]).toEqual([[one.id, two.id], []]);

  await site.request(idQuery(two.id), { method: "PATCH", body: { sector: "finance" } });
  const back = changed.map(({ id, version }: { id: string; version: string }) => ({ id, seen: version, sector: null }));
  expect(await call("edit-entries", { edits: back })).toMatchObject({ error: { code: "conflict" } });
  expect(await sectors()).toEqual(["legal", "finance"]);
  expect(await call("edit-entries", { edits: back, partly: true })).toMatchObject({
    changed: [{ id: one.id }],
    left: [two.id],
  });
  expect(await sectors()).toEqual([undefined, "finance"]);

  for (const { id } of [one, two]) await site.request(idQuery(id), { method: "DELETE" });
  await call("restore-entries", { ids: [two.id] });
  const restore = () => call("restore-entries", { ids: [one.id, two.id] });
  expect(await restore()).toMatchObject({ changed: [{ id: one.id }], left: [two.id] });
  expect(await restore()).toEqual({ changed: [], left: [one.id, two.id] });
  expect(await site.store.count()).toBe(2);
});

describe("a client of PostgREST, which the pages were made with", () => {
  const one = { accept: "application/vnd.pgrst.object+json" };

  test("may write an entry as a list of one, and gets a list of rows, or the one row, of the columns it names", async () => {
    const site = operatorSite();
    const insert = (body: object, query: string, headers = {}) =>
      site.request(`${PATH}?${query}`, { method: "POST", body, headers });
    const columns = "columns=%22pageTitle%22,%22content%22";
    expect(await (await insert([offices], columns)).json()).toMatchObject([{ page_title: "Offices" }]);
    expect(await (await insert([offices], `${columns}&select=content`)).json()).toEqual([{ content: "Lisbon." }]);
    expect(await (await insert(offices, "select=page_title", one)).json()).toEqual({ page_title: "Offices" });
    const id = (await listed(site))[0]?.id ?? "";
    const changed = { method: "PATCH", body: { content: "Porto." } };
    expect(await (await site.request(`${idQuery(id)}&select=content`, changed)).json()).toEqual([
      { content: "Porto." },
    ]);
    const removed = await site.request(`${idQuery(id)}&select=content`, { method: "DELETE", headers: one });
    expect(await removed.json()).toEqual({ content: "Porto." });
    expect(await listed(site)).toHaveLength(2);
    const refused = await errorOf(await insert([offices, offices], columns));
    expect(refused).toMatchObject({ status: 400, message: "body: must be one entry; several are imported as a file" });
    expect(await errorOf(await insert([{ content: "x" }], columns))).toMatchObject({ field: "pageTitle" });
  });

  test("gets the one row that it asks for, or is told that there are more or none", async () => {
    const site = operatorSite();
    const { id } = await add(site);
    await add(site);
    const row = await site.request(`${idQuery(id)}&select=*`, { headers: one });
    expect(row.headers.get("content-type")).toContain(one.accept);
    expect(knowledgeBaseEntry.parse(await row.json()).id).toBe(id);
    for (const [query, rows] of [
      [LIST, 2],
      [idQuery("gone"), 0],
    ] as const) {
      const refused = await site.request(query, { headers: one });
      expect([refused.status, await refused.json()]).toMatchObject([
        406,
        { details: `The result contains ${rows} rows` },
      ]);
    }
  });

  test.each(["text/csv", "application/geo+json", 'application/vnd.pgrst.plan+text; for="application/json"'])(
    "is not given JSON in the place of %s",
    async (accept) => {
      const refused = await errorOf(await operatorSite().request(LIST, { headers: { accept } }));
      expect(refused).toMatchObject({ status: 406, code: "not_acceptable" });
    },
  );

  test("may say where rows without a time would stand", async () => {
    const site = operatorSite();
    await add(site);
    for (const order of ["created_at.desc.nullslast", "created_at.desc.nullsfirst"])
      expect(await (await site.request(`${PATH}?order=${order}`)).json()).toHaveLength(1);
  });

  test.each([
    ["a condition on another column", "GET", "?page_title=eq.Offices", undefined],
    ["a condition that excludes", "GET", "?content=not.like.*x*", undefined],
    ["conditions together", "GET", "?or=(id.eq.1,id.eq.2)", undefined],
    ["another condition beside the id", "DELETE", "?id=eq.ID&page_title=eq.Other", undefined],
    ["another order", "GET", "?order=page_title.asc", undefined],
    ["adding or changing", "POST", "", "resolution=merge-duplicates"],
  ])("reads why %s is refused where it looks for it, and nothing is done", async (_, method, query, prefer) => {
    const site = operatorSite();
    const { id } = await add(site);
    const headers: Record<string, string> = prefer ? { prefer } : {};
    const request = { method, headers, ...(method === "POST" ? { body: offices } : {}) };
    const refused = await site.request(PATH + query.replace("ID", id), request);
    const { error, ...top } = await refused.json();
    expect([refused.status, top]).toEqual([400, { ...error, details: null }]);
    expect(await listed(site)).toHaveLength(1);
  });
});
