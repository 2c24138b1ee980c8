/** Every call that takes a text, each with a NUL character in it: the store is not asked. */
import { expect, test } from "vitest";
import { from, post, testApp } from "../../tests/support/app.ts";

const NUL = "\u0000";
const FUNCTIONS = "/functions/v1";
const edit = { seen: "2026-01-01T00:00:00.000Z", remove: true };

async function refused(path: string, init: RequestInit = {}) {
  const { app } = testApp();
  const response = await app.request(path, init, from("127.0.0.1"));
  return [response.status, await response.json()];
}

/** Calls of the table say it one level up as well, where clients of PostgREST look. */
const refusal = (field: string, path: string) => {
  const error = { code: "invalid_request", message: `${field}: must not hold a NUL character`, field };
  return [400, path.startsWith("/rest/v1/") ? { error, ...error, details: null } : { error }];
};

test.each<[string, object]>([
  [`${FUNCTIONS}/ai-chat`, { messages: [{ role: "user", content: `What does ${NUL} zebra cost?` }] }],
  [`${FUNCTIONS}/rate-answer`, { id: "a", helpful: false, comment: `${NUL} why` }],
  [`${FUNCTIONS}/analyze-lead`, { message: `Hello${NUL}` }],
  [`${FUNCTIONS}/restore-entries`, { ids: [NUL] }],
  [`${FUNCTIONS}/edit-entries`, { edits: [{ ...edit, id: NUL }] }],
  [`${FUNCTIONS}/foresee`, { id: NUL }],
  [`${FUNCTIONS}/import-entries`, [{ page_title: `a${NUL}`, content: "b" }]],
  ["/rest/v1/knowledge_base", { pageTitle: `\\${NUL}`, content: "b" }],
  ["/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask", arguments: { question: NUL } } }],
])("POST %s refuses a body that holds one", async (path, body) => {
  expect(await refused(path, post(body, { host: "localhost:3000" }))).toEqual(refusal("body", path));
});

test.each(["GET", "PATCH", "DELETE"])("%s of an entry whose id holds one is refused", async (method) => {
  const body = method === "PATCH" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
  const path = "/rest/v1/knowledge_base?id=eq.%00";
  expect(await refused(path, { method, ...body })).toEqual(refusal("address", path));
});

test("versions of such an entry are refused too", async () => {
  const path = "/rest/v1/knowledge_base_versions?id=eq.%00";
  expect(await refused(path)).toEqual(refusal("address", path));
});

test("the letters that stand for one are a text like any other", async () => {
  const { app } = testApp();
  const content = String.raw`What is \u0000, and %00?`;
  const response = await app.request(`${FUNCTIONS}/ai-chat`, post({ messages: [{ role: "user", content }] }));
  expect(response.status).toBe(200);
  expect((await app.request(`${FUNCTIONS}/search?q=%2500`)).status).toBe(200);
});
