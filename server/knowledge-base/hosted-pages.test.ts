/** Pages that are hosted apart: read from where they are, whatever their host answers. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { section } from "../../tests/support/app.ts";
import { operatorSite } from "../../tests/support/operator-site.ts";
import { areHostedApart, hostedSections } from "./hosted-pages.ts";

async function host(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = (content: string) => {
  const { embedding: _, ...words } = section("/porter", "Porter", content);
  return words;
};

test("pages are hosted apart where their own origin is another's", () => {
  expect(areHostedApart("https://www.example.org", ["https://www.example.org"])).toBe(true);
  expect(areHostedApart("https://www.example.org/", ["https://other.example"])).toBe(false);
  expect(areHostedApart("https://www.example.org", [])).toBe(false);
});

test("what has not changed is not sent again", async () => {
  const statuses: number[] = [];
  const url = await host((request, response) => {
    const known = request.headers["if-none-match"] === '"one"';
    response.writeHead(known ? 304 : 200, { etag: '"one"', "content-type": "application/json" });
    statuses.push(response.statusCode);
    response.end(known ? undefined : JSON.stringify([page("Nine euros.")]));
  });
  const read = hostedSections(url);
  const first = await read();
  expect(first).toMatchObject([{ content: "Nine euros.", embedding: null }]);
  expect(await read()).toEqual(first);
  expect(statuses).toEqual([200, 304]);
});

test.each<[string, RequestListener, RegExp, number?]>([
  ["no such file", (_, response) => response.writeHead(404).end(), /answered 404/],
  [
    "a redirect",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    /could not be reached/,
  ],
  ["a page", (_, response) => response.end("<!doctype html>"), /is no list/],
  ["another list", (_, response) => response.end('[{"page_title":"x"}]'), /is no list/],
  [
    "addresses elsewhere",
    (_, response) => response.end(JSON.stringify([{ ...page("x"), page_url: "//evil.example" }])),
    /is no list/,
  ],
  ["nothing", (_, response) => response.end("[]"), /lists no sections/],
  ["too much", (_, response) => response.end(`["${"x".repeat(2_000)}"]`), /has more than 1000 bytes/],
  ["no end", (_, response) => response.write("["), /did not answer in time/, 50],
])("%s is told as such, and changes nothing", async (_, answer, message, timeoutMs = 600_000) => {
  const read = hostedSections(await host(answer), { timeoutMs, maxBytes: 1_000 });
  await expect(read()).rejects.toThrow(message);
});

test("changed pages are ingested; a failure is told once in the record, on the overview and by the button", async () => {
  let content = "The key costs nine euros.";
  let status = 200;
  const url = await host((_, response) => response.writeHead(status).end(JSON.stringify([page(content)])));
  const site = operatorSite({ readSections: hostedSections(url) });
  const { knowledgeBase, store, request } = site;
  const contents = async () => (await store.list()).map((entry) => entry.content);
  const failure = async () =>
    (await (await request("/rest/v1/consultant_overview")).json()).state.failedIngest?.title ?? null;
  await knowledgeBase.ingestChanged();
  expect(await contents()).toEqual(["The key costs nine euros."]);
  expect(await knowledgeBase.ingestChanged()).toBeUndefined();
  content = "The key costs ten euros.";
  status = 500;
  for (const _ of [1, 2]) await expect(knowledgeBase.ingestChanged()).rejects.toThrow("answered 500");
  expect(await failure()).toMatch(/^The pages could not be read, .* answered 500\.$/);
  expect((await store.changes.list()).filter(({ action }) => action === "failed")).toHaveLength(1);
  const pressed = await request("/functions/v1/ingest-content", { method: "POST" });
  expect([pressed.status, (await pressed.json()).error.message]).toMatchObject([
    503,
    /could not be read: .* answered 500/,
  ]);
  expect(await contents()).toEqual(["The key costs nine euros."]);
  status = 200;
  await knowledgeBase.ingestChanged();
  expect([await contents(), await failure()]).toEqual([["The key costs ten euros."], null]);
});
