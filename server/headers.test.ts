/** Every kind of answer, as it leaves a real server: the security headers, and how long it may be kept. */
import { describe, expect, test } from "vitest";
import { chat, type Kind, kinds, partner, preflight } from "../tests/support/answer-kinds.ts";
import { send, serve } from "../tests/support/small-site.ts";

/** What was never read as a request cannot be known to have come over HTTPS. */
const UNREADABLE = new Set(["non-HTTP bytes", "headers without measure"]);

/** Also of a file that is never a page, where the rest would only be weight. */
const OF_ASSETS = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

const EVERYWHERE = {
  ...OF_ASSETS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
  "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
};

test("an asset, which is never a page, has the headers that protect it and no others", async () => {
  const { headers } = await send(await serve(), kinds["an asset"] as Kind);
  expect(headers).toMatchObject(OF_ASSETS);
  expect(headers["content-security-policy"] ?? headers["permissions-policy"]).toBeUndefined();
});

test("a picture may be shown by others beside a link, and is otherwise like an asset", async () => {
  const picture = kinds["a picture"] as Kind;
  const { status, headers } = await send(await serve(), picture);
  expect([status, headers["cache-control"]]).toEqual([picture.status, picture.cache]);
  expect(headers).toMatchObject({ ...OF_ASSETS, "cross-origin-resource-policy": "cross-origin" });
  expect(headers["content-security-policy"] ?? headers["permissions-policy"]).toBeUndefined();
});

const pagesAndAnswers = Object.entries(kinds).filter(([name]) => name !== "an asset" && name !== "a picture");

test.each(pagesAndAnswers)("the headers of %s are strict, and say how long it may be kept", async (_, kind) => {
  const site = await serve(kind.app);
  await kind.before?.(site);
  const { status, headers } = await send(site, kind);
  expect(headers).toMatchObject({ ...EVERYWHERE, "cache-control": kind.cache });
  expect(status).toBe(kind.status);
  // Nothing from elsewhere; only a drawing may stand in the page itself.
  const policy = headers["content-security-policy"]?.replace("img-src 'self' data:", "img-src 'self'");
  expect(policy).not.toMatch(/unsafe-|[\s;]\*|data:|blob:|https?:/);
  expect(headers["content-security-policy"]).toContain("base-uri 'none'");
  expect(Object.keys(headers).filter((name) => /^(?:server|x-powered-by|set-cookie)$/.test(name))).toEqual([]);
  expect(headers["strict-transport-security"]).toBeUndefined();
});

describe("the order to stay on HTTPS", () => {
  const readable = Object.entries(kinds).filter(([name]) => !UNREADABLE.has(name));
  const order = "max-age=31536000; includeSubDomains";

  test.each(readable)("is on %s where the site's address or a trusted proxy says HTTPS", async (_, kind) => {
    const secure = await send(await serve({ ...kind.app, siteUrl: "https://www.example.org" }), kind);
    expect(secure.headers["strict-transport-security"]).toBe(order);
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
    const proxied = await send(await serve({ ...kind.app, trustProxy: 1 }), kind, forwarded);
    expect(proxied.headers["strict-transport-security"]).toBe(order);
  });

  test("is not given to whoever only claims to come over HTTPS, or to a proxy that says HTTP", async () => {
    const ask = async (trustProxy: number, proto: string) =>
      (await send(await serve({ trustProxy }), { line: "GET /" }, { "x-forwarded-proto": proto })).headers[
        "strict-transport-security"
      ];
    expect(await ask(0, "https")).toBeUndefined();
    expect(await ask(1, "https, http")).toBeUndefined();
    expect(await ask(1, "http, https")).toBe(order);
  });
});

test("scripts and styles that stand in a page are allowed by their hashes alone", async () => {
  const { headers } = await send(await serve(), { line: "GET /" });
  const policy = new Map(headers["content-security-policy"]?.split("; ").map((each) => [each.split(" ")[0], each]));
  expect(policy.get("script-src")).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(policy.get("style-src")).toMatch(/^style-src 'self' 'sha256-[\w+/]{43}='$/);
});

test("what depends on a header says so to caches, and nothing depends on what a proxy or a query says", async () => {
  const get = { line: "GET /" };
  const site = await serve();
  const plain = await send(site, get);
  expect(plain.headers.vary).toBe("Accept-Encoding, Accept");
  expect((await send(site, { ...get, headers: { accept: "text/markdown" } })).headers).toMatchObject({
    vary: "Accept",
    "content-type": "text/markdown; charset=utf-8",
    link: '<http://localhost:3000/>; rel="canonical"',
  });
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript", "x-original-url": "/admin" };
  const other = await send(site, { ...get, line: "GET /?utm=%3Cscript%3E" }, forged);
  for (const name of ["etag", "content-length", "content-security-policy"])
    expect(other.headers[name]).toBe(plain.headers[name]);
  const { headers } = await send(
    await serve({ allowedOrigins: [partner] }),
    kinds["a call from an allowed origin"] as Kind,
  );
  expect(headers.vary).toMatch(/\borigin\b/i);
});

test("a client's own headers do not keep a page of an allowed origin from calling, by any method", async () => {
  const site = await serve({ allowedOrigins: [partner] });
  for (const method of ["GET", "HEAD", "POST", "PATCH", "DELETE"]) {
    const requested = "apikey,authorization,content-profile,x-client-info,x-of-the-next-version";
    const { status, headers } = await send(
      site,
      { line: "OPTIONS /rest/v1/knowledge_base" },
      { origin: partner, "access-control-request-method": method, "access-control-request-headers": requested },
    );
    expect([status, headers["access-control-allow-origin"]]).toEqual([204, partner]);
    expect(headers["access-control-allow-headers"]?.replaceAll(", ", ",")).toBe(requested);
    expect(headers["access-control-allow-methods"]).toContain(method);
  }
});

test("no other origin may read an answer", async () => {
  const site = await serve({ allowedOrigins: [partner] });
  const origin = "https://evil.example";
  for (const kind of [chat, { line: "OPTIONS /functions/v1/ai-chat", headers: preflight }, { line: "GET /healthz" }]) {
    const { headers } = await send(site, kind, { origin });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});
