import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/contracts/error.ts";
import { section } from "../../tests/support/app.ts";
import { type OperatorSite, operatorSite } from "../../tests/support/operator-site.ts";

const PASSWORD = "correct horse battery";

/** Every operator-only call: method, path and, where it needs one, a body. */
const CALLS: [string, string, unknown?][] = [
  ["GET", "/rest/v1/knowledge_base?select=*&order=created_at.desc"],
  ["POST", "/rest/v1/knowledge_base", { pageTitle: "Offices", content: "Lisbon." }],
  ["PATCH", "/rest/v1/knowledge_base?id=eq.1", { content: "Lisbon." }],
  ["DELETE", "/rest/v1/knowledge_base?id=eq.1"],
  ["GET", "/rest/v1/knowledge_base_changes"],
  ["GET", "/rest/v1/knowledge_base_versions?id=eq.1"],
  ["POST", "/functions/v1/edit-entries", { edits: [{ id: "1", seen: "1" }] }],
  ["POST", "/functions/v1/restore-entries", { ids: ["1"] }],
  ["POST", "/functions/v1/foresee", { entry: { pageTitle: "Offices", content: "Lisbon." } }],
  ["GET", "/rest/v1/library_answers?id=eq.none"],
  ["GET", "/rest/v1/consultant_overview?days=7"],
  ["GET", "/rest/v1/visitor_questions"],
  ["DELETE", "/rest/v1/visitor_questions?words=in.(a)"],
  ["POST", "/functions/v1/ingest-content"],
  ["GET", "/functions/v1/ingest-content"],
  ["POST", "/functions/v1/generate-embedding", { text: "Lisbon" }],
  ["GET", "/functions/v1/export-entries?format=csv"],
  ["GET", "/functions/v1/export-record"],
  ["POST", "/functions/v1/import-entries", []],
  ["POST", "/functions/v1/try-question", { question: "Where is the office?" }],
  ["GET", "/rest/v1/contradictions"],
  ["POST", "/functions/v1/question-log", { on: true }],
  ["POST", "/functions/v1/take-back", { id: 1 }],
];

/** Public calls. */
const PUBLIC = [
  "/healthz",
  "/readyz",
  "/functions/v1/ai-chat",
  "/functions/v1/rate-answer",
  "/functions/v1/calculate-roi",
  "/functions/v1/analyze-lead",
  "/functions/v1/search",
  "/mcp",
  "/openapi.json",
  // For operators and for this machine, with a password or without one: see its own tests.
  "/metrics",
];

const bodyOf = async (response: Response) => refusal.parse(await response.json()).error;

