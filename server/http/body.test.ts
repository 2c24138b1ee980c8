import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { post } from "../../tests/support/app.ts";
import { listening, rawConnection } from "../../tests/support/serve.ts";
import { serve } from "../../tests/support/small-site.ts";
import { readText } from "./body.ts";
import { RequestRefused } from "./refusal.ts";

const MEGABYTE = 1024 * 1024;

function appOf(limit: number) {
  const app = new Hono();
  app.onError((error, c) => (error instanceof RequestRefused ? error.respond(c) : c.text(String(error), 500)));
  app.post("/", async (c) => c.text(String((await readText(c, limit)).length)));
  return app;
}

function site(limit: number) {
  const app = appOf(limit);
  return (body: BodyInit) => app.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
}

/** A body of so many megabytes, or one without an end, and how much of it has been read. */
function sent(megabytes = Number.POSITIVE_INFINITY) {
  const chunk = new Uint8Array(MEGABYTE).fill(97);
  const state = { read: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.read >= megabytes) return controller.close();
      state.read += 1;
      controller.enqueue(chunk);
    },
  });
  return { body, state };
}

test("a body without an end is read no further than its limit", async () => {
  const { body, state } = sent();
  const answer = await site(2 * MEGABYTE)(body);
  expect(answer.status).toBe(413);
  expect(state.read).toBeLessThan(6);
});

test("whoever goes on sending is told why, and the connection is closed", async () => {
  const { port } = await listening(createServer(getRequestListener(appOf(1_000).fetch)));
  const { socket, answer } = rawConnection(port, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  const drop = `3e8\r\n${"x".repeat(1_000)}\r\n`;
  const sending = setInterval(() => socket.write(drop), 1);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  clearInterval(sending);
});

test("all bodies together are bounded, and there is room again when they have been read", async () => {
  const ask = site(1_000 * MEGABYTE);
  const refused = await ask(sent().body);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  const answer = await ask(sent(10).body);
  expect(await answer.text()).toBe(String(10 * MEGABYTE));
});

test("bodies that have begun to come leave no room for another", async () => {
  const ask = site(1_000 * MEGABYTE);
  const begun = new TransformStream<Uint8Array, Uint8Array>();
  const writer = begun.writable.getWriter();
  const unfinished = ask(begun.readable);
  await writer.write(new Uint8Array(60 * MEGABYTE).fill(97));
  expect((await ask(sent(10).body)).status).toBe(503);
  await writer.close();
  expect((await unfinished).status).toBe(200);
  expect((await ask(sent(10).body)).status).toBe(200);
});

test("one visitor who ends no body takes no room of the others", async () => {
  const site = await serve({ trustProxy: 1 });
  const head =
    "POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Length: 1000000\r\n\r\n";
  const begun = Array.from({ length: 5 }, () => rawConnection(site.port, head + " ".repeat(999_999)).answer);
  const refused = await Promise.race(begun);
  expect(refused).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5\r\n[\s\S]*"code":"too_many_requests"/i);
  const conversation = JSON.stringify({ messages: [{ role: "user", content: "Hello" }] }).padEnd(500_000);
  const other = post(conversation, { "x-forwarded-for": "203.0.113.2" });
  expect((await fetch(`${site.url}/functions/v1/ai-chat`, other)).status).toBe(200);
});

test("a request without a body has an empty one", async () => {
  const answer = await appOf(10).request("/", { method: "POST" });
  expect(await answer.text()).toBe("0");
});

test("a body that is no UTF-8 is refused", async () => {
  expect((await site(10)(new Uint8Array([0xff, 0xfe]))).status).toBe(400);
});
