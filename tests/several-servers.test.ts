/** Several servers as they run in production, over one real Postgres. Needs a build. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findPostgres } from "../scripts/programs.mjs";
import { startServer } from "../scripts/server.mjs";
import { startTestPostgres, type TestPostgres } from "./support/postgres.ts";

const programs = findPostgres();
let postgres: TestPostgres;
let url: string;
let one: Site;
let other: Site;
let third: Site;

interface Site {
  url: string;
  process: ChildProcess;
}

const LIMIT = 6;

async function start(): Promise<Site> {
  // One proxy is believed, so that a test can say who is asking.
  const server = startServer({ CHAT_RATE_LIMIT: String(LIMIT), TRUST_PROXY: "1", DATABASE_URL: url });
  return { url: await server.url, process: server.process };
}

const statusOf = async (address: string) => (await fetch(address)).status;
const ready = (site: Site) =>
  vi.waitUntil(async () => (await statusOf(`${site.url}/readyz`)) === 200, { timeout: 120_000, interval: 50 });

const post = (site: Site, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: "POST",
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

let visitors = 0;
function newVisitor(): string {
  visitors += 1;
  return `198.51.100.${visitors}`;
}
const ask = (site: Site, question: string, visitor = newVisitor()) =>
  post(
    site,
    "/functions/v1/ai-chat",
    { messages: [{ role: "user", content: question }] },
    { "x-forwarded-for": visitor },
  );

async function answerOf(site: Site, question: string): Promise<string> {
  const chunks = (await (await ask(site, question)).text()).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g);
  return [...chunks].map(([, text]) => text).join("");
}

async function count(site: Site): Promise<number> {
  const list = await fetch(`${site.url}/rest/v1/knowledge_base?limit=1`);
  return Number(list.headers.get("content-range")?.split("/")[1]);
}

const ENTRY = { pageTitle: "Opening hours", content: "The office in Porto is open from seven to eleven." };
const QUESTION = "When is the office in Porto open?";
const KNOWN = "What task completion did the government case reach?";

describe.skipIf(!programs)("several servers over one Postgres", () => {
  beforeAll(async () => {
    if (!programs) return;
    postgres = await startTestPostgres(programs);
    url = await postgres.database();
    [one, other, third] = await Promise.all([start(), start(), start()]);
    await Promise.all([one, other, third].map(ready));
  });
  afterAll(async () => {
    for (const site of [one, other, third]) site?.process.kill("SIGKILL");
    await postgres?.stop();
  });

  test("servers that start together fill the knowledge base once", async () => {
    expect(await count(one)).toBeGreaterThan(100);
    const changes = await (await fetch(`${other.url}/rest/v1/knowledge_base_changes`)).json();
    // Whose turn comes when it is filled finds nothing to do.
    const filling = changes.filter(({ title }: { title: string }) => !title.startsWith("0 added"));
    expect(filling.map(({ action }: { action: string }) => action)).toEqual(["ingested"]);
  });

  test("a new entry counts for every server", async () => {
    expect((await post(one, "/rest/v1/knowledge_base", ENTRY)).status).toBe(201);
    await Promise.all(
      [one, other, third].map((site) => expect.poll(() => answerOf(site, QUESTION)).toContain("from seven to eleven")),
    );
  });

  test("an ingest started on all at once happens once", async () => {
    const before = await count(one);
    const ingest = async (site: Site) => (await post(site, "/functions/v1/ingest-content")).status;
    const statuses = await Promise.all([one, other, third].map(ingest));
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await count(one)).toBe(before);
  });

  test("a limit holds for all servers together", async () => {
    // Four questions to each, which by itself would answer six. A server that waits too long for the count uses its own.
    const refused = async () => {
      const visitor = newVisitor();
      const sent = Array.from({ length: 2 * LIMIT }, async (_, at) => {
        const response = await ask([one, other, third][at % 3] as Site, "Hello", visitor);
        await response.text();
        return response.status;
      });
      return (await Promise.all(sent)).filter((status) => status === 429).length;
    };
    await expect.poll(refused).toBe(LIMIT);
  });

  test("a server that dies takes nothing with it", async () => {
    const ingest = post(third, "/functions/v1/ingest-content").catch(() => undefined);
    third.process.kill("SIGKILL");
    await once(third.process, "exit");
    await ingest;
    expect(await answerOf(other, QUESTION)).toContain("from seven to eleven");
    const again = async () => (await post(other, "/functions/v1/ingest-content")).status;
    await expect.poll(again).toBe(200);
  });

  test.each([
    ["has died", () => postgres.kill(), () => postgres.start()],
    ["hangs", async () => postgres.freeze(), async () => postgres.thaw()],
  ])(
    "while the database %s, pages and answers go on, the rest says when to come back, and all recovers",
    async (state, leave, comeBack) => {
      await leave();
      onTestFinished(comeBack);
      expect(await statusOf(`${one.url}/`)).toBe(200);
      expect(await answerOf(one, KNOWN)).toContain("73%");
      await expect.poll(() => statusOf(`${one.url}/readyz`)).toBe(503);
      const refused = await post(one, "/rest/v1/knowledge_base", ENTRY);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answerOf(one, KNOWN)).toContain("73%");
      await comeBack();
      await Promise.all([one, other].map(ready));
      const entry = { pageTitle: "Parking", content: `Visitors who come when the database ${state} park in Braga.` };
      expect((await post(one, "/rest/v1/knowledge_base", entry)).status).toBe(201);
      await expect.poll(() => answerOf(other, `Where do visitors park when the database ${state}?`)).toContain("Braga");
    },
  );

  test("a server that starts while the database is away serves its pages, and all of itself once it is there", async () => {
    await postgres.kill();
    onTestFinished(() => postgres.start());
    third = await start();
    expect(await statusOf(`${third.url}/results`)).toBe(200);
    expect(await statusOf(`${third.url}/healthz`)).toBe(200);
    expect(await statusOf(`${third.url}/readyz`)).toBe(503);
    await postgres.start();
    await ready(third);
    expect(await answerOf(third, KNOWN)).toContain("73%");
  });
});