async function signIn(
  site: OperatorSite,
  options: { password?: string; name?: string; headers?: Record<string, string> } = {},
) {
  const { password = PASSWORD, name, headers = {} } = options;
  const response = await site.request("/auth/v1/sign-in", {
    method: "POST",
    body: { password, name },
    headers,
    address: "203.0.113.7",
  });
  return { response, cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

test("the list above names every call of the server that is not public", () => {
  const site = operatorSite();
  const routes = site.app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.startsWith("/auth/") && !PUBLIC.includes(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(CALLS.map(([method, path]) => `${method} ${path.split("?")[0]}`))).toEqual(new Set(routes));
});

/** The response of every call, in turn. */
async function tryAll(site: OperatorSite, how: { address?: string; headers?: Record<string, string> } = {}) {
  const answers: Record<string, number> = {};
  for (const [method, path, body] of CALLS) {
    const response = await site.request(path, { method, body, ...how });
    expect(response.headers.get("cache-control")).toBe("no-store");
    answers[`${method} ${path}`] = response.status;
  }
  return answers;
}

const everywhere = (status: number) => Object.fromEntries(CALLS.map(([method, path]) => [`${method} ${path}`, status]));
const sections = [section("/", "Home", "What we do.")];

function expectServed(answers: Record<string, number>) {
  for (const status of Object.values(answers)) expect([200, 201, 204, 404]).toContain(status);
}

describe("without a password", () => {
  test("every call works for a direct request from this machine", async () => {
    expectServed(await tryAll(operatorSite({ sections })));
  });

  const strangers: [string, { address?: string; headers?: Record<string, string> }][] = [
    ["from another machine", { address: "203.0.113.7" }],
    ["from another machine with a forged Host", { address: "203.0.113.7", headers: { host: "localhost:3000" } }],
    [
      "from another machine with a forged X-Forwarded-For",
      { address: "203.0.113.7", headers: { "x-forwarded-for": "127.0.0.1" } },
    ],
    ["through a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.7" } }],
    ["through a proxy on this machine, forged as from here", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["through a proxy that sends Forwarded", { headers: { forwarded: "for=127.0.0.1" } }],
    ["with the Host of a rebound name", { headers: { host: "evil.example:3000" } }],
    ["with no address at all", { address: "" }],
    ["from a page of another site", { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } }],
    ["from a page of another site, by a link or an image", { headers: { "sec-fetch-site": "cross-site" } }],
    ["from a page of a sister site", { headers: { "sec-fetch-site": "same-site" } }],
    ["from a page without an origin", { headers: { origin: "null" } }],
    ["from a page on another port of this machine", { headers: { origin: "http://localhost:8080" } }],
    ["from a page of a public origin that may call", { headers: { origin: "https://www.example.org" } }],
  ];
  test.each(strangers)("every call is refused %s", async (_, how) => {
    const site = operatorSite({ sections, allowedOrigins: ["https://www.example.org"] });
    expect(await tryAll(site, how)).toEqual(everywhere(403));
    expect(await site.store.count()).toBe(0);
  });

  test("every call is refused to this machine too, where the site's address is public: a proxy may add nothing to a request", async () => {
    const site = operatorSite({ sections, siteUrl: "https://www.example.org" });
    expect(await tryAll(site)).toEqual(everywhere(403));
    expect(await (await site.request("/auth/v1/session")).json()).toEqual({ state: "closed" });
    for (const siteUrl of ["http://127.0.0.1:8080", "http://[::1]:3000"])
      expectServed(await tryAll(operatorSite({ sections, siteUrl })));
  });

  test("the session says that the page is open here and closed elsewhere", async () => {
    const site = operatorSite();
    expect(await (await site.request("/auth/v1/session")).json()).toEqual({ state: "open" });
    expect(await (await site.request("/auth/v1/session", { address: "203.0.113.7" })).json()).toEqual({
      state: "closed",
    });
    expect((await signIn(site)).response.status).toBe(409);
  });
});

