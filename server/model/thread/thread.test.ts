import { expect, onTestFinished, test } from "vitest";
import { ModelFailure } from "../chat-model.ts";
import { fails, hangsAfterHeaders, neverStops, says, scriptedServer } from "../testing/scripted-server.ts";
import { startChatModel } from "./thread.ts";

const QUESTION = { instructions: "Answer.", turns: [{ role: "user" as const, content: "How much?" }] };

function start(baseUrl: string, script?: URL) {
  const logged: string[] = [];
  const note = (event: string, facts?: object) => void logged.push(`${event} ${JSON.stringify(facts)}`);
  const log = { info: note, error: note };
  const settings = { baseUrl, apiKey: "secret-key", model: "scripted" };
  const model = startChatModel(settings, script ? { log, script } : { log });
  onTestFinished(() => model.close());
  const listen = async (visitor = new AbortController()) => {
    const wordsArrived = { text: "", tokens: 0 };
    const onTokens = (tokens: number) => {
      wordsArrived.tokens = tokens;
    };
    const failure = await (async () => {
      for await (const text of model.stream({ ...QUESTION, signal: visitor.signal, onTokens }))
        wordsArrived.text += text;
    })().catch((error: unknown) => error);
    return { ...wordsArrived, failure };
  };
  return { model, listen, logged };
}

/** A thread that runs this code for each order. */
const script = (code: string) =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads"; let orders = 0; parentPort.on("message", ({ id, request }) => { orders += 1; ${code} });`,
  );

test("passes on what the model says, and what it took", async () => {
  await using server = await scriptedServer(says("Cost fell by 37%."));
  const { listen } = start(server.baseUrl);
  expect(await listen()).toEqual({ text: "Cost fell by 37%.", tokens: 100, failure: undefined });
  expect(server.requests[0]?.authorization).toBe("Bearer secret-key");
});

test("many answers at once come apart", async () => {
  await using server = await scriptedServer(...Array.from({ length: 40 }, (_, number) => says(`Number ${number}.`)));
  const { listen } = start(server.baseUrl);
  const answers = await Promise.all(Array.from({ length: 40 }, () => listen()));
  const texts = answers.map(({ text }) => text);
  expect(new Set(texts).size).toBe(40);
  for (const text of texts) expect(text).toMatch(/^Number \d+\.$/);
});

test("a failure keeps its reason and its status", async () => {
  await using server = await scriptedServer(fails(429));
  const { failure } = await start(server.baseUrl).listen();
  expect(failure).toBeInstanceOf(ModelFailure);
  expect(failure).toMatchObject({ reason: "busy", status: 429 });
});

test("the model is left when the visitor leaves, whichever way", async () => {
  await using server = await scriptedServer(neverStops("More."), hangsAfterHeaders);
  const { model, listen } = start(server.baseUrl);
  for await (const _ of model.stream({ ...QUESTION, signal: new AbortController().signal })) break;
  await expect.poll(() => server.left).toBe(1);
  const visitor = new AbortController();
  const listening = listen(visitor);
  await expect.poll(() => server.requests.length).toBe(2);
  visitor.abort();
  expect((await listening).failure).toMatchObject({ reason: "left" });
  await expect.poll(() => server.left).toBe(2);
});

test("a thread that breaks off ends its answers, and the next question finds another", async () => {
  const breaks = script(
    `if (orders === 1) parentPort.postMessage([{ id, text: "Cost fell" }]); else throw new Error("a fault of ours");`,
  );
  const { model, listen, logged } = start("http://127.0.0.1:9/v1", breaks);
  const begin = () => model.stream({ ...QUESTION, signal: new AbortController().signal });
  const first = begin();
  expect((await first.next()).value).toBe("Cost fell");
  const [second] = await Promise.all([listen(), expect(first.next()).rejects.toThrow(ModelFailure)]);
  expect(second.text).toBe("");
  expect(second.failure).toMatchObject({ reason: "unreachable" });
  expect(logged).toEqual([expect.stringMatching(/^model thread terminated .*a fault of ours/)]);
  const next = begin();
  expect((await next.next()).value).toBe("Cost fell");
  await next.return();
});

test("closing ends the answers that are open", async () => {
  const { model, listen, logged } = start("http://127.0.0.1:9/v1", script(""));
  const listening = listen();
  await model.close();
  expect((await listening).failure).toMatchObject({ reason: "unreachable" });
  expect(logged).toEqual([]);
});
