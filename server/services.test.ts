/** The services as the environment names them. Needs a build, whose sections fill the knowledge base. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { refusal } from "../shared/contracts/error.ts";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { openServices } from "./services.ts";
import { from, post } from "./testing.ts";

const ENTRIES = "/rest/v1/knowledge_base";

const silent = { info: () => {}, error: () => {} };

/** A server of the OpenAI protocol's embeddings, unavailable while `away`. */
async function embeddingServer() {
  const state = { away: true };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      if (state.away) return response.writeHead(500).end();
      const { input } = JSON.parse(body) as { input: string[] };
      const data = input.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 1, 2, 3] }));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ object: "list", data, model: "scripted", usage: { prompt_tokens: 1, total_tokens: 1 } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), "services-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("fills the knowledge base while the embedding model is away, and renews the vectors once it is back", async () => {
  const { state, url } = await embeddingServer();
  const env = readEnv({ DATA_DIR: dataFolder(), OPENAI_BASE_URL: url, EMBEDDING_MODEL: "scripted" });
  const models = async (services: Awaited<ReturnType<typeof openServices>>) =>
    new Set((await services.app.store.list()).map((entry) => entry.metadata.embedding_model));

  const first = await openServices(env, silent);
  await first.ready();
  expect((await models(first)).has("scripted")).toBe(false);
  expect(await first.app.knowledgeBase.search("task completion in the government case")).not.toEqual([]);
  await first.close();

  state.away = false;
  const second = await openServices(env, silent);
  await second.ready();
  await expect.poll(() => models(second)).toEqual(new Set(["scripted"]));
  expect(await second.app.knowledgeBase.search("task completion in the government case")).not.toEqual([]);
  await second.close();
});

it("deletes what has expired at the start, and every hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const services = await openServices(readEnv({ DATA_DIR: dataFolder() }), silent);
  onTestFinished(() => services.close());
  const { attempts } = services.app.store;
  const old = { key: "old", at: new Date(Date.now() - 16 * 60_000).toISOString() };
  const noteOld = () => attempts.note(old, { since: "2026-01-01", limit: 10 });
  await noteOld();
  await services.ready();
  expect(await attempts.find("old")).toBeUndefined();
  await noteOld();
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => attempts.find("old")).toBeUndefined();
});

it("answers 503 to writes and to /readyz once the database's file is gone, and goes on answering questions", async () => {
  const folder = dataFolder();
  const services = await openServices(readEnv({ DATA_DIR: folder }), silent);
  onTestFinished(() => services.close());
  await services.ready();
  const app = createApp(services.app);
  const headers = { host: "localhost:3000" };
  const add = () =>
    app.request(ENTRIES, post({ pageTitle: "Offices", content: "Lisbon." }, headers), from("127.0.0.1"));
  expect([(await add()).status, (await app.request("/readyz")).status]).toEqual([201, 200]);
  rmSync(join(folder, "knowledge-base.sqlite"));
  const refused = await add();
  expect([refused.status, (await app.request("/readyz")).status]).toEqual([503, 503]);
  expect(refusal.parse(await refused.json()).error.message).toContain("removed or replaced");
  const question = post({
    messages: [{ role: "user", content: "How did task completion change for the government?" }],
  });
  expect((await app.request("/functions/v1/ai-chat", question)).status).toBe(200);
});
