/** Visitors who leave before they have their answer: nobody goes on working for them. */
import { expect, test } from "vitest";
import { section, unhurried } from "../../tests/support/app.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { hangsAfterHeaders, scriptedServer } from "../../tests/support/scripted-server.ts";
import { rawConnection } from "../../tests/support/serve.ts";
import { serve } from "../../tests/support/small-site.ts";
import { createChatModel } from "../model/index.ts";

const QUESTION = "By how much did cost per acquisition fall?";
const CALLS = {
  "/functions/v1/ai-chat": { messages: [{ role: "user", content: QUESTION }] },
  "/mcp": { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask", arguments: { question: QUESTION } } },
};

async function asked(path: keyof typeof CALLS, engine = unhurried(testEngine())) {
  const model = await scriptedServer(hangsAfterHeaders);
  const chatModel = createChatModel({ baseUrl: model.baseUrl, model: "small", totalMs: 60_000, silenceMs: 60_000 });
  const sections = [
    section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.", [QUESTION]),
  ];
  const site = await serve({ engine, sections, chatModel, firstWordsMs: 60_000 });
  await site.knowledgeBase.ingest();
  const body = JSON.stringify(CALLS[path]);
  const head = [
    "Host: localhost:3000",
    "Content-Type: application/json",
    "Accept: application/json, text/event-stream",
  ];
  const request = [`POST ${path} HTTP/1.1`, ...head, `Content-Length: ${body.length}`, "", body].join("\r\n");
  return { model, ...rawConnection(site.port, request) };
}

test.each(["/functions/v1/ai-chat", "/mcp"] as const)("%s: a model that answers is told to stop", async (path) => {
  const { model, socket } = await asked(path);
  await expect.poll(() => model.open).toBe(1);
  socket.destroy();
  await expect.poll(() => model.left).toBe(1);
  await model[Symbol.asyncDispose]();
});

test.each(["/functions/v1/ai-chat", "/mcp"] as const)(
  "%s: a model is not asked for who left while something was sought",
  async (path) => {
    const engine = unhurried(testEngine());
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const found = Promise.withResolvers<void>();
    const answer: typeof engine.answer = async (...given) => {
      begun.resolve();
      await held.promise;
      const answered = await engine.answer(...given);
      setImmediate(found.resolve);
      return answered;
    };
    const { model, socket } = await asked(path, { ...engine, answer });
    await begun.promise;
    socket.destroy();
    // The other end has seen it once another of its connections is answered.
    for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
    held.resolve();
    await found.promise;
    for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(model.requests).toEqual([]);
    expect(model.open).toBe(0);
    await model[Symbol.asyncDispose]();
  },
);
