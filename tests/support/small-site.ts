/** A whole server over a few built files, for tests, and raw requests to it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { createAdmissionQueue } from "../../server/http/admission-queue.ts";
import { boundServer, serverOptions } from "../../server/http/bounds.ts";
import { visitorOf } from "../../server/http/client-address.ts";
import { watchSetUp } from "../../server/http/set-up-advice.ts";
import { createListener } from "../../server/listener.ts";
import { createMetrics } from "../../server/metrics/metrics.ts";
import { loadSite } from "../../server/pages/site-files.ts";
import { testApp } from "./app.ts";
import { listening, rawConnection } from "./serve.ts";

const page = "<!doctype html><style>p{margin:0}</style><script>1</script><p>Hello";
const FILES: Record<string, string> = {
  "client/index.html": page,
  "client/index.html.br": "not read by this test",
  "client/index.md": "# Hello",
  "client/404.html": page,
  "client/results/finance/index.html": page,
  "client/admin/knowledge-base/index.html": page,
  "client/assets/entry-1a2b.js": "1",
  "client/art/tile.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  "client/social/home.png": "png",
  "client/feed.xml": "<feed/>",
  "client/sitemap.xml": "<urlset/>",
  "client/robots.txt": "User-agent: *",
};

function builtSite(siteUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "headers-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = JSON.stringify({ siteUrl, backendUrl: "" });
  for (const [name, text] of Object.entries({ ...FILES, "site.json": settings })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return loadSite(folder);
}

export type Overrides = NonNullable<Parameters<typeof testApp>[0]>;

/** The server as `main.ts` puts it together. */
export async function serve({ siteUrl = "http://localhost:3000", trustProxy = 0, ...rest }: Overrides = {}) {
  const site = builtSite(siteUrl);
  const note = (event: string, facts?: Record<string, unknown>) => logged.push({ event, facts });
  const log = { info: note, error: note };
  const setUp = watchSetUp({ hasPassword: rest.operatorPassword !== undefined, trustProxy, log });
  const { app, store, knowledgeBase, logged } = testApp({ site, siteUrl, trustProxy, advice: setUp.given, ...rest });
  const metrics = createMetrics({ process: false });
  const admit = createAdmissionQueue({
    visitorOf: (request) => visitorOf(request, trustProxy),
  });
  const listener = createListener({ app, site, log, metrics, siteUrl, trustProxy, admit, setUp });
  const server = createServer(serverOptions(), listener);
  boundServer(server);
  return { ...(await listening(server)), app, store, knowledgeBase, logged };
}

export type Site = Awaited<ReturnType<typeof serve>>;

export interface Written {
  /** Method and address. */
  line: string;
  /** Also without one that is sent otherwise. */
  headers?: Record<string, string | undefined>;
  body?: string;
  /** Of HTTP. */
  version?: string;
}

/** Sends a request as it is written. */
export async function send(site: Site, written: Written, more: Record<string, string> = {}) {
  const { line, headers = {}, body = "", version = "1.1" } = written;
  const sent = { host: "localhost:3000", connection: "close", ...headers, ...more };
  const lines = Object.entries(body ? { ...sent, "content-length": String(body.length) } : sent);
  const head = [
    `${line} HTTP/${version}`,
    ...lines.flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`)),
  ].join("\r\n");
  const answer = await rawConnection(site.port, `${head}\r\n\r\n${body}`).answer;
  const end = answer.indexOf("\r\n\r\n");
  const [first = "", ...rest] = answer.slice(0, end).split("\r\n");
  const pairs = rest.map((each) => [each.split(": ")[0]?.toLowerCase(), each.slice(each.indexOf(": ") + 2)]);
  const received = Object.fromEntries(pairs) as Record<string, string>;
  return { status: Number(first.split(" ")[1]), headers: received, text: answer.slice(end + 4) };
}
