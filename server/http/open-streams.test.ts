import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
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

test("first words are what is no comment", async () => {
  const silent = site([": waiting\n\n", ": waiting\n\n"]);
  await (await silent.app.request("/")).text();
  expect(await silent.value("chat_first_word_seconds_count")).toBe(0);
  const speaking = site([": waiting\n\n", "data: 1\n\n", "data: 2\n\n"]);
  await (await speaking.app.request("/")).text();
  expect(await speaking.value("chat_first_word_seconds_count")).toBe(1);
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
