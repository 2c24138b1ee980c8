/** Malformed requests: every call, with bodies, queries, headers and paths of all kinds. `FUZZ_CASES=100000 npx vitest run bench/fuzz` puts more of them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { refusal } from "../../shared/contracts/error.ts";
import { from, section, testApp } from "../../tests/support/app.ts";

interface FuzzRequest {
  method: string;
  /** Path and query as they are written on the wire. */
  target: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
}

const turn = (content: string) => ({ role: "user", content });

const toolCall = (name: string, input: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: input },
});

/** Every call with a body that it takes. */
const CALLS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ["POST", "/functions/v1/ai-chat", { messages: [turn("Hello"), { role: "assistant", content: "Hi" }, turn("Why?")] }],
  [
    "POST",
    "/functions/v1/calculate-roi",
    { currentSpend: 100_000, industry: "finance", goals: "growth", challenges: "" },
  ],
  [
    "POST",
    "/functions/v1/analyze-lead",
    { name: "Ana", email: "ana@example.org", company: "Example", message: "We have a budget." },
  ],
  [
    "POST",
    "/functions/v1/rate-answer",
    { id: "case-finance~20779.AAAAAAAAAAAA.x", helpful: true, comment: "Which year?" },
  ],
  ["GET", "/functions/v1/search?q=finance&kind=case&sector=finance"],
  ...(
    [
      ["ask", { question: "Why?", history: [{ role: "user", content: "Hello" }] }],
      ["search", { query: "finance", kind: "case", sector: "finance" }],
      ["get_page", { path: "/results/finance" }],
      ["calculate_roi", { currentSpend: 100_000, industry: "finance" }],
    ] as const
  ).map(([name, input]) => ["POST", "/mcp", toolCall(name, input)] as const),
  [
    "POST",
    "/mcp",
    { jsonrpc: "2.0", id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {} } },
  ],
  ["GET", "/openapi.json"],
  ["POST", "/functions/v1/generate-embedding", { text: "Lisbon" }],
  ["POST", "/functions/v1/restore-entries", { ids: ["1"] }],
  ["POST", "/functions/v1/try-question", { question: "Where?" }],
  ["POST", "/functions/v1/import-entries", { entries: [{ pageTitle: "A", content: "B" }] }],
  ["GET", "/functions/v1/export-entries?format=csv"],
  ["GET", "/functions/v1/ingest-content"],
  ["GET", "/rest/v1/knowledge_base?select=*&order=created_at.desc&limit=3&offset=1"],
  [
    "POST",
    "/rest/v1/knowledge_base",
    {
      pageTitle: "A",
      pageUrl: "/a",
      sectionTitle: "S",
      content: "C",
      embedding: [0.5],
      metadata: { manually_added: true },
    },
  ],
  ["PATCH", "/rest/v1/knowledge_base?id=eq.1", { pageTitle: "A", content: "C", questions: ["Why?"], seen: "x" }],
  ["DELETE", "/rest/v1/knowledge_base?id=eq.1"],
  ["GET", "/rest/v1/knowledge_base_changes?limit=3"],
  ["GET", "/rest/v1/consultant_overview?days=7"],
  ["GET", "/rest/v1/visitor_questions"],
  ["DELETE", "/rest/v1/visitor_questions?words=in.(a,b)"],
  ["GET", "/auth/v1/session"],
  ["POST", "/auth/v1/sign-in", { password: "a long password", name: "Ana" }],
  ["POST", "/auth/v1/sign-out", {}],
  ["GET", "/"],
  ["GET", "/results/finance"],
  ["GET", "/healthz"],
  ["GET", "/metrics"],
];

/** Edge-case values. */
const odd = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "\u0000",
      "\ud800",
      "\u202e",
      "'; DROP TABLE x; --",
      "{{7*7}}",
      "𝕏".repeat(600),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(0, -0, -1, 1e308, -1e308, 5e-324, 2 ** 53, 1e21, 0.1 + 0.2) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30_000 }).map((length) => "x".repeat(length)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}, [[]], { toString: 1 }, { length: 1e9 }) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** A valid body with one value replaced. */
const spoilt = (body: unknown) =>
  fc.tuple(fc.nat(), odd, fc.boolean()).map(([place, value, drop]) => {
    const copy = structuredClone(body);
    const spots: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown) => {
      if (typeof node !== "object" || node === null) return;
      for (const key of Object.keys(node)) {
        spots.push([node as Record<string, unknown>, key]);
        walk((node as Record<string, unknown>)[key]);
      }
    };
    walk(copy);
    const [node, key] = spots[place % Math.max(1, spots.length)] ?? [];
    if (!node || key === undefined) return value;
    if (drop) delete node[key];
    else node[key] = value;
    return copy;
  });

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? "null");

const bodyFor = (body: unknown) =>
  fc.oneof(
    { weight: 6, arbitrary: spoilt(body).map(encoded) },
    { weight: 1, arbitrary: fc.constant(encoded(body)) },
    { weight: 1, arbitrary: odd.map(encoded) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.nat().map((cut) => encoded(body).slice(0, cut % (encoded(body).length + 1))) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 50_000 }).map((depth) => new TextEncoder().encode("[".repeat(depth))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('{"__proto__":{"x":1}}', '\ufeff{"a":1}', '{"a":1}{"b":2}', "NaN", "1e999", '{"a":1,"a":2}')
        .map((text) => new TextEncoder().encode(text)),
    },
  );

