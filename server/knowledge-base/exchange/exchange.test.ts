import { describe, expect, onTestFinished, test, vi } from "vitest";
import { refusal } from "../../../shared/contracts/error.ts";
import { versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { importReport } from "../../../shared/contracts/operator.ts";
import { meaningless, testEmbedder } from "../../../tests/support/embedder.ts";
import { type OperatorSite, operatorSite, sectionAt } from "../../../tests/support/operator-site.ts";
import { labelsOf } from "../labels.ts";
import { type ImportFile, rowsOf, UnreadableFile } from "./file.ts";

const HEAD = "id,page_title,page_url,section_title,content,questions";

async function add(site: OperatorSite, pageTitle: string, over: object = {}): Promise<string> {
  const body = { pageTitle, content: `About ${pageTitle}.`, ...over };
  return (await (await site.request("/rest/v1/knowledge_base", { method: "POST", body })).json()).id;
}

const exported = async (site: OperatorSite, format: "csv" | "json") =>
  (await site.request(`/functions/v1/export-entries?format=${format}`)).text();

function send(site: OperatorSite, text: string | Buffer, query = "mode=preview", type = "text/csv") {
  const headers = { "content-type": type };
  return site.request(`/functions/v1/import-entries?${query}`, { method: "POST", body: text, headers });
}

const preview = async (site: OperatorSite, text: string | Buffer, type?: string) =>
  importReport.parse(await (await send(site, text, "mode=preview", type)).json());

const errorOf = async (response: Response) => ({
  status: response.status,
  ...refusal.parse(await response.json()).error,
});
const errorsAndAdded = async (response: Response) => {
  const { added, errors } = importReport.parse(await response.json());
  return { added, errors };
};
const contents = async (site: OperatorSite) => (await site.store.list()).map(({ content }) => content).sort();

describe("what is exported can be imported into another site", () => {
  test.each([
    ["csv", "text/csv"],
    ["json", "application/json"],
  ] as const)("as %s", async (format, type) => {
    const site = operatorSite({ sections: [sectionAt("/a", "From a page.")] });
    await site.request("/functions/v1/ingest-content", { method: "POST" });
    await add(site, '=HYPERLINK("https://evil.example")', {
      content: '-28% CPA, "net"\n\n<b>الرياض</b> 🙂',
      pageUrl: "/results/finance",
    });
    await add(site, "Offices", { sectionTitle: "Head office", metadata: { questions: ["=1+1?", "Where?"] } });
    await add(site, "Prices", {
      metadata: { draft: true, review_by: "2026-12-01", role: "client-case", sector: "tourism" },
    });
    const times = { publish_at: "2099-01-01T09:00:00.000Z", expires_at: "2099-02-01T09:00:00.000Z" };
    await add(site, "Offer", { metadata: times });
    const text = await exported(site, format);
    const other = operatorSite();
    expect(await preview(other, text, type)).toMatchObject({
      added: 4,
      changed: 0,
      unchanged: 0,
      skipped: 1,
      errors: [],
    });
    expect((await send(other, text, "mode=apply", type)).status).toBe(200);
    const words = async (from: OperatorSite) =>
      (await from.store.list())
        .filter(({ metadata }) => metadata.manually_added)
        .map(({ created_at: _, metadata, ...entry }) => ({
          ...entry,
          questions: metadata.questions ?? [],
          ...labelsOf(metadata),
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(await words(other)).toEqual(await words(site));
    expect(await preview(other, text, type)).toMatchObject({ added: 0, changed: 0, unchanged: 4, skipped: 1 });
    const [draft] = (await other.store.list()).filter(({ metadata }) => metadata.draft);
    expect(draft?.page_title).toBe("Prices");
  });
});

test("a file that says nothing of an entry's state leaves it, one that says it changes it, and a wrong one is refused", async () => {
  const site = operatorSite();
  const id = await add(site, "Offices", { metadata: { draft: true } });
  const importing = async (head: string, row: string) => {
    expect((await send(site, `${head}\n${row}\n`, "mode=apply")).status).toBe(200);
    return (await site.store.get(id))?.metadata;
  };
  expect(await importing(HEAD, `${id},Offices,,,New words.,`)).toMatchObject({ draft: true });
  const head = "id,page_title,content,draft,publish_at,expires_at";
  expect(await importing(head, `${id},Offices,New words.,,,`)).not.toHaveProperty("draft");
  expect(await importing(head, `${id},Offices,New words.,TRUE,,`)).toMatchObject({ draft: true });
  const { errors } = await preview(
    site,
    [
      head,
      ",One,Words.,perhaps,,",
      ",Two,Words.,,tomorrow,",
      ",Three,Words.,,2026-02-01T00:00:00Z,2026-01-01T00:00:00Z",
    ].join("\n"),
  );
  expect(errors).toEqual([
    { line: 2, message: "draft must be true or false" },
    { line: 3, message: "publish_at must be a time with its zone, such as 2026-12-01T09:00:00Z" },
    { line: 4, message: "expires_at must be later than the time from which the entry is published" },
  ]);
});

test("a table of questions and answers is read as a spreadsheet writes it, and the good rows without the bad", async () => {
  const site = operatorSite();
  const rows = Array.from(
    { length: 40 },
    (_, at) => `Where is room ${at}?;${at === 7 || at === 9 ? "" : `On floor ${at}; left.`}`,
  );
  const quoted = rows.map((row) => row.replace(/;(.+)$/, ';"$1"'));
  const text = `Question;Answer\r\n${quoted.join("\r\n")}\r\n`;
  const { errors, added } = await preview(site, text);
  expect([added, errors.map(({ line }) => line)]).toEqual([38, [9, 11]]);
  expect((await send(site, text, "mode=apply")).status).toBe(400);
  expect((await send(site, text, "mode=apply&partly=true")).status).toBe(200);
  expect(await site.store.count()).toBe(38);
  const { answer } = await site.knowledgeBase.answer([{ role: "user", content: "Where is room 3?" }]);
  expect(answer.text).toBe("On floor 3; left.\n\nSource: Where is room 3");
});

test("a Markdown file becomes an entry for each heading, and what asks is an expected question", async () => {
  const site = operatorSite();
  const long = Array.from({ length: 30 }, (_, at) => `Paragraph ${at} ${"says little. ".repeat(10)}`).join("\n\n");
  const text = `---\nowner: Ana\n---\n# House rules\n\nBe kind.\n\n## When is the door locked?\n\nAt ten.\n\n## Long\n\n${long}\n`;
  expect(await preview(site, text, "text/markdown")).toMatchObject({
    errors: [],
    rows: [{ line: 4 }, { line: 8 }, {}, {}, {}],
  });
  await send(site, text, "mode=apply", "text/markdown");
  const entries = await site.store.list();
  expect(entries.every(({ page_title }) => page_title === "House rules")).toBe(true);
  expect(entries.find(({ section_title }) => section_title === "When is the door locked?")).toMatchObject({
    content: "At ten.",
    metadata: { questions: ["When is the door locked?"] },
  });
});

test("that an entry of a page is to be a draft is not passed over without a word", async () => {
  const site = operatorSite({ sections: [sectionAt("/a", "From a page.")] });
  await site.request("/functions/v1/ingest-content", { method: "POST" });
  const text = "page_title,content,source,draft\nFinance Sector Growth,From a page.,page,true\n";
  expect((await preview(site, text)).notes).toMatchObject([
    { line: 2, message: expect.stringContaining("is a draft is not taken over") },
  ]);
});

test("an export is a file of the day that no spreadsheet runs", async () => {
  const site = operatorSite();
  await add(site, "=1+1");
  const response = await site.request("/functions/v1/export-entries?format=csv");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="knowledge-base-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain(",'=1+1,,,About =1+1.,,operator,");
  expect((await site.request("/functions/v1/export-entries?format=xls")).status).toBe(400);
  expect(await exported(operatorSite(), "json")).toBe("[]\n");
});

test("a preview says what would be added, changed and left, and changes nothing", async () => {
  const site = operatorSite();
  const id = await add(site, "Offices");
  await add(site, "Retainers");
  const before = await site.store.list();
  const text = [
    HEAD,
    `${id},Offices,,,New words.,`,
    ",Retainers,,,About Retainers.,",
    ",Pilots,/#pilots,Terms,About pilots.,How long?",
  ].join("\r\n");
  expect(await preview(site, text)).toEqual({
    added: 1,
    changed: 1,
    unchanged: 1,
    skipped: 0,
    rows: [
      { line: 2, action: "change", title: "Offices" },
      { line: 4, action: "add", title: "Pilots: Terms" },
    ],
    notes: [],
    errors: [],
    revision: await site.store.revision(),
  });
  expect(await site.store.list()).toEqual(before);
});

test("an import is made whole, noted in the record, and gets its vectors afterwards", async () => {
  const site = operatorSite();
  const id = await add(site, "Offices");
  const text = `${HEAD}\n${id},Offices,,,New words.,\n,Pilots,,,About pilots.,"How long?\nHow much?"\n`;
  const { revision } = await preview(site, text);
  expect((await send(site, text, `mode=apply&revision=${revision}`)).status).toBe(200);
  const entries = await site.store.list({ embeddings: true });
  expect(entries.map(({ content }) => content).sort()).toEqual(["About pilots.", "New words."]);
  expect(entries.map(({ embedding }) => embedding)).toEqual([null, null]);
  expect(entries.find(({ page_title }) => page_title === "Pilots")?.metadata).toMatchObject({
    manually_added: true,
    questions: ["How long?", "How much?"],
  });
  expect(entries.find((entry) => entry.id === id)?.metadata.updated_by).toBe("someone at the server");
  expect((await site.store.changes.list())[0]).toMatchObject({
    action: "imported",
    title: "1 added, 1 changed (Offices; Pilots)",
  });
  expect(await site.renew()).toBe(2);
  for (const entry of await site.store.list({ embeddings: true }))
    expect(entry.embedding).toHaveLength(testEmbedder.dimensions ?? 0);
});

test("each bad row is named with what is wrong, and with one of them nothing is imported", async () => {
  const site = operatorSite({ sections: [sectionAt("/a", "From a page.")] });
  await site.request("/functions/v1/ingest-content", { method: "POST" });
  const [page] = await site.store.list();
  const rows = [
    HEAD,
    ",Good,,,Good content.,",
    ",,,,No title.,",
    ",No content,,,,",
    `,${"x".repeat(201)},,,Long.,`,
    ",Bad address,javascript:alert(1),,Content.,",
    `,Long content,,,${"x".repeat(2_001)},`,
    ",Too many,,,Content.,,",
    `${page?.id},Of a page,,,Content.,`,
    "same-id,First,,,Content.,",
    "same-id,Second,,,Other content.,",
    "bad id!,Third,,,Content.,",
    `,Long question,,,Content.,${"x".repeat(301)}`,
  ];
  const { errors, added } = await preview(site, rows.join("\n"));
  expect(added).toBe(2);
  expect(errors).toEqual([
    { line: 3, message: "page_title is required" },
    { line: 4, message: "content is required" },
    { line: 5, message: "page_title must have at most 200 characters" },
    {
      line: 6,
      message: "page_url must be a path such as /results/finance, or an address such as https://www.example.org",
    },
    { line: 7, message: "content must have at most 2000 characters" },
    { line: 8, message: "has 7 fields where the first line names 6" },
    { line: 9, message: "has the id of an entry that comes from a page" },
    { line: 11, message: "has the id of line 10" },
    { line: 12, message: "id must be the id of an entry, or empty for a new one" },
    { line: 13, message: "questions must have at most 300 characters" },
  ]);
  const response = await send(site, rows.join("\n"), "mode=apply");
  expect(await errorOf(response)).toMatchObject({ status: 400, message: "Some rows cannot be imported, so none was." });
  expect(await contents(site)).toEqual(["From a page."]);
});

test("what is wrong with a row is said in the file's own names of the columns", async () => {
  const report = await preview(operatorSite(), "Question;Answer\r\n;At ten.\r\nWhen?;\r\nWhere?;Here.\r\n");
  expect([report.added, report.errors]).toEqual([
    1,
    [
      { line: 2, message: "Question is required" },
      { line: 3, message: "Answer is required" },
    ],
  ]);
});

test("last cells that a spreadsheet leaves out are empty", async () => {
  const site = operatorSite();
  const text = `page_title;content;page_url;questions\r\nPilots;About pilots.\r\nOffices;Lisbon.;/about\r\nLone\r\n`;
  const report = await preview(site, text);
  expect([report.added, report.errors]).toEqual([2, [{ line: 4, message: "content is required" }]]);
  expect((await send(site, text.replace("Lone", ""), "mode=apply")).status).toBe(200);
  expect((await site.store.list()).map(({ page_title, page_url }) => [page_title, page_url])).toEqual(
    expect.arrayContaining([
      ["Pilots", null],
      ["Offices", "/about"],
    ]),
  );
});

test("what changed since the preview is not imported over", async () => {
  const site = operatorSite();
  const text = `${HEAD}\n,Pilots,,,About pilots.,\n`;
  const { revision } = await preview(site, text);
  await add(site, "Offices");
  expect(await errorOf(await send(site, text, `mode=apply&revision=${revision}`))).toMatchObject({ status: 409 });
  expect(await site.store.count()).toBe(1);
});

test.each<[string, ImportFile["format"], string, string]>([
  [
    "a picture named as CSV",
    "csv",
    "\u0089PNG\u0000\u0000",
    "This is no text file. Save it as CSV (UTF-8), JSON or Markdown.",
  ],
  [
    "a page named as CSV",
    "csv",
    "<!doctype html>\n<title>x</title>",
    "The first line must name the columns: page_title and content, or question and answer; page_title is missing.",
  ],
  [
    "JSON named as CSV",
    "csv",
    '[{"page_title":"x"}]',
    "Line 1: a quotation mark inside a field must be doubled, and the field quoted.",
  ],
  ["an empty file", "csv", "", "The file is empty."],
  [
    "a column named twice",
    "csv",
    "page_title,Page Title,content\na,b,c",
    "The first line names the column page_title twice.",
  ],
  [
    "a column named twice that is none of ours",
    "csv",
    "page_title,content,constructor,constructor\na,b,c,d",
    "The first line names the column constructor twice.",
  ],
  [
    "an open quotation mark",
    "csv",
    'page_title,content\n"a,b\n',
    "Line 2: a quotation mark is opened and never closed.",
  ],
  ["CSV named as JSON", "json", HEAD, "This is not JSON: it could not be read."],
  ["JSON that is no list", "json", '{"entries":[]}', "The JSON must be a list of entries."],
  ["too many rows", "json", JSON.stringify(Array(10_001).fill(1)), "A file may have at most 10000 entries."],
])("%s is refused with what is wrong", (_, format, text, message) => {
  expect(() => rowsOf({ format, text })).toThrow(new UnreadableFile(message));
});

test("a file that cannot be read is refused as such, whatever is asked of it", async () => {
  for (const mode of ["mode=preview", "mode=apply"])
    expect(await errorOf(await send(operatorSite(), "", mode))).toMatchObject({
      status: 400,
      message: "The file is empty.",
    });
});

test("rows of JSON are checked one by one", async () => {
  const rows = [
    { page_title: "A", content: "B", id: null, questions: null },
    null,
    7,
    [],
    { content: 3, pageTitle: "x" },
    { pageTitle: "x", content: "y", questions: "one?\ntwo?" },
  ];
  const { added, errors } = await preview(operatorSite(), JSON.stringify(rows), "application/json");
  expect(added).toBe(2);
  expect(errors).toEqual([
    { line: 2, message: "is not an entry" },
    { line: 3, message: "is not an entry" },
    { line: 4, message: "is not an entry" },
    { line: 5, message: "content must be text" },
  ]);
});

test("a file of another type and one that is too large are refused", async () => {
  const site = operatorSite();
  expect((await send(site, "a", "mode=preview", "application/vnd.ms-excel")).status).toBe(415);
  expect((await send(site, "x".repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await send(site, "a", "mode=maybe")).status).toBe(400);
  expect((await send(site, `${HEAD}\n`, "mode=apply&revision=x")).status).toBe(400);
});

test("columns and fields that are none of ours are left alone, whatever their names", async () => {
  const csv = "page_title,content,c0,c1,content_2,Inhalt,Länge,__proto__,toString\nA,B,1,2,3,4,5,6,7";
  const json =
    '[{"page_title":"A","content":"B","content_2":"C","toString":1,"constructor":{},"__proto__":{"id":"x"}}]';
  for (const [text, type] of [
    [csv, "text/csv"],
    [json, "application/json"],
  ] as const) {
    const site = operatorSite();
    expect(await errorsAndAdded(await send(site, text, "mode=apply", type))).toEqual({ added: 1, errors: [] });
    expect(await site.store.list()).toMatchObject([{ page_title: "A", content: "B" }]);
  }
});

describe("a file as Excel writes it", () => {
  const text = "page_title\tcontent\r\nBüros\tLisboa: Rua do Carmo, São Sebastião.\r\n";
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");

  test.each([
    ["as Unicode text", utf16],
    ["as Unicode text, the bytes in their other order", Buffer.from(utf16).swap16()],
    ["as CSV UTF-8", Buffer.from(`\uFEFF${text.replaceAll("\t", ";")}`)],
    [
      "with a first line that names what stands between the fields",
      Buffer.from(`sep=|\r\n${text.replaceAll("\t", "|")}`),
    ],
  ])("%s is read", async (_, file) => {
    const site = operatorSite();
    expect(await errorsAndAdded(await send(site, file, "mode=apply"))).toEqual({ added: 1, errors: [] });
    expect(await site.store.list()).toMatchObject([
      { page_title: "Büros", content: "Lisboa: Rua do Carmo, São Sebastião." },
    ]);
  });

  test("in the letters of Windows is read, with a word on it", async () => {
    const report = await preview(operatorSite(), Buffer.from(text, "latin1"));
    expect(report).toMatchObject({
      added: 1,
      rows: [{ title: "Büros" }],
      notes: [{ message: expect.stringContaining("Windows") }],
    });
  });
});

/** Counts the rounds of the event loop: in each of them pages are served. */
function countRounds() {
  const counted = { rounds: 0, isOver: false };
  onTestFinished(() => {
    counted.isOver = true;
  });
  const next = () => {
    counted.rounds += 1;
    if (!counted.isOver) setImmediate(next);
  };
  next();
  return counted;
}

const MEGABYTES = 2 ** 20;
const manyColumns = Array.from({ length: 150_000 }, (_, index) => `c${index.toString(36)}`).join();
const manyKeys = Array.from({ length: 120_000 }, (_, index) => `"k${index}":1`).join();

test.each([
  [
    "nine thousand entries",
    "application/json",
    () =>
      JSON.stringify(
        Array.from({ length: 9_000 }, (_, at) => ({ page_title: `Entry ${at}`, content: "Open. ".repeat(150) })),
      ),
    { added: 9_000 },
  ],
  ["very many columns", "text/csv", () => `page_title,content,${manyColumns}\r\na,b\r\n`, { added: 1 }],
  [
    "questions of nothing but line breaks",
    "text/csv",
    () => `page_title,content,questions\r\na,b,"${"\n".repeat(4 * MEGABYTES)}"`,
    { added: 1 },
  ],
  ["very many fields", "text/csv", () => `page_title,content\r\na,b${",".repeat(4 * MEGABYTES)}`, { added: 0 }],
  ["very many names", "application/json", () => `[{"page_title":"a","content":"b",${manyKeys}}]`, { added: 1 }],
  ["lists in lists", "application/json", () => "[".repeat(2 * MEGABYTES) + "]".repeat(2 * MEGABYTES), { added: 0 }],
] as const)("pages are served while a file is read that has %s", async (_, type, file, report) => {
  // However long the thread takes for it.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = operatorSite({ embedder: meaningless });
  const text = file();
  const counted = countRounds();
  expect(await preview(site, text, type)).toMatchObject(report);
  // Read in the thread that serves pages it would be a handful.
  expect(counted.rounds).toBeGreaterThan(100);
});

test("pages are served while thousands of entries are imported, taken back, deleted and restored", async () => {
  const site = operatorSite({ embedder: meaningless });
  const counted = countRounds();
  /** Rounds from the last look at the store to the writing, and from there to its end. */
  let turns = { preparing: 0, writing: 0 };
  let since = 0;
  const { list, get, write } = site.store;
  const looking = <Given extends unknown[], Found>(look: (...given: Given) => Promise<Found>) =>
    vi.fn(async (...given: Given) => {
      const found = await look(...given);
      since = counted.rounds;
      return found;
    });
  Object.assign(site.store, {
    list: looking(list),
    get: looking(get),
    write: async (...given: Parameters<typeof write>) => {
      const from = counted.rounds;
      await write(...given);
      turns = { preparing: from - since, writing: counted.rounds - from };
    },
  });
  const made = async (call: Promise<Response>, changed: object) => {
    expect(await (await call).json()).toMatchObject(changed);
    return turns;
  };
  const rows = (words: string) =>
    JSON.stringify(
      Array.from({ length: 1_000 }, (_, at) => ({ id: `${at}`, page_title: `Entry ${at}`, content: words.repeat(80) })),
    );
  const imported = (words: string) => send(site, rows(words), "mode=apply", "application/json");
  const takeBack = async () => {
    const [last] = await (await site.request("/rest/v1/knowledge_base_changes")).json();
    return site.request("/functions/v1/take-back", { method: "POST", body: { id: last.id } });
  };
  for (const found of [
    await made(imported("Open. "), { added: 1_000 }),
    await made(imported("Shut. "), { changed: 1_000 }),
    await made(takeBack(), { changed: 1_000, left: [] }),
  ]) {
    expect(found.preparing).toBeGreaterThan(5);
    expect(found.writing).toBeGreaterThan(5);
  }
  const some = await site.store.list({ limit: 200 });
  const edits = some.map((one) => ({ id: one.id, seen: versionOf(one), remove: true }));
  const ids = edits.map(({ id }) => id);
  const many = (path: string, body: object) => site.request(`/functions/v1/${path}`, { method: "POST", body });
  expect((await made(many("edit-entries", { edits }), { left: [] })).writing).toBeGreaterThan(5);
  expect((await made(many("restore-entries", { ids }), { left: [] })).writing).toBeGreaterThan(5);
});

test("no more is read from the store than the reader of an export or a list takes", async () => {
  const site = operatorSite({ embedder: meaningless });
  const rows = Array.from({ length: 3_000 }, (_, at) => ({ page_title: `Entry ${at}`, content: "Open." }));
  await send(site, JSON.stringify(rows), "mode=apply", "application/json");
  const exports = ["csv", "json"].map((format) => `/functions/v1/export-entries?format=${format}`);
  for (const path of [...exports, "/rest/v1/knowledge_base"]) {
    const read = vi.spyOn(site.store, "list").mockClear();
    const reader = (await site.request(path)).body?.getReader();
    for (let piece = 0; piece < 3; piece += 1) await reader?.read();
    expect(read.mock.calls.length, path).toBeLessThan(6);
    await reader?.cancel();
    await new Promise((resolve) => setImmediate(resolve));
    expect(read.mock.calls.length, path).toBeLessThan(6);
  }
});

test("ten thousand entries go out and come in", async () => {
  const site = operatorSite({ embedder: meaningless });
  const rows = Array.from({ length: 10_000 }, (_, i) => ({ page_title: `Entry ${i}`, content: `Words ${i}.` }));
  expect((await send(site, JSON.stringify(rows), "mode=apply", "application/json")).status).toBe(200);
  expect(await preview(site, await exported(site, "csv"))).toMatchObject({ unchanged: 10_000 });
});
