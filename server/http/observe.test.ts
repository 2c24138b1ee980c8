import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listening, rawConnection } from "../../tests/support/serve.ts";
import { createMetrics, type EndedRequest } from "../metrics/metrics.ts";
import { observed } from "./observe.ts";

async function site(answer: Parameters<typeof observed>[0] = (_, response) => response.end("ok")) {
  const lines: Record<string, unknown>[] = [];
  const ended: EndedRequest[] = [];
  let lineLogged = () => {};
  const log = {
    info: (event: string, facts = {}) => {
      lines.push({ event, ...facts });
      lineLogged();
    },
    error: () => {},
  };
  const metrics = { requestEnded: (request: EndedRequest) => void ended.push(request) };
  const server = createServer(observed(answer, { log, metrics, routeOf: () => "/route", now: () => 0 }));
  const logged = () =>
    new Promise<void>((resolve) => {
      lineLogged = resolve;
      if (lines.length > 0) resolve();
    });
  return { ...(await listening(server)), lines, ended, logged };
}

const NAME = "8f14e45fceea167a5a36dedd4bea2543";
const named = (url: string, id: string) => fetch(url, { headers: { "x-request-id": id } });

test("a request keeps the name that a proxy gave it, and gets one where it has none", async () => {
  const { url } = await site();
  for (const id of [NAME, "7d444840-9dc0-11d1-b245-5ffdce74fad2"])
    expect((await named(url, id)).headers.get("x-request-id")).toBe(id);
  const fresh = (await fetch(url)).headers.get("x-request-id");
  expect(fresh).toMatch(/^[\da-f-]{36}$/);
  expect((await fetch(url)).headers.get("x-request-id")).not.toBe(fresh);
});

test.each(["has space", "f".repeat(33), '{"level":"error"}', "ana.sousa/+351912345678", "203.0.113.7:51234_6789"])(
  "a name such as %j is replaced",
  async (id) => {
    const { url } = await site();
    expect((await named(url, id)).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  },
);

test("the log line holds method, route, status, time and name, and nothing of the visitor", async () => {
  const { url, lines, ended, logged } = await site((_, response) => response.writeHead(404).end());
  await named(`${url}/people/ana@example.org?q=secret`, NAME);
  await logged();
  expect(lines).toEqual([{ event: "request", method: "GET", route: "/route", status: 404, ms: 0, id: NAME }]);
  expect(ended).toEqual([{ method: "GET", route: "/route", status: 404, seconds: 0 }]);
});

test("an answer that the visitor did not wait for is noted as such", async () => {
  const { port, lines, logged } = await site((_, response) => response.write("the beginning"));
  const { socket } = rawConnection(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  socket.once("data", () => socket.destroy());
  await logged();
  expect(lines[0]).toMatchObject({ status: 499 });
});

test("methods that someone made up share one counter", async () => {
  const { port, ended, logged } = await site();
  rawConnection(port, "PROPFIND / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await logged();
  expect(ended[0]?.method).toBe("OTHER");
  const metrics = createMetrics({ process: false });
  for (const request of ended) metrics.requestEnded(request);
  expect(await metrics.text()).toContain('http_requests_total{method="OTHER",route="/route",status="200"} 1');
});
