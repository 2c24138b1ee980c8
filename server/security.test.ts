/** What `docs/threat-model.md` promises of the server beside what its parts' own tests show. */
import { describe, expect, test } from "vitest";
import { kinds } from "../tests/support/answer-kinds.ts";
import { from, post, section, testApp } from "../tests/support/app.ts";
import { send, serve } from "../tests/support/small-site.ts";

const ENTRIES = "/rest/v1/knowledge_base";
const local = from("127.0.0.1");
const here = { host: "localhost:3000" };

test("a proxy that hides is no request from this machine: nginx as it comes speaks HTTP/1.0", async () => {
  const site = await serve();
  const list = { line: `GET ${ENTRIES}`, headers: { host: "127.0.0.1:3000" } };
  expect((await send(site, list)).status).toBe(200);
  expect((await send(site, { ...list, version: "1.0" })).status).toBe(403);
});

test.each([
  "x-forwarded-server",
  "x-forwarded",
  "x-original-forwarded-for",
  "cf-connecting-ip",
  "true-client-ip",
  "cdn-loop",
])("a request with %s came through a proxy", async (name) => {
  const { app } = testApp();
  const ask = async (headers: object) =>
    (await app.request(ENTRIES, { headers: { ...here, ...headers } }, local)).status;
  expect([await ask({}), await ask({ [name]: "127.0.0.1" })]).toEqual([200, 403]);
});

describe("an address that is made up", () => {
  const paths = [
    "/../site.json",
    "/..%2fsite.json",
    "/..%5csite.json",
    "/%2e%2e/site.json",
    "/%252e%252e/site.json",
    "/assets/../../site.json",
    "/assets/..;/..;/site.json",
    "/..\\site.json",
    "/\u0001/../site.json",
    "/%c0%ae%c0%ae/site.json",
    "/site.json%00.html",
    "/.env",
    "/.git/config",
    "/index.html.br",
    "/%00",
    "/constructor",
    "/__proto__",
    "file:///etc/passwd",
  ];
  test.each(paths)("finds nothing: %s", async (path) => {
    const { status, text } = await send(await serve(), { line: `GET ${path}` });
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/siteUrl|root:/);
  });

  const elsewhere = [
    "//evil.example/",
    "/\\evil.example/",
    "/%2f%2fevil.example/",
    "///results/finance/",
    "http://evil.example/contact/",
  ];
  test.each([...elsewhere, "/results/finance//", "/contact?to=//evil.example", "/index.html?//evil.example"])(
    "leads to no other site: %s",
    async (path) => {
      const { headers } = await send(await serve(), { line: `GET ${path}` }, { host: "evil.example" });
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])[^:]*$/);
    },
  );

  test.each(["/contact/%0d%0aSet-Cookie:%20a=b", "/contact?%0d%0aSet-Cookie:%20a=b", "/results/finance/%0aX: y"])(
    "writes no header: %s",
    async (path) => {
      const { headers } = await send(
        await serve(),
        { line: `GET ${path}` },
        { "x-request-id": "a%0d%0aSet-Cookie: b" },
      );
      expect(Object.keys(headers)).not.toContain("set-cookie");
      expect(headers["x-request-id"] ?? "").not.toContain("%");
    },
  );
});

describe("what looks like a query", () => {
  const statements = [
    "'; DROP TABLE knowledge_base; --",
    '" OR 1=1; DELETE FROM knowledge_base WHERE "1"="1',
    "finance* OR NEAR(cost acquisition) AND -title:x",
    'content : "cost" ^ {a b} + (c)',
    "$1 %s ? :id {{7*7}} #{7*7}",
  ];
  const sections = [section("/results/finance", "Finance", "Cost per acquisition fell by 37%.", ["What did it cost?"])];

  test.each(statements)("is text to the consultant: %s", async (content) => {
    const { app, knowledgeBase, store, logged } = testApp({ sections });
    await knowledgeBase.ingest();
    const response = await app.request("/functions/v1/ai-chat", post({ messages: [{ role: "user", content }] }));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("data: [DONE]");
    expect(await store.count()).toBe(1);
    expect(logged.filter(({ event }) => event.includes("failed"))).toEqual([]);
  });

  test.each([
    "id=eq.1' OR '1'='1",
    "id=like.*",
    "id=in.(1,2)",
    "id=not.is.null",
    "or=(id.eq.1,id.neq.1)",
    "id=eq.*",
    "id=eq.1&id=neq.1",
    "limit=1&id=gt.0",
  ])("deletes nothing as a filter: %s", async (filter) => {
    const { app, knowledgeBase, store } = testApp({ sections });
    await knowledgeBase.ingest();
    const address = `${ENTRIES}?${new URLSearchParams(filter)}`;
    const response = await app.request(address, { method: "DELETE", headers: here }, local);
    expect([400, 404]).toContain(response.status);
    expect(await store.count()).toBe(1);
  });

  test.each(["select=id,operator_session(*)", "select=hash", "order=id;drop", "limit=1;drop", "select=count()"])(
    "reads nothing else: %s",
    async (query) => {
      const response = await testApp().app.request(`${ENTRIES}?${query}`, { headers: here }, local);
      expect(response.status).toBe(400);
    },
  );
});