const words = fc.constantFrom(
  ...[
    "",
    "*",
    "id",
    "id,id",
    "-1",
    "1e9",
    "NaN",
    "99999999999999999999",
    "%00",
    "%ff",
    "%",
    "eq.",
    "eq.%27",
    "%F0%9F%99%82",
    "..%2f",
  ],
);
/** What a search field sends. */
const searched = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 250 }),
    fc.constantFrom("case", "tourism", "constructor", "__proto__", "a".repeat(200)),
  )
  .map(encodeURIComponent);
const query = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom("select", "order", "limit", "offset", "id", "format", "dry", "x"), words),
      fc.tuple(fc.constantFrom("q", "kind", "sector"), fc.oneof(words, searched)),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}` : ""));

const path = fc.oneof(
  fc.constantFrom(
    ...[
      "//",
      "/../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd",
      "/results/",
      "/results//",
      "/%",
      "/%00",
    ],
    ...[
      "/404",
      "/404.html",
      "/index.html",
      "/assets/",
      "/__proto__",
      "/constructor",
      "/functions/v1/",
      "/functions/v1/ai-chat/",
    ],
    ...[
      "/rest/v1/knowledge_base%20",
      "/FUNCTIONS/V1/AI-CHAT",
      "/.git/config",
      "/build/knowledge.json",
      "/;a",
      "/?",
      "/#a",
      "/\\",
    ],
  ),
  fc.webPath({ size: "medium" }).map((text) => text || "/"),
  fc.integer({ min: 1, max: 8_000 }).map((length) => `/${"a".repeat(length)}`),
);

/** Text that a header may carry: Node refuses the rest before anything is sent. */
const headerText = fc.string({
  unit: fc.constantFrom(..."abc ,;=\"'/*%()<>@:?[]{}0123456789\t\u00e9\u00ff"),
  maxLength: 60,
});
const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      "accept-encoding",
      "authorization",
      "cookie",
      "if-none-match",
      "origin",
      "prefer",
      "range",
      "x-forwarded-for",
      "x-request-id",
    ],
    ...[
      "accept",
      "forwarded",
      "sec-fetch-site",
      "x-http-method-override",
      "content-encoding",
      "host",
      "expect",
      "referer",
    ],
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      "*",
      "gzip",
      "bytes=0-",
      "127.0.0.1",
      "null",
      "__Host-session=x",
      'W/"a"',
      "q=;q",
      "cross-site",
      "localhost",
    ),
  ),
  { maxKeys: 4 },
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "text/plain",
      "application/json; charset=utf-16",
      "multipart/form-data",
      "text/csv",
      "application/x-ndjson",
      "",
    ),
  },
);
const MCP_ACCEPT = { accept: "application/json, text/event-stream" };
const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

const toCall = fc.constantFrom(...CALLS).chain(([usual, target, body]) =>
  fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: method }),
    target: fc.oneof(
      { weight: 3, arbitrary: fc.constant(target) },
      { weight: 2, arbitrary: query.map((text) => (target.split("?")[0] ?? target) + text) },
    ),
    headers: fc
      .tuple(headers, contentType)
      // Accept headers of clients of the Model Context Protocol.
      .map(([some, type]) => ({ ...MCP_ACCEPT, ...(type ? { "content-type": type } : {}), ...some })),
    body: body === undefined ? fc.constant(undefined) : bodyFor(body),
  }),
);
const toAnywhere = fc.record({
  method,
  target: fc.tuple(path, query).map((parts) => parts.join("")),
  headers,
  body: fc.option(fc.uint8Array({ maxLength: 100 }), { nil: undefined }),
});

const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .oneof({ weight: 5, arbitrary: toCall }, { weight: 1, arbitrary: toAnywhere })
  .map((request) =>
    ["GET", "HEAD"].includes(request.method) ? { ...request, body: undefined } : (request as FuzzRequest),
  );

const CASES = Number(process.env.FUZZ_CASES ?? 1_500);

test("nothing that is sent is answered with a fault of the server, and every refusal has its shape", async () => {
  const { app, knowledgeBase } = testApp({ sections: [section("/", "Home", "What we do.", ["What do you do?"])] });
  await knowledgeBase.ingest();
  await fc.assert(
    fc.asyncProperty(fuzzRequest, async ({ method, target, headers, body }) => {
      const init: RequestInit = { method, headers: { host: "localhost:3000", ...headers } };
      if (body) init.body = body as BodyInit;
      let request: Request;
      try {
        request = new Request(`http://localhost:3000${target}`, init);
      } catch {
        // No client could send this one.
        return;
      }
      const response = await app.fetch(request, from("127.0.0.1"));
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      const isCall = /^\/(?:functions|rest|auth)\/v1\//.test(new URL(request.url).pathname);
      if (isCall && response.status >= 400 && method !== "HEAD") refusal.parse(JSON.parse(text));
      expect(text).not.toMatch(/node_modules|at .*\.ts:\d/);
    }),
    { numRuns: CASES, seed: 20_260_101 },
  );
});
