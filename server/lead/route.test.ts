import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { refusal } from "../../shared/contracts/error.ts";
import { leadAnalysis } from "../../shared/contracts/lead.ts";
import { RequestRefused } from "../http/refusal.ts";
import { leadRoutes } from "./route.ts";

const app = new Hono().route("/", leadRoutes()).onError((error, c) => {
  if (error instanceof RequestRefused) return error.respond(c);
  throw error;
});

const enquiry = {
  name: "Ana Reis",
  email: "ana@turismo.example",
  company: "Turismo do Norte",
  message: "We need a proposal for our campaign by 3 May, budget €200k.",
};

function send(body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return app.request("/functions/v1/analyze-lead", { method: "POST", headers, body: text });
}

test("an enquiry is answered with its analysis", async () => {
  const response = await send(enquiry);
  expect(response.status).toBe(200);
  const analysis = leadAnalysis.parse(await response.json());
  expect(analysis).toMatchObject({ category: "hot", key_interests: ["AI marketing"] });
  expect(analysis.reasoning).toContain("“€200k”");
});

test("the organisation may be missing, empty or 'Not provided', which is all the same", async () => {
  const { company, ...rest } = enquiry;
  const answers = [rest, { ...rest, company: "" }, { ...rest, company: "  " }, { ...rest, company: "Not provided" }];
  const texts = await Promise.all(answers.map(async (body) => (await send(body)).text()));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).not.toBe(await (await send({ ...rest, company })).text());
});

test("a message is enough: name and e-mail may be missing or empty, which is all the same", async () => {
  const { name: _, email: __, company: ___, ...bare } = enquiry;
  const blank = { ...bare, name: " ", email: "\n", company: "" };
  const texts = await Promise.all([bare, blank].map(async (body) => (await send(body)).text()));
  expect(texts[0]).toBe(texts[1]);
  const analysis = leadAnalysis.parse(JSON.parse(texts[0] ?? ""));
  expect(analysis.rules.map(({ rule }) => rule)).not.toContain("Throw-away e-mail address");
  const withMailbox = await (await send({ ...bare, email: "ana@gmail.com" })).json();
  expect(analysis.score).toBe(withMailbox.score);
});

test("spaces around the fields do not count", async () => {
  const padded = { ...enquiry, email: ` ${enquiry.email} `, message: `\n${enquiry.message}\n` };
  expect(await (await send(padded)).json()).toEqual(await (await send(enquiry)).json());
});

test.each([
  ["name", { name: 5 }],
  ["name", { name: "x".repeat(201) }],
  ["email", { email: "ana" }],
  ["email", { email: "ana@" }],
  ["email", { email: ["ana@turismo.example"] }],
  ["email", { email: `${"x".repeat(243)}@turismo.example` }],
  ["company", { company: 7 }],
  ["company", { company: null }],
  ["company", { company: "x".repeat(201) }],
  ["message", { message: undefined }],
  ["message", { message: "" }],
  ["message", { message: "   " }],
  ["message", { message: true }],
  ["message", { message: { text: "hello" } }],
  ["message", { message: "x".repeat(1_001) }],
])("a wrong %s is refused by name: %o", async (field, change) => {
  const response = await send({ ...enquiry, ...change });
  expect(response.status).toBe(400);
  const { error } = refusal.parse(await response.json());
  expect(error).toMatchObject({ code: "invalid_request", field });
  expect(error.message).toMatch(new RegExp(`^${field}: must `));
});

test("the longest fields are taken", async () => {
  const longest = {
    name: "x".repeat(200),
    email: `${"x".repeat(242)}@turismo.pt`.slice(-254),
    company: "x".repeat(200),
    message: "\u0001".repeat(999).concat("x"),
  };
  expect((await send(longest)).status).toBe(200);
});

test.each(["", "{", "null", "[]", "5", '"text"'])("the body %j is refused", async (body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  refusal.parse(await response.json());
});

test("anything but JSON is refused", async () => {
  for (const headers of [{ "content-type": "text/plain" }, { "content-type": "multipart/form-data; boundary=x" }]) {
    const response = await send(enquiry, headers);
    expect(response.status).toBe(415);
    expect(refusal.parse(await response.json()).error.code).toBe("unsupported_media_type");
  }
});

test("a huge body is refused", async () => {
  const response = await send({ ...enquiry, message: "x".repeat(20_000) });
  expect(response.status).toBe(413);
  expect(refusal.parse(await response.json()).error.code).toBe("too_large");
});

test("whatever is sent is answered or refused, never with a failure of ours", async () => {
  const field = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.jsonValue());
  const body = fc.record({ name: field, email: fc.oneof(field, fc.emailAddress()), company: field, message: field });
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const response = await send(sent);
      expect([200, 400]).toContain(response.status);
      if (response.status === 200) leadAnalysis.parse(await response.json());
    }),
  );
});