/** Milliseconds of processor time for one call; the usual is below five; catastrophic backtracking takes minutes. */
const TIMEOUT_MS = 1_000;

test("no text of the length that is taken keeps the server busy, whatever it repeats", async () => {
  const { app, knowledgeBase } = testApp({
    sections: [section("/", "Home", "We sold £18M of quotes, 43% of them direct.", ["How much was sold?"])],
  });
  await knowledgeBase.ingest();
  const units = [
    ..."aA 1%<-.\n\té@_*`|#'\"?!",
    "a ",
    "1,",
    "[a](",
    "<!--",
    "$1 ",
    "1% ",
    "https://a.",
    "a@a.",
    "\u0301",
    "ال",
  ];
  const words = [
    "ignore all ",
    "not ",
    "and ",
    "what is ",
    "compare ",
    "vs ",
    "twenty ",
    "one hundred and ",
    "between 1 and ",
  ];
  const fill = (unit: string, length: number) => `a${unit.repeat(length)}`.slice(0, length - 1).concat("!");
  const slow: string[] = [];
  for (const unit of [...units, ...words]) {
    const text = fill(unit, 500);
    const turn = [
      { role: "user", content: text },
      { role: "assistant", content: fill(unit, 8_000) },
    ];
    const calls: [string, object][] = [
      ["/functions/v1/ai-chat", { messages: [...Array(19).fill(turn).flat(), turn[0]] }],
      ["/functions/v1/calculate-roi", { currentSpend: 1, industry: "finance", goals: text, challenges: text }],
      ["/functions/v1/analyze-lead", { name: "A", email: "a@b.pt", company: fill(unit, 90), message: fill(unit, 990) }],
      ["/functions/v1/analyze-lead", { name: "A", email: fill(unit, 200), message: "Hello" }],
    ];
    for (const [path, body] of calls) {
      const before = process.threadCpuUsage();
      const response = await app.request(path, post(body));
      await response.text();
      expect(response.status).toBeLessThan(500);
      if (process.threadCpuUsage(before).user / 1_000 > TIMEOUT_MS) slow.push(`${path} ${JSON.stringify(unit)}`);
    }
  }
  expect(slow).toEqual([]);
});

test("nor does an operator's entry that is one sentence of figures without end", async () => {
  const { app } = testApp({ sections: [] });
  const entry = { pageTitle: "Figures", content: "1@".repeat(2_000) };
  const before = process.threadCpuUsage();
  const request = post({ entry }, here);
  expect((await app.request("/functions/v1/foresee", request, local)).status).toBe(200);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(2 * TIMEOUT_MS);
});

test("nothing that a visitor sends is in the log: no address, no text, no query, no cookie", async () => {
  const mark = "ana.reis";
  const logs: object[][] = [];
  for (const { line, headers, body, app, before } of Object.values(kinds)) {
    const site = await serve({ ...app, chatRateLimit: app?.chatRateLimit ?? 0 });
    await before?.(site);
    const [method, path] = line.split(" ");
    const spoilt = body
      ?.replace("Hello", `I am ${mark}@example.org`)
      .replace('"finance"', `"finance","goals":"${mark}"`);
    await send(
      site,
      {
        line: path ? `${method} ${path.slice(0, 100)}?${mark}` : line,
        ...(headers ? { headers } : {}),
        ...(spoilt ? { body: spoilt } : {}),
      },
      {
        cookie: `operator=${mark}`,
        referer: `https://www.example.org/${mark}`,
        "user-agent": mark,
        authorization: mark,
      },
    );
    logs.push(site.logged);
  }
  // Files are not logged, and two of the others are never read as requests.
  const calls = Object.values(kinds).filter(({ cache, status }) => cache === "no-store" || status === 404);
  await expect.poll(() => logs.flat().length).toBeGreaterThanOrEqual(calls.length - 2);
  expect(JSON.stringify(logs)).not.toMatch(/ana\.reis|127\.0\.0\.1/);
});
