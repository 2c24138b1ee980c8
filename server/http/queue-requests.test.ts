import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { createAdmissionQueue } from "./admission-queue.ts";
import { readText } from "./body.ts";
import { createOpenStreams } from "./open-streams.ts";
import { queueRequests, routeRequests } from "./queue-requests.ts";
import { RequestRefused } from "./refusal.ts";
import { listening, rawConnection } from "./testing/serve.ts";

/** Milliseconds of processor time for each answer: enough for the other end of a connection to send something meanwhile. */
const ANSWERING_MS = 3;
/** So many that a busy machine answers less than half of them meanwhile. */
const QUESTIONS = 60;

/** The visitor's name stands in the Host header. */
const visitorOf = ({ headers }: IncomingMessage) => headers.host ?? "";

/** A server whose every answer takes the processor for a while, and the questions that it has answered. */
async function thinkingServer({ limit = 1_000, before = async () => {} } = {}) {
  const metrics = createMetrics({ process: false });
  const admit = createAdmissionQueue({ visitorOf });
  const streams = createOpenStreams({ metrics, admit });
  const app = new Hono();
  const answered: string[] = [];
  let seen = 0;
  let waited = 0;
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text("", 500)));
  app.use("/ask", async (_, next) => {
    seen += 1;
    waited += performance.now();
    await before();
    await next();
  });
  app.post("/ask", streams.guard, async (c) => {
    answered.push((await readText(c, 100_000)).trim());
    for (const started = performance.now(); performance.now() - started < ANSWERING_MS; );
    return c.body("data: [DONE]\n\n", 200, { "content-type": "text/event-stream" });
  });
  app.get("/page", (c) => c.text("page"));
  const listener = queueRequests(routeRequests(app), {
    admit,
    waits: ({ method }) => method === "POST",
    limit,
    visitorOf,
  });
  const server = createServer((request, response) => {
    waited -= performance.now();
    listener(request, response);
  });
  const { port } = await listening(server);
  const ask = (question: string, visitor = "one") =>
    rawConnection(
      port,
      `POST /ask HTTP/1.1\r\nHost: ${visitor}\r\nConnection: close\r\nContent-Length: ${question.length}\r\n\r\n${question}`,
    );
  const page = () => rawConnection(port, "GET /page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").answer;
  return { ask, page, answered, metrics, seen: () => seen, waited: () => waited };
}

test("questions wait in the queue, and a page that is requested after them does not", async () => {
  const { ask, page, answered, seen } = await thinkingServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)).answer);
  expect(await page()).toContain("page");
  expect(answered.length).toBeLessThan(QUESTIONS / 2);
  expect(seen()).toBe(answered.length);
  for (const answer of await Promise.all(sent)) expect(answer).toContain("[DONE]");
});

test("questions that wait for something else meanwhile do not go on all at once", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ask, page, answered, seen } = await thinkingServer({ before: () => released });
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)).answer);
  await expect.poll(seen, { timeout: 10_000 }).toBe(QUESTIONS);
  release();
  expect(await page()).toContain("page");
  expect(answered.length).toBeLessThan(QUESTIONS / 2);
  for (const answer of await Promise.all(sent)) expect(answer).toContain("[DONE]");
});

test("a visitor who leaves before it is their turn is not answered", async () => {
  const { ask, answered, seen } = await thinkingServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)));
  await sent[0]?.answer;
  for (const { socket } of sent.slice(1)) socket.destroy();
  expect(await ask("last").answer).toContain("[DONE]");
  expect(answered.at(-1)).toBe("last");
  expect(seen()).toBeLessThan(QUESTIONS / 2);
});

test("where too many wait, further ones are refused at once", async () => {
  const { ask, answered } = await thinkingServer({ limit: 0 });
  const answer = await ask("one too many").answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toContain("retry-after: 5");
  expect(answered).toEqual([]);
});

test.each([
  ["short", ""],
  ["long", " ".repeat(20_000)],
])("a visitor with %s questions in flight makes nobody else wait for them", async (_, padding) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ask, answered, seen } = await thinkingServer({ before: () => released });
  const many = Array.from({ length: QUESTIONS }, (_, index) => ask(`${index}${padding}`, "many").answer);
  const other = ask(`other${padding}`, "other").answer;
  await expect.poll(seen, { timeout: 10_000 }).toBe(QUESTIONS + 1);
  release();
  await other;
  expect(answered.indexOf("other")).toBeLessThan(QUESTIONS / 4);
  await Promise.all(many);
});

test("one visitor does not take every place to wait in", () => {
  let refused: boolean | undefined;
  const queue = queueRequests(
    (_request, _response, admission) => {
      refused = admission?.refused;
    },
    { admit: () => new Promise(() => {}), waits: () => true, limit: 4, visitorOf },
  );
  const isRefused = (visitor: string) => {
    refused = false;
    const request = { headers: { host: visitor, "content-length": "1" } } as IncomingMessage;
    queue(request, {} as ServerResponse & { req: IncomingMessage });
    return refused;
  };
  expect(["many", "many", "many", "many"].map(isRefused)).toEqual([false, false, true, true]);
  expect(["other", "third", "fourth"].map(isRefused)).toEqual([false, false, true]);
});

test("a long conversation is read before it waits", async () => {
  const { ask } = await thinkingServer({ limit: 0 });
  expect(await ask("long".padEnd(20_000)).answer).toContain("[DONE]");
});

test("the time until the first words begins when the question arrives", async () => {
  const { ask, metrics, waited } = await thinkingServer();
  await Promise.all(Array.from({ length: 10 }, () => ask("a").answer));
  const sum = /^chat_first_word_seconds_sum (\S+)/m.exec(await metrics.text())?.[1];
  expect(Number(sum) * 1000).toBeGreaterThan(waited());
});

test("an answer that ends in the moment in which it begins arrives whole, and spoils none behind it", async () => {
  const admit = createAdmissionQueue();
  const streams = createOpenStreams({ admit });
  const soon = () => new Promise<void>((resolve) => process.nextTick(resolve));
  async function* words() {
    // Late enough for the headers to leave first, and all before the next poll of the network.
    for (let ticks = 0; ticks < 10; ticks += 1) await soon();
    for (const word of ["data: words\n\n", "data: [DONE]\n\n"]) {
      await soon();
      yield Buffer.from(word);
    }
  }
  const app = new Hono();
  app.post("/ask", streams.guard, (c) => {
    const iterator = words();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
    return c.body(body, 200, { "content-type": "text/event-stream" });
  });
  const listener = queueRequests(routeRequests(app), { admit, waits: () => true, limit: 10 });
  const { url } = await listening(createServer(listener));
  for (let question = 0; question < 5; question += 1)
    expect(await (await fetch(`${url}/ask`, { method: "POST", body: "a" })).text()).toBe(
      "data: words\n\ndata: [DONE]\n\n",
    );
});
