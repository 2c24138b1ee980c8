import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { post, testApp } from "../../tests/support/app.ts";

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { responses: Record<string, object>; parameters?: { name: string }[] }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }> };
}

async function document() {
  const { app } = testApp();
  const response = await app.request("/openapi.json");
  return { app, text: (await response.json()) as Document };
}

test("the list of calls is valid OpenAPI 3.1", async () => {
  const { text } = await document();
  expect(await new Validator().validate({ ...text })).toEqual({ valid: true });
  expect(text.openapi).toMatch(/^3\.1\./);
  expect(text.servers).toEqual([{ url: "http://localhost:3000" }]);
});

test("it names every public call of the server, with the methods that it answers", async () => {
  const { app, text } = await document();
  const operators = new Set<string>();
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && /^\/(?:functions|mcp)/.test(path));
  const locked = testApp({ operatorPassword: "a long password" }).app;
  for (const { method, path } of routes) {
    const { status } = await locked.request(path, method === "POST" ? post({}) : { method });
    if (status === 401) operators.add(`${method} ${path}`);
  }
  const named = Object.entries(text.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const open = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !operators.has(route));
  expect(new Set(named)).toEqual(new Set(open));
});

test("its schemas are those of the contracts: what is required, what is bounded, what a refusal holds", async () => {
  const { components, paths } = (await document()).text;
  expect(components.schemas.RoiRequest?.required).toEqual(["currentSpend", "industry"]);
  expect(components.schemas.LeadRequest?.properties).toHaveProperty("message.maxLength", 1_000);
  expect(components.schemas.ChatRequest).toHaveProperty("properties.messages.maxItems", 40);
  expect(components.schemas.Refusal).toHaveProperty("properties.error.required", ["code", "message"]);
  expect(paths["/functions/v1/search"]?.get?.parameters).toEqual([
    expect.objectContaining({ name: "q", required: true, schema: expect.objectContaining({ maxLength: 200 }) }),
    expect.objectContaining({ name: "kind", required: false }),
    expect.objectContaining({ name: "sector", required: false }),
  ]);
});