describe("with a password", () => {
  const strangers: [string, { address?: string; headers?: Record<string, string> }][] = [
    ["a stranger", { address: "203.0.113.7" }],
    ["this very machine", {}],
    [
      "a stranger with a forged Host and X-Forwarded-For",
      { address: "203.0.113.7", headers: { host: "localhost:3000", "x-forwarded-for": "127.0.0.1" } },
    ],
    ["a made-up cookie", { headers: { cookie: `operator=${"A".repeat(43)}` } }],
    ["the password as a bearer token", { headers: { authorization: `Bearer ${PASSWORD}` } }],
    ["the public key", { headers: { authorization: "Bearer public-anonymous-key", apikey: "public-anonymous-key" } }],
  ];
  test.each(strangers)("every call asks %s to sign in", async (_, how) => {
    const site = operatorSite({ operatorPassword: PASSWORD, sections });
    expect(await tryAll(site, how)).toEqual(everywhere(401));
    expect(await site.store.count()).toBe(0);
  });

  test("every call works for an operator who signed in, from anywhere", async () => {
    const site = operatorSite({ operatorPassword: PASSWORD, sections });
    const { cookie } = await signIn(site);
    expectServed(await tryAll(site, { headers: { cookie }, address: "198.51.100.1" }));
  });

  test.each<[string, Record<string, string>]>([
    ["a page of another site", { origin: "https://evil.example" }],
    ["a link on another site", { "sec-fetch-site": "cross-site" }],
    ["a page without an origin", { origin: "null" }],
  ])("%s cannot use an operator's cookie for any call", async (_, headers) => {
    const site = operatorSite({ operatorPassword: PASSWORD, sections });
    const { cookie } = await signIn(site);
    expect(await tryAll(site, { headers: { cookie, ...headers } })).toEqual(everywhere(403));
    expect(await site.store.count()).toBe(0);
  });

  test("another site cannot sign anyone in or out", async () => {
    const site = operatorSite({ operatorPassword: PASSWORD });
    const headers = { origin: "https://evil.example" };
    expect((await signIn(site, { headers })).response.status).toBe(403);
    const { cookie } = await signIn(site);
    expect((await site.request("/auth/v1/sign-out", { method: "POST", headers: { ...headers, cookie } })).status).toBe(
      403,
    );
    expect((await site.request("/rest/v1/knowledge_base", { headers: { cookie } })).status).toBe(200);
  });

  test("pages hosted apart may call from an origin that is allowed", async () => {
    const site = operatorSite({ operatorPassword: PASSWORD, allowedOrigins: ["https://www.example.org"] });
    const headers = { origin: "https://www.example.org", "sec-fetch-site": "same-site" };
    const { cookie } = await signIn(site, { headers });
    const response = await site.request("/rest/v1/knowledge_base", { headers: { ...headers, cookie } });
    expect(response.status).toBe(200);
  });

  test("the cookie is for this site's requests only, and over HTTPS only where the site is", async () => {
    const plain = operatorSite({ operatorPassword: PASSWORD });
    expect((await signIn(plain)).response.headers.get("set-cookie")).toMatch(
      /^operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secure = operatorSite({ operatorPassword: PASSWORD, siteUrl: "https://www.example.org" });
    expect((await signIn(secure)).response.headers.get("set-cookie")).toMatch(
      /^__Host-operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const behind = operatorSite({ operatorPassword: PASSWORD, trustProxy: 1 });
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
    expect((await signIn(behind, { headers })).response.headers.get("set-cookie")).toContain("Secure");
    expect((await signIn(plain, { headers })).response.headers.get("set-cookie")).not.toContain("Secure");
  });

  test("a session ends at sign-out, on the server too", async () => {
    const site = operatorSite({ operatorPassword: PASSWORD });
    const { cookie } = await signIn(site, { name: "  Ana\n Sousa " });
    expect(await (await site.request("/auth/v1/session", { headers: { cookie } })).json()).toMatchObject({
      state: "signed_in",
      name: "Ana Sousa",
    });
    const response = await site.request("/auth/v1/sign-out", { method: "POST", headers: { cookie } });
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(/^operator=; Max-Age=0/);
    expect((await site.request("/rest/v1/knowledge_base", { headers: { cookie } })).status).toBe(401);
    expect(await (await site.request("/auth/v1/session", { headers: { cookie } })).json()).toEqual({
      state: "signed_out",
    });
  });
});

test("sessions are listed, and one that is ended is refused from then on, on the record", async () => {
  const site = operatorSite({ operatorPassword: PASSWORD });
  const { cookie: ana } = await signIn(site, { name: "Ana" });
  const before = Date.now();
  const { cookie: rui } = await signIn(site, { name: "Rui" });
  const sessions = "/auth/v1/sessions";
  expect((await site.request(sessions)).status).toBe(401);
  expect((await site.request(`${sessions}?id=eq.${"A".repeat(12)}`, { method: "DELETE" })).status).toBe(401);
  const listed = await (await site.request(sessions, { headers: { cookie: ana } })).json();
  expect(listed.map(({ name, own }: { name: string; own: boolean }) => [name, own]).sort()).toEqual([
    ["Ana", true],
    ["Rui", false],
  ]);
  const [{ id, startedAt }] = listed.filter(({ own }: { own: boolean }) => !own);
  expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(before - 1);
  expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(listed)).not.toMatch(/[\w-]{43}/);
  const end = (query: string) => site.request(`${sessions}${query}`, { method: "DELETE", headers: { cookie: ana } });
  expect((await end("")).status).toBe(400);
  expect((await end("?id=eq.%25")).status).toBe(400);
  expect((await end(`?id=eq.${id}`)).status).toBe(204);
  expect((await end(`?id=eq.${id}`)).status).toBe(404);
  expect((await site.request("/rest/v1/knowledge_base", { headers: { cookie: rui } })).status).toBe(401);
  const record = await (await site.request("/rest/v1/knowledge_base_changes", { headers: { cookie: ana } })).json();
  expect(record).toMatchObject([{ by: "Ana", action: "ended", title: "Rui" }]);
  const file = await site.request("/functions/v1/export-record", { headers: { cookie: ana } });
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="record-of-changes-[\d-]+\.csv"$/);
  expect(await file.text()).toMatch(/^at,by,action,title,entry_id\r\n[^,]+,Ana,ended,Rui,\r\n$/);
});

test("sign-in answers a wrong password, an empty one and no password with a refusal", async () => {
  const site = operatorSite({ operatorPassword: PASSWORD });
  expect((await signIn(site, { password: "wrong" })).response.status).toBe(401);
  const missing = await site.request("/auth/v1/sign-in", { method: "POST", body: {} });
  expect(missing.status).toBe(400);
  expect((await bodyOf(missing)).field).toBe("password");
  const long = await site.request("/auth/v1/sign-in", { method: "POST", body: { password: "x".repeat(9_000) } });
  expect(long.status).toBe(413);
});
