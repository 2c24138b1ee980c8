import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createGate } from "../../tests/support/gate.ts";
import { listening, rawConnection } from "../../tests/support/serve.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { createAdmissionQueue } from "./admission-queue.ts";
import { readText } from "./body.ts";
import { createOpenStreams } from "./open-streams.ts";
import { queueRequests, routeRequests } from "./queue-requests.ts";
import { RequestRefused } from "./refusal.ts";

const QUESTIONS = 60;

/** The visitor's name stands in the Host header. */
const visitorOf = ({ headers }: IncomingMessage) => headers.host ?? "";

/** A server that answers when the gate lets a question in, and the questions that it has answered. */
async function gatedServer({ limit = 1_000, before = async () => {} } = {}) {
  const metrics = createMetrics({ process: false });
  const gate = createGate(visitorOf);
  const { admit } = gate;
  const streams = createOpenStreams({ metrics, admit });
  const app = new Hono();
  const answered: string[] = [];
  let seen = 0;
  let closed = 0;
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text("", 500)));
  app.use("/ask", async (_, next) => {
    seen += 1;
    await before();
    await next();
  });
  app.post("/ask", streams.guard, async (c) => {
    answered.push((await readText(c, 100_000)).trim());
    return c.body("data: [DONE]\n\n", 200, { "content-type": "text/event-stream" });
  });
  app.get("/page", (c) => c.text("page"));
  const waits = ({ method }: IncomingMessage) => method === "POST";
  const server = createServer(queueRequests(routeRequests(app), { admit, waits, limit, visitorOf }));
  server.on("request", (_, response) => response.on("close", () => (closed += 1)));
  const { port } = await listening(server);
  const ask = (question: string, visitor = "one") =>
    rawConnection(
      port,
      `POST /ask HTTP/1.1\r\nHost: ${visitor}\r\nConnection: close\r\nContent-Length: ${question.length}\r\n\r\n${question}`,
    );
  const page = () => rawConnection(port, "GET /page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").answer;
  return { ask, page, answered, metrics, gate, seen: () => seen, closed: () => closed };
}

test("a question that waits for something else once it is admitted waits for no others after that", async () => {
  const rounds = async () => {
    for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const { ask, gate, answered, seen } = await gatedServer({ before: rounds });
  void ask("a");
  await expect.poll(gate.waiting).toBe(1);
  for (const question of ["b", "c"]) void ask(question);
  await expect.poll(gate.waiting).toBe(3);
  gate.open(1);
  await expect.poll(seen).toBe(1);
  await expect.poll(gate.waiting).toBe(3);
  gate.open(1);
  await expect.poll(() => answered.length || seen() - 1).toBe(1);
  expect(answered).toEqual(["a"]);
});

test("questions wait in the queue, and a page that is requested after them does not", async () => {
  const { ask, page, gate, seen } = await gatedServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)).answer);
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  expect(await page()).toContain("page");
  expect(seen()).toBe(0);
  gate.open(1);
  expect(await Promise.race(sent)).toContain("[DONE]");
  expect(seen()).toBe(1);
  gate.open();
  for (const answer of await Promise.all(sent)) expect(answer).toContain("[DONE]");
});

test("questions that wait for something else meanwhile do not go on all at once", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ask, page, answered, gate, seen } = await gatedServer({ before: () => released });
  gate.open();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)).answer);
  await expect.poll(seen).toBe(QUESTIONS);
  gate.close();
  release();
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  expect(await page()).toContain("page");
  expect(answered).toEqual([]);
  gate.open();
  for (const answer of await Promise.all(sent)) expect(answer).toContain("[DONE]");
});

test("a visitor who leaves before it is their turn is not answered", async () => {
  const { ask, answered, gate, seen, closed } = await gatedServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)));
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  for (const { socket } of sent) socket.destroy();
  await expect.poll(closed).toBe(QUESTIONS);
  gate.open();
  expect(await ask("last").answer).toContain("[DONE]");
  expect(answered).toEqual(["last"]);
  expect(seen()).toBe(1);
});

test("where too many wait, further ones are refused at once", async () => {
  const { ask, answered } = await gatedServer({ limit: 0 });
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
  const { ask, answered, gate, seen } = await gatedServer({ before: () => released });
  gate.open();
  const many = Array.from({ length: QUESTIONS }, (_, index) => ask(`${index}${padding}`, "many").answer);
  const other = ask(`other${padding}`, "other").answer;
  await expect.poll(seen).toBe(QUESTIONS + 1);
  gate.close();
  release();
  await expect.poll(gate.waiting).toBe(QUESTIONS + 1);
  gate.open(2);
  await Promise.all([other, Promise.race(many)]);
  expect(answered).toHaveLength(2);
  expect(answered).toContain("other");
  gate.open();
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
  const { ask, gate } = await gatedServer({ limit: 0 });
  gate.open();
  expect(await ask("long".padEnd(20_000)).answer).toContain("[DONE]");
});

test("the time until the first words begins when the question arrives", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const { ask, metrics, gate } = await gatedServer();
  const sent = Array.from({ length: 10 }, () => ask("a").answer);
  await expect.poll(gate.waiting).toBe(10);
  now = 7_000;
  gate.open();
  await Promise.all(sent);
  expect(await metrics.text()).toMatch(/^chat_time_to_first_token_seconds_sum 70$/m);
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
