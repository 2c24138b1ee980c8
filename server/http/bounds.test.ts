import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { listening, rawConnection } from "../../tests/support/serve.ts";
import { type Bounds, boundServer, serverOptions } from "./bounds.ts";

/** Milliseconds between two checks; every bound below ends its test within one or two of them. */
const CHECK_EVERY = 20;

async function bounded(over: Partial<Bounds>, answer: RequestListener = (_, response) => response.end("ok")) {
  const server = createServer(serverOptions(over, CHECK_EVERY), answer);
  boundServer(server, over);
  return listening(server);
}

const codeIn = (answer: string) => /"code":"(\w+)"/.exec(answer)?.[1];
const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test("headers that never end are refused when their time is over", async () => {
  const { port } = await bounded({ headers: 50 });
  const answer = await rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ").answer;
  expect([statusIn(answer), codeIn(answer)]).toEqual([408, "request_timeout"]);
});

test("a body that never ends is refused when its time is over", async () => {
  const { port } = await bounded({ headers: 50, request: 60 }, (request) => request.resume());
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n";
  const { socket, answer } = rawConnection(port, head);
  const drip = setInterval(() => socket.write("x"), 5);
  expect(statusIn(await answer)).toBe(408);
  clearInterval(drip);
});

test("a connection on which nothing moves is closed", async () => {
  const { port } = await bounded({ idle: 50 }, () => {});
  expect(await rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").answer).toBe("");
});

test("an answer that is read too slowly ends when its time is over", async () => {
  const { port } = await bounded({ response: 50 }, (_, response) => {
    response.write("x");
    const drip = setInterval(() => response.write("x"), 5);
    response.once("close", () => clearInterval(drip));
  });
  const answer = await rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").answer;
  expect(statusIn(answer)).toBe(200);
});

test.each([
  ["non-HTTP bytes", "hello\r\n\r\n", 400, "invalid_request"],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    400,
    "invalid_request",
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
    "invalid_request",
  ],
  ["headers without measure", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "too_large"],
])("%s is refused in the shape of every refusal", async (_, text, status, code) => {
  const { port } = await bounded({});
  const answer = await rawConnection(port, text).answer;
  expect([statusIn(answer), codeIn(answer)]).toEqual([status, code]);
});

test("a request with an expectation that nobody knows is answered like any other", async () => {
  const { port } = await bounded({});
  const head = "GET / HTTP/1.1\r\nHost: a\r\nExpect: the unexpected\r\nConnection: close\r\n\r\n";
  expect(statusIn(await rawConnection(port, head).answer)).toBe(200);
});

test("connections beyond the limit are turned away, and there is room again when one has ended", async () => {
  const { port, url } = await bounded({ connections: 1 });
  const first = rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await new Promise((resolve) => first.socket.once("data", resolve));
  expect(await rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").answer).toBe("");
  first.socket.destroy();
  await expect
    .poll(() =>
      fetch(url).then(
        (response) => response.status,
        () => 0,
      ),
    )
    .toBe(200);
});

const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const answersIn = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

test("whoever asks on and on without waiting for an answer is cut off", async () => {
  const prompt = await bounded({ pipelined: 3 });
  const last = GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  expect(answersIn(await rawConnection(prompt.port, GET.repeat(2) + last).answer)).toBe(3);
  let sent = 0;
  const { port } = await bounded({ pipelined: 3 }, () => {
    sent += 1;
  });
  expect(await rawConnection(port, GET.repeat(4)).answer).toBe("");
  expect(sent).toBe(4);
});

test("requests beyond the limit of all together are cut off, and there is room again when one has ended", async () => {
  const responses: ServerResponse[] = [];
  const { port } = await bounded({ requests: 2 }, (_, response) => void responses.push(response));
  const held = [rawConnection(port, GET), rawConnection(port, GET)];
  await expect.poll(() => responses.length).toBe(2);
  expect(await rawConnection(port, GET).answer).toBe("");
  responses[0]?.end();
  await once(held[0]?.socket as Socket, "data");
  rawConnection(port, GET);
  await expect.poll(() => responses.length).toBe(4);
  expect(responses[3]?.destroyed).toBe(false);
});
