/** The services as the environment names them. Needs a build, whose sections fill the knowledge base. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ChatMessage } from "../shared/contracts/chat.ts";
import { refusal } from "../shared/contracts/error.ts";
import { from, post } from "../tests/support/app.ts";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { openServices } from "./services.ts";

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

const QUESTION: ChatMessage[] = [{ role: "user", content: "How did task completion change for the government?" }];

it("deletes what has expired at the start, and every hour", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const services = await openServices(readEnv({ DATA_DIR: dataFolder(), QUESTION_LOG_DAYS: "30" }), silent);
  onTestFinished(() => services.close());
  const { attempts, questions, ratings, counts } = services.app.store;
  const day = "2020-01-01";
  const at = new Date(Date.now() - 16 * 60_000).toISOString();
  const answer = { occasion: "a", answer_id: "a", day };
  const noteOld = async () => {
    await attempts.note({ key: "old", at }, { since: "2020-01-01", limit: 10 });
    await questions.add([{ ...answer, kind: "answer", unsure: false, words: "w", question: "Why?" }], 10);
    await ratings.put({ ...answer, helpful: true, comment: null }, 10);
    await counts.add([{ day, subject: "", name: "questions", count: 1 }]);
  };
  const left = async () => {
    const lists = await Promise.all([questions.list(), ratings.list(day, 10), counts.list(day)]);
    return [await attempts.find("old"), ...lists.flat()].filter(Boolean);
  };
  await noteOld();
  expect(await left()).toHaveLength(4);
  await services.ready();
  expect(await left()).toEqual([]);
  await noteOld();
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(left).toEqual([]);
});

it("writes questions and counts every few seconds, and the last of them at its end", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const env = readEnv({ DATA_DIR: dataFolder(), QUESTION_LOG_DAYS: "30" });
  const services = await openServices(env, silent);
  const note = ({ app: { questionLog, counts } }: typeof services, responseId: string) => {
    questionLog.note({ question: "Why?", kind: "answer", answerId: "a", responseId, unsure: false });
    counts.note({ kind: "answer", by: "built-in", fellBack: false });
  };
  const stored = async ({ app: { store } }: typeof services) => {
    const counted = (await store.counts.list("2020-01-01")).filter(({ name }) => name === "questions");
    return [(await store.questions.list()).length, counted.reduce((sum, { count }) => sum + count, 0)];
  };
  note(services, "one");
  expect(await stored(services)).toEqual([0, 0]);
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => stored(services)).toEqual([1, 1]);
  note(services, "two");
  await services.close();
  const next = await openServices(env, silent);
  onTestFinished(() => next.close());
  expect(await stored(next)).toEqual([2, 2]);
});

it("holds a question that comes before the knowledge base was filled for the first time", async () => {
  const services = await openServices(readEnv({ DATA_DIR: dataFolder() }), silent);
  onTestFinished(() => services.close());
  // However long the machine takes for it.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = services.app.knowledgeBase.answer(QUESTION);
  await services.ready();
  expect((await asked).answer.sources).not.toEqual([]);
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
  expect((await app.request("/functions/v1/ai-chat", post({ messages: QUESTION }))).status).toBe(200);
});

it("leaves nothing of the questions in any file once their log is turned off", async () => {
  const folder = dataFolder();
  const services = await openServices(readEnv({ DATA_DIR: folder, QUESTION_LOG_DAYS: "30" }), silent);
  onTestFinished(() => services.close());
  const { questionLog } = services.app;
  questionLog.note({ question: "Where is Zanzibar?", kind: "answer", answerId: "a", responseId: "a", unsure: false });
  await questionLog.flush();
  const holdsIt = () => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes("Zanzibar"));
  expect(holdsIt()).toBe(true);
  const off = post({ on: false }, { host: "localhost:3000" });
  await createApp(services.app).request("/functions/v1/question-log", off, from("127.0.0.1"));
  expect(holdsIt()).toBe(false);
});
