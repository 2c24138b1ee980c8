/** Secrets, and what visitors say of themselves, stay where they are. Needs a build; `npm test` makes one. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../scripts/server.mjs";

const SECRETS = {
  OPERATOR_PASSWORD: "pw-5f1c-operator",
  OPENAI_API_KEY: "sk-77aa-provider",
  DATABASE_URL: "postgres://site:db-90ee-secret@127.0.0.1:1/site",
};
const WORDS = ["pw-5f1c", "sk-77aa", "db-90ee"];
/** What the visitor of the test says, and where they are. */
const PERSONAL = ["ana.reis", "912345678", "198.51.100.77", "wrong-guess", "2d7b-cookie"];

/** A provider that repeats in its refusal whatever it was sent. */
async function talkativeProvider(): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const message = `Incorrect key ${request.headers.authorization}: ${body}`;
      response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify({ error: { message } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** The server as an operator starts it, with everything that it says. */
async function start(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "secrets-test-"));
  const server = startServer({ ...settings, DATA_DIR: folder, TRUST_PROXY: "1", QUESTION_LOG_DAYS: "30" });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    return server.output();
  };
  onTestFinished(async () => void (await stop()));
  return { url: await server.url, stop };
}

const [ana, phone, address, guess, cookie] = PERSONAL;
const headers = {
  "content-type": "application/json",
  "x-forwarded-for": String(address),
  cookie: `operator=${cookie}`,
  referer: `https://www.example.org/?${ana}`,
  "user-agent": `${ana}`,
};
const question = `I am ${ana}@example.org, call ${phone}. By how much did the finance client's cost per acquisition fall?`;
/** A conversation that is sent to the model. */
const conversation = [
  { role: "user", content: `I am ${ana}@example.org, call ${phone}.` },
  { role: "assistant", content: "Hello." },
  { role: "user", content: "By how much did cost per acquisition fall in the finance case?" },
];
const message = `${question} We have a budget.`;

/** Calls that fail in every way that a visitor, a stranger or a fault can make them fail. */
const CALLS: [string, string, unknown?][] = [
  ["POST", "/functions/v1/ai-chat", { messages: [{ role: "user", content: question }] }],
  ["POST", "/functions/v1/ai-chat", { messages: conversation }],
  ["POST", "/functions/v1/ai-chat", { messages: [{ role: "user", content: 7, name: ana }] }],
  ["POST", "/functions/v1/analyze-lead", { name: ana, email: `${ana}@example.org`, company: "", message }],
  ["POST", "/functions/v1/analyze-lead", { name: ana, email: phone, company: "", message }],
  ["POST", "/functions/v1/calculate-roi", { currentSpend: 1, industry: ana, goals: question }],
  ["POST", "/auth/v1/sign-in", { password: guess, name: ana }],
  ["POST", "/auth/v1/sign-in", { password: SECRETS.OPERATOR_PASSWORD, name: ana }],
  ["GET", `/rest/v1/knowledge_base?id=eq.${ana}`],
  ["GET", `/functions/v1/${ana}?${phone}`],
  ["GET", `/${ana}?${phone}`],
  ["GET", "/readyz"],
  ["GET", "/auth/v1/session"],
];

test.each([
  ["and its database away", SECRETS],
  ["over its own database", { ...SECRETS, DATABASE_URL: "" }],
])("no answer, no log line and no figure of a server with secrets %s tells any, or who asked", async (_, secrets) => {
  const provider = { OPENAI_BASE_URL: await talkativeProvider(), CHAT_MODEL: "scripted" };
  const { url, stop } = await start({ ...secrets, ...provider });
  if (!secrets.DATABASE_URL) await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  const bodies: string[] = [];
  for (const [method, path, body] of CALLS) {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(url + path, init);
    bodies.push(JSON.stringify([...response.headers]), await response.text());
  }
  const figures = await (await fetch(`${url}/metrics`)).text();
  for (const word of WORDS) expect(bodies.join("\n")).not.toContain(word);
  expect(bodies.join("\n")).not.toMatch(/node_modules|at \w+ \(|\.ts:\d|SELECT|sqlite|postgres:/);
  if (!secrets.DATABASE_URL) expect(figures).toMatch(/chat_model_errors_total\{[^}]*\} [1-9]/);
  const everything = `${figures}\n${await stop()}`;
  expect(everything).toContain('"event":"request"');
  for (const word of [...WORDS, ...PERSONAL]) expect(everything).not.toContain(word);
});

test("what browsers load holds nothing of the server, and no map to its source", () => {
  const files = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.endsWith(".map") || name.startsWith(".vite"))).toEqual([]);
  const served = files.filter((name) => /\.(?:js|html|css|json|xml|txt)$/.test(name));
  expect(served.length).toBeGreaterThan(50);
  for (const name of served) {
    const text = readFileSync(join("build/client", name), "utf8");
    expect(text, name).not.toMatch(
      /operator_session|rate_bucket|createHmac|node:sqlite|process\.env\.(?!NODE_ENV)|sourceMappingURL/,
    );
    expect(text, name).not.toMatch(/OPENAI_API_KEY|DATABASE_URL|\/home\/|\/root\//);
  }
});
