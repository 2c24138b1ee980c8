import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createGate } from "../../tests/support/gate.ts";
import { listening, rawConnection } from "../../tests/support/serve.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { readText } from "./body.ts";
import { createOpenStreams } from "./open-streams.ts";
import { RequestRefused } from "./refusal.ts";

function site(chunks: string[], limit?: number) {
  const metrics = createMetrics({ process: false });
  const streams = createOpenStreams({ metrics, ...(limit === undefined ? {} : { limit }) });
  const app = new Hono();
  let read = 0;
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text("", 500)));
  app.get("/", streams.guard, (c) => {
    const rest = chunks.map((chunk) => new TextEncoder().encode(chunk));
    const body = new ReadableStream(
      {
        pull(controller) {
          const next = rest.shift();
          read += 1;
          if (next) controller.enqueue(next);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return c.body(body, 200, { "content-type": "text/event-stream", "x-kept": "yes" });
  });
  app.get("/page", streams.guard, (c) => c.text("page"));
  const value = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)`, "m").exec(await metrics.text())?.[1] ?? Number.NaN);
  return { app, streams, value, read: () => read };
}

test("an answer passes through as it is, and is counted while it lasts", async () => {
  const { app, streams, value } = site([": waiting\n\n", "data: 1\n\n"]);
  const response = await app.request("/");
  expect(response.headers.get("x-kept")).toBe("yes");
  expect(await value("chat_streams_open")).toBe(1);
  expect(await response.text()).toBe(": waiting\n\ndata: 1\n\n");
  expect(await value("chat_streams_open")).toBe(0);
  expect(streams.count).toBe(0);
});

test("first words are those that are not a comment", async () => {
  const silent = site([": waiting\n\n", ": waiting\n\n"]);
  await (await silent.app.request("/")).text();
  expect(await silent.value("chat_time_to_first_token_seconds_count")).toBe(0);
  const speaking = site([": waiting\n\n", "data: 1\n\n", "data: 2\n\n"]);
  await (await speaking.app.request("/")).text();
  expect(await speaking.value("chat_time_to_first_token_seconds_count")).toBe(1);
});

test("nothing is read from an answer before its reader asks for it", async () => {
  const { app, read } = site(["data: 1\n\n", "data: 2\n\n", "data: 3\n\n"]);
  const reader = (await app.request("/")).body?.getReader();
  await reader?.read();
  expect(read()).toBe(1);
});

test("a visitor who leaves is no longer counted", async () => {
  const { app, streams, value } = site(["data: 1\n\n", "data: 2\n\n"]);
  await (await app.request("/")).body?.cancel();
  expect(streams.count).toBe(0);
  expect(await value("chat_streams_open")).toBe(0);
});

test("answers beyond the limit are refused until another has ended", async () => {
  const { app } = site(["data: 1\n\n"], 1);
  const first = await app.request("/");
  const refused = await app.request("/");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  await first.text();
  expect((await app.request("/")).status).toBe(200);
});

test("an answer that is no stream is left alone", async () => {
  expect(await (await site([]).app.request("/page")).text()).toBe("page");
});

/** A real server that answers when the gate lets a question in, and the questions that it has answered. */
async function gatedServer() {
  const gate = createGate();
  const streams = createOpenStreams({ admit: gate.admit });
  const app = new Hono();
  const answered: string[] = [];
  let received = 0;
  let closed = 0;
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text("", 500)));
  app.post("/ask", streams.guard, async (c) => {
    received += 1;
    answered.push(await readText(c, 1_000));
    return c.body("data: [DONE]\n\n", 200, { "content-type": "text/event-stream" });
  });
  app.get("/page", (c) => c.text("page"));
  const server = createServer(getRequestListener(app.fetch));
  server.on("request", (_, response) => response.on("close", () => (closed += 1)));
  const { port } = await listening(server);
  const ask = (question: string, length = question.length) =>
    rawConnection(
      port,
      `POST /ask HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${question}`,
    );
  const page = () => rawConnection(port, "GET /page HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").answer;
  return { ask, page, answered, gate, received: () => received, closed: () => closed };
}

const QUESTIONS = 120;

test("a page that is asked for after many questions is answered before them, and they are answered one at a time", async () => {
  const { ask, page, answered, gate } = await gatedServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)).answer);
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  expect(await page()).toContain("page");
  expect(answered).toEqual([]);
  gate.open(1);
  expect(await Promise.race(sent)).toContain("[DONE]");
  expect(answered).toHaveLength(1);
  gate.open();
  for (const answer of await Promise.all(sent)) expect(answer).toContain("[DONE]");
});

test("and so is one that is asked for when the rest of many questions has come at once", async () => {
  const { ask, page, answered, gate, received } = await gatedServer();
  gate.open();
  const begun = Array.from({ length: QUESTIONS }, () => ask("", 1));
  await expect.poll(received).toBe(QUESTIONS);
  gate.close();
  for (const { socket } of begun) socket.write("x");
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  expect(await page()).toContain("page");
  expect(answered).toEqual([]);
  gate.open();
  for (const { answer } of begun) expect(await answer).toContain("[DONE]");
});

test("a question that never arrives whole holds up no other", async () => {
  const { ask, answered, gate } = await gatedServer();
  gate.open();
  const unfinished = ask("a", 100);
  expect(await ask("b").answer).toContain("[DONE]");
  unfinished.socket.destroy();
  expect(await ask("c").answer).toContain("[DONE]");
  expect(answered).toEqual(["b", "c"]);
});

test("a visitor who leaves before it is their turn is not answered", async () => {
  const { ask, answered, gate, closed } = await gatedServer();
  const sent = Array.from({ length: QUESTIONS }, (_, index) => ask(String(index)));
  await expect.poll(gate.waiting).toBe(QUESTIONS);
  for (const { socket } of sent) socket.destroy();
  await expect.poll(closed).toBe(QUESTIONS);
  gate.open();
  expect(await ask("last").answer).toContain("[DONE]");
  expect(answered).toEqual(["last"]);
});
