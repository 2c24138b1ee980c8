/** Several servers as they run in production, over one real Postgres. Needs a build. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startTestPostgres, type TestPostgres } from "../scripts/postgres/test-server.ts";
import { findPostgres } from "../scripts/postgres-for-tests.ts";

const programs = findPostgres();
let postgres: TestPostgres;

interface Site {
  url: string;
  process: ChildProcess;
}

async function start(DATABASE_URL: string, settings: Record<string, string> = {}): Promise<Site> {
  const env = { ...process.env, PORT: "0", CHAT_RATE_LIMIT: "0", ...settings, DATABASE_URL };
  const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void server.kill("SIGKILL"));
  for await (const line of createInterface(server.stdout)) {
    const port = /Ready on http:\/\/localhost:(\d+)/.exec(line)?.[1];
    server.stdout.resume();
    if (port) return { url: `http://127.0.0.1:${port}`, process: server };
  }
  throw new Error("the server ended before it was ready");
}

const statusOf = async (url: string) => (await fetch(url)).status;
const ready = (site: Site) => expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 15_000 }).toBe(200);

async function startReady(url: string, count: number, settings?: Record<string, string>): Promise<[Site, ...Site[]]> {
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => start(url, settings)));
  if (!first) throw new Error("no server was asked for");
  await Promise.all([first, ...others].map(ready));
  return [first, ...others];
}

const post = (site: Site, path: string, body?: unknown) =>
  fetch(site.url + path, {
    method: "POST",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
const ask = (site: Site, question: string) =>
  post(site, "/functions/v1/ai-chat", { messages: [{ role: "user", content: question }] });
const answerOf = async (site: Site, question: string) => {
  const chunks = (await (await ask(site, question)).text()).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g);
  return [...chunks].map(([, text]) => text).join("");
};
const count = async (site: Site) =>
  Number((await fetch(`${site.url}/rest/v1/knowledge_base?limit=1`)).headers.get("content-range")?.split("/")[1]);

const ENTRY = { pageTitle: "Opening hours", content: "The office in Porto is open from seven to eleven." };
const QUESTION = "When is the office in Porto open?";

describe.skipIf(!programs)("several servers over one Postgres", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    if (programs) postgres = await startTestPostgres(programs);
  }, 60_000);
  afterAll(() => postgres?.stop(), 60_000);

  test("servers that start together fill the knowledge base once, and a new entry counts for all within two seconds", async () => {
    const [one, other, third] = await startReady(await postgres.database(), 3);
    if (!other || !third) throw new Error("three servers were asked for");
    const before = await count(one);
    expect(before).toBeGreaterThan(100);
    const changes = await (await fetch(`${other.url}/rest/v1/knowledge_base_changes`)).json();
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(["ingested"]);
    expect((await post(one, "/rest/v1/knowledge_base", ENTRY)).status).toBe(201);
    for (const site of [one, other, third])
      await expect.poll(() => answerOf(site, QUESTION), { timeout: 2_000 }).toContain("from seven to eleven");
    expect(await count(third)).toBe(before + 1);
  });

  test("an ingest started on all at once happens once", async () => {
    const sites = await startReady(await postgres.database(), 3);
    const before = await count(sites[0]);
    const statuses = await Promise.all(
      sites.map(async (site) => (await post(site, "/functions/v1/ingest-content")).status),
    );
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await count(sites[0])).toBe(before);
  });

  test("a limit holds for all servers together", async () => {
    const sites = await startReady(await postgres.database(), 2, { CHAT_RATE_LIMIT: "6" });
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked += 1)
      for (const site of sites) {
        const response = await ask(site, "Hello");
        statuses.push(response.status);
        await response.text();
      }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(7);
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });

  test("a server that dies takes nothing with it", async () => {
    const [one, other] = await startReady(await postgres.database(), 2);
    if (!other) throw new Error("two servers were asked for");
    expect((await post(one, "/rest/v1/knowledge_base", ENTRY)).status).toBe(201);
    const ingest = post(one, "/functions/v1/ingest-content").catch(() => undefined);
    one.process.kill("SIGKILL");
    await once(one.process, "exit");
    await ingest;
    expect(await answerOf(other, QUESTION)).toContain("from seven to eleven");
    await expect
      .poll(async () => (await post(other, "/functions/v1/ingest-content")).status, { timeout: 10_000 })
      .toBe(200);
  });

  test.each([
    ["has died", () => postgres.kill(), () => postgres.start()],
    ["hangs", async () => postgres.freeze(), async () => postgres.thaw()],
  ])(
    "while the database %s, pages and answers go on, the rest says when to come back, and all recovers",
    async (_, leave, comeBack) => {
      const [site] = await startReady(await postgres.database(), 1);
      await answerOf(site, "Hello");
      await leave();
      onTestFinished(comeBack);
      expect(await statusOf(`${site.url}/`)).toBe(200);
      expect(await answerOf(site, "What task completion did the government case reach?")).toContain("73%");
      await expect.poll(() => statusOf(`${site.url}/readyz`), { timeout: 10_000 }).toBe(503);
      const refused = await post(site, "/rest/v1/knowledge_base", ENTRY);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answerOf(site, "What task completion did the government case reach?")).toContain("73%");
      await comeBack();
      await ready(site);
      expect((await post(site, "/rest/v1/knowledge_base", ENTRY)).status).toBe(201);
      expect(await answerOf(site, QUESTION)).toContain("from seven to eleven");
    },
  );

  test("a server that starts while the database is away serves its pages, and all of itself once it is there", async () => {
    const url = await postgres.database();
    await postgres.kill();
    const site = await start(url);
    expect(await statusOf(`${site.url}/results`)).toBe(200);
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
    expect(await statusOf(`${site.url}/readyz`)).toBe(503);
    expect((await ask(site, "Hello")).status).toBe(200);
    await postgres.start();
    await ready(site);
    expect(await answerOf(site, "What task completion did the government case reach?")).toContain("73%");
  });
});
