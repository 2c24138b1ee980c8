/** One request for every kind of answer that the server gives, with its status and how long it may be kept. */

import { createOpenStreams } from "../../server/http/open-streams.ts";
import { StoreUnavailable } from "../../server/store/store.ts";
import { type Overrides, type Site, send, type Written } from "./small-site.ts";

export interface Kind extends Written {
  status: number;
  cache: string;
  app?: Overrides;
  /** What is done to the server before. */
  before?: (site: Site) => unknown;
}

const PAGE = "max-age=0, must-revalidate";
const FILE = "max-age=3600";
const NEVER = "no-store";
const json = { "content-type": "application/json" };
export const chat = { line: "POST /functions/v1/ai-chat", headers: json };
const hello = JSON.stringify({ messages: [{ role: "user", content: "Hello" }] });
const mcp = { line: "POST /mcp", headers: { ...json, accept: "application/json, text/event-stream" } };
const tool = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });
const ENTRIES = "/rest/v1/knowledge_base";
export const preflight = { "access-control-request-method": "POST", "access-control-request-headers": "content-type" };
/** An origin that is allowed to call. */
export const partner = "https://www.example.org";

export const kinds: Record<string, Kind> = {
  "a page": { line: "GET /", status: 200, cache: PAGE },
  "a page, compressed": { line: "GET /", headers: { "accept-encoding": "br" }, status: 200, cache: PAGE },
  "a page's headers alone": { line: "HEAD /results/finance", status: 200, cache: PAGE },
  "a page as Markdown": { line: "GET /", headers: { accept: "text/markdown" }, status: 200, cache: PAGE },
  "news that a page is as it was": { line: "GET /", headers: { "if-none-match": "*" }, status: 304, cache: PAGE },
  "the operators' page": { line: "GET /admin/knowledge-base", status: 200, cache: "private, no-store" },
  "an unknown address": { line: "GET /no/such/page", status: 404, cache: PAGE },
  "an unknown address, headers alone": { line: "HEAD /no/such/page", status: 404, cache: PAGE },
  "an address that is not text": { line: "GET /%ff%00/..%2f", status: 404, cache: PAGE },
  "an address that moved": { line: "GET /contact", status: 308, cache: FILE },
  "an address that moved, with a slash": { line: "GET /contact/?from=mail", status: 308, cache: FILE },
  "an address with a slash too many": { line: "GET /results/finance/", status: 308, cache: FILE },
  "an asset": { line: "GET /assets/entry-1a2b.js", status: 200, cache: "max-age=31536000, immutable" },
  "a drawing": { line: "GET /art/tile.svg", status: 200, cache: FILE },
  "a picture": { line: "GET /social/home.png", status: 200, cache: FILE },
  "the feed": { line: "GET /feed.xml", status: 200, cache: FILE },
  "the sitemap": { line: "GET /sitemap.xml", status: 200, cache: FILE },
  robots: { line: "GET /robots.txt", status: 200, cache: FILE },
  "another method on a page": { line: "POST /", status: 405, cache: NEVER },
  "options of a page": { line: "OPTIONS /", status: 405, cache: NEVER },
  "a trace": { line: "TRACE /", status: 405, cache: NEVER },
  "a method that nobody knows": { line: "PROPFIND /", status: 405, cache: NEVER },
  "an address of the whole server": { line: "OPTIONS *", status: 400, cache: NEVER },
  "a Host that cannot be one": { line: "GET /no/such/page", headers: { host: "a b" }, status: 400, cache: NEVER },
  "no Host": { line: "GET /", headers: { host: undefined }, status: 400, cache: NEVER },
  "two Hosts": { line: "GET / HTTP/1.1\r\nHost: other.example", status: 400, cache: NEVER },
  "non-HTTP bytes": { line: "\u0001", status: 400, cache: NEVER },
  "headers without measure": { line: `GET /${"a".repeat(20_000)}`, status: 431, cache: NEVER },
  "a call": {
    line: "POST /functions/v1/calculate-roi",
    headers: json,
    body: '{"currentSpend":1000,"industry":"finance"}',
    status: 200,
    cache: NEVER,
  },
  "a search": { line: "GET /functions/v1/search?q=finance", status: 200, cache: NEVER },
  "a search for nothing": { line: "GET /functions/v1/search?q=", status: 400, cache: NEVER },
  "a tool's answer": {
    ...mcp,
    body: tool("search", { query: "finance" }),
    status: 200,
    cache: NEVER,
  },
  "a tool that is no call": { line: "GET /mcp", status: 405, cache: NEVER },
  "the list of calls": { line: "GET /openapi.json", status: 200, cache: FILE },
  "a stream": { ...chat, body: hello, status: 200, cache: NEVER },
  "a body that is invalid": { ...chat, body: "{", status: 400, cache: NEVER },
  "a body of another type": {
    ...chat,
    headers: { "content-type": "text/plain" },
    body: hello,
    status: 415,
    cache: NEVER,
  },
  "a body that is too large": {
    ...chat,
    headers: { ...json, "content-length": "99999999" },
    status: 413,
    cache: NEVER,
  },
  "another method on a call": { line: "GET /functions/v1/ai-chat", status: 405, cache: NEVER },
  "an unknown call": { line: "POST /functions/v1/no-such-call", status: 404, cache: NEVER },
  "a question too many": {
    ...chat,
    body: hello,
    status: 429,
    cache: NEVER,
    app: { chatRateLimit: 1 },
    before: (site) => send(site, { ...chat, body: hello }),
  },
  "a stream too many": {
    ...chat,
    body: hello,
    status: 503,
    cache: NEVER,
    app: { streams: createOpenStreams({ limit: 0 }) },
  },
  "the entries": { line: `GET ${ENTRIES}`, status: 200, cache: NEVER },
  "a refusal from a page of another site": {
    line: `GET ${ENTRIES}`,
    headers: { origin: "https://evil.example" },
    status: 403,
    cache: NEVER,
  },
  "a refusal of a stranger": {
    line: `GET ${ENTRIES}`,
    status: 401,
    cache: NEVER,
    app: { operatorPassword: "a long one" },
  },
  "a database that is away": {
    line: `GET ${ENTRIES}`,
    status: 503,
    cache: NEVER,
    before: ({ store }) => {
      store.list = () => Promise.reject(new StoreUnavailable("The database does not answer."));
    },
  },
  "a fault of ours": {
    line: `GET ${ENTRIES}`,
    status: 500,
    cache: NEVER,
    before: ({ store }) => {
      store.list = () => Promise.reject(new Error("a fault"));
    },
  },
  "the session": { line: "GET /auth/v1/session", status: 200, cache: NEVER },
  "the leave to call from an allowed origin": {
    line: "OPTIONS /functions/v1/ai-chat",
    headers: { origin: partner, ...preflight },
    status: 204,
    cache: NEVER,
    app: { allowedOrigins: [partner] },
  },
  "a call from an allowed origin": {
    ...chat,
    headers: { ...json, origin: partner },
    body: hello,
    status: 200,
    cache: NEVER,
    app: { allowedOrigins: [partner] },
  },
  health: { line: "GET /healthz", status: 200, cache: NEVER },
  // As HAProxy asks by default.
  "health, for a probe without a Host": {
    line: "GET /healthz",
    version: "1.0",
    headers: { host: undefined },
    status: 200,
    cache: NEVER,
  },
  "the entries, for a call without a Host": {
    line: `GET ${ENTRIES}`,
    version: "1.0",
    headers: { host: undefined },
    status: 403,
    cache: NEVER,
  },
  readiness: { line: "GET /readyz", status: 200, cache: NEVER },
  "want of readiness": { line: "GET /readyz", status: 503, cache: NEVER, app: { lifecycle: { phase: "starting" } } },
  figures: { line: "GET /metrics", status: 200, cache: NEVER },
};
