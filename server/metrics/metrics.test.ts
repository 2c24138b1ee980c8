import { expect, test } from "vitest";
import { from, post, testApp } from "../../tests/support/app.ts";
import { IngestRunning } from "../knowledge-base/ingest.ts";
import { measuredIngest } from "../knowledge-base/ingest-changed.ts";
import { StoreUnavailable } from "../store/store.ts";
import { createMetrics } from "./metrics.ts";

const report = { added: 2, changed: 1, removed: 4, unchanged: 3 };

const local = from("127.0.0.1");
const elsewhere = from("203.0.113.1");
const scrape = (headers: Record<string, string> = {}) => ({ headers: { host: "localhost:3000", ...headers } });

test("this same machine reads the figures, and a machine elsewhere or behind a proxy does not", async () => {
  const { app } = testApp();
  const answer = await app.request("/metrics", scrape(), local);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain("# TYPE http_requests_total counter");
  expect((await app.request("/metrics", scrape(), elsewhere)).status).toBe(403);
  expect((await app.request("/metrics", scrape({ "x-forwarded-for": "203.0.113.1" }), local)).status).toBe(403);
  expect((await app.request("/metrics", scrape({ host: "www.example.org" }), local)).status).toBe(403);
});

test("with a password, an operator who has signed in reads them from anywhere", async () => {
  const { app } = testApp({ operatorPassword: "a long password" });
  expect((await app.request("/metrics", scrape(), elsewhere)).status).toBe(401);
  expect((await app.request("/metrics", scrape(), local)).status).toBe(200);
  const request = post({ password: "a long password" }, { origin: "http://localhost:3000", host: "localhost:3000" });
  const signIn = await app.request("/auth/v1/sign-in", request, elsewhere);
  const cookie = signIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await app.request("/metrics", scrape({ cookie }), elsewhere)).status).toBe(200);
});

test("a program reads the figures of a public site with the operators' password, within the limits of attempts", async () => {
  const { app } = testApp({ operatorPassword: "a long: password", siteUrl: "https://www.example.org" });
  const read = async (password?: string, from = local) => {
    const given = password && `Basic ${Buffer.from(`prometheus:${password}`).toString("base64")}`;
    return (await app.request("/metrics", scrape(given ? { authorization: given } : {}), from)).status;
  };
  expect([await read(), await read("a long: password"), await read("a long: password", elsewhere)]).toEqual([
    401, 200, 200,
  ]);
  expect(await read("a wrong one")).toBe(401);
});

test("refusals for too many requests are counted by route", async () => {
  const metrics = createMetrics({ process: false });
  metrics.requestEnded({ method: "POST", route: "/functions/v1/ai-chat", status: 429, seconds: 0.001 });
  metrics.requestEnded({ method: "POST", route: "/functions/v1/ai-chat", status: 200, seconds: 0.001 });
  expect(await metrics.text()).toContain('http_requests_rate_limited_total{route="/functions/v1/ai-chat"} 1');
});

test("a database that is away is counted", async () => {
  const metrics = createMetrics({ process: false });
  const { app, store } = testApp({ metrics });
  store.list = () => Promise.reject(new StoreUnavailable("The database does not answer."));
  const answer = await app.request("/rest/v1/knowledge_base", scrape(), local);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await metrics.text()).toContain("store_errors_total 1");
});

test("ingests are counted by how they ended", async () => {
  const metrics = createMetrics({ process: false });
  await measuredIngest(async () => report, metrics);
  await expect(measuredIngest(() => Promise.reject(new IngestRunning()), metrics)).rejects.toThrow(IngestRunning);
  await expect(measuredIngest(() => Promise.reject(new Error("disk")), metrics)).rejects.toThrow("disk");
  const text = await metrics.text();
  for (const outcome of ["done", "refused", "failed"])
    expect(text).toContain(`ingest_runs_total{outcome="${outcome}"} 1`);
  expect(text).toContain("ingest_sections 6");
  expect(text).toContain("ingest_duration_seconds_count 1");
});

test("readiness follows the server's own state", async () => {
  const lifecycle = { phase: "starting" as "starting" | "ready" | "stopping" };
  const { app } = testApp({ lifecycle });
  const status = async () => (await app.request("/readyz")).status;
  expect(await status()).toBe(503);
  lifecycle.phase = "ready";
  expect(await status()).toBe(200);
  lifecycle.phase = "stopping";
  expect(await status()).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
});
