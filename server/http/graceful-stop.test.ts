import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/serve.ts";
import { healthRoutes, type Lifecycle, stopGracefully } from "./lifecycle.ts";
import { createOpenStreams } from "./open-streams.ts";
import { RequestRefused } from "./refusal.ts";

/** A site with one stream, which sends "one" at once and ends when the test says so. */
async function site() {
  const lifecycle: Lifecycle = { phase: "ready" };
  const streams = createOpenStreams();
  const app = new Hono();
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text("", 500)));
  let finish = () => {};
  let cancelled = false;
  app.route(
    "/",
    healthRoutes({ store: { ping: async () => {} }, knowledgeBase: { check: async () => {} }, lifecycle }),
  );
  app.get("/stream", streams.guard, (c) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(encoder.encode("data: one\n\n"));
        finish = () => {
          controller.enqueue(encoder.encode("data: [DONE]\n\n"));
          controller.close();
        };
      },
      cancel() {
        cancelled = true;
      },
    });
    return c.body(body, 200, { "content-type": "text/event-stream" });
  });
  const server = createServer(getRequestListener(app.fetch));
  const { url } = await listening(server);
  const closed: string[] = [];
  const stop = (grace?: number) =>
    stopGracefully(server, {
      lifecycle,
      streams,
      close: async () => void closed.push("store"),
      ...(grace === undefined ? {} : { grace }),
    });
  return { app, url, stop, closed, streams, finish: () => finish(), wasCancelled: () => cancelled };
}

async function firstWords(url: string) {
  const reader = (await fetch(`${url}/stream`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error("no stream");
  expect((await reader.read()).value).toBe("data: one\n\n");
  return async () => {
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
    }
  };
}

test("an open answer is told to its end, new connections are refused, and the store is closed last", async () => {
  const { url, stop, finish, closed, app } = await site();
  const rest = await firstWords(url);
  const stopped = stop();
  expect((await app.request("/readyz")).status).toBe(503);
  await expect(fetch(`${url}/healthz`, { headers: { connection: "close" } })).rejects.toThrow();
  expect(closed).toEqual([]);
  finish();
  expect(await rest()).toBe("data: [DONE]\n\n");
  await stopped;
  expect(closed).toEqual(["store"]);
});

test("an answer that is still open after the grace ends with an event that says so", async () => {
  const { url, stop, closed, streams, wasCancelled } = await site();
  const rest = await firstWords(url);
  const stopped = stop(20);
  const event = JSON.parse((await rest()).replace("data: ", ""));
  expect(event.error).toEqual({
    code: "server_stopping",
    message: "The server is being restarted. Please send your question again.",
  });
  await stopped;
  expect(closed).toEqual(["store"]);
  expect(streams.count).toBe(0);
  expect(wasCancelled()).toBe(true);
});

test("a server with nothing to do stops at once, idle connections or not", async () => {
  const { url, stop, closed } = await site();
  await (await fetch(`${url}/healthz`)).text();
  await stop();
  expect(closed).toEqual(["store"]);
});
