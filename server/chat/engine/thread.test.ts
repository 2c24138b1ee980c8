import { expect, onTestFinished, test } from "vitest";
import { errorFacts } from "../../log/log.ts";
import { entry } from "../testing/entries.ts";
import { createEngine } from "./calls.ts";
import { CallFailed, type Engine, EngineFailed } from "./engine.ts";
import { startEngine } from "./thread.ts";

const FAULTY = new URL("./testing/faulty-worker.ts", import.meta.url);
const rate = entry({
  page_title: "Finance Sector Growth",
  page_url: "/results/finance#outcome",
  content: "Cost per acquisition fell by 37% over eighteen months.",
  embedding: [1, 0],
});
const question = [{ role: "user" as const, content: "By how much did cost per acquisition fall?" }];

function thread(options: { script?: URL; timeoutMs?: number } = {}) {
  const logged: string[] = [];
  let failures = 0;
  const note = (event: string, facts?: object) => void logged.push(`${event} ${JSON.stringify(facts)}`);
  const engine = startEngine({ log: { info: note, error: note }, onFailure: () => (failures += 1), ...options });
  onTestFinished(() => engine.close());
  return { engine, logged, failures: () => failures };
}

/** The entries among what is found; the library always has something to say. */
const found = async (engine: Engine, query = "cost per acquisition") =>
  (await engine.search(query)).filter(({ kind }) => kind === "entry");

const replyOf = async (engine: Engine) => {
  await engine.update({ add: [rate], remove: [] });
  return engine;
};

test("answers, searches and forgets as the engine in the caller's own thread does", async () => {
  const [own, other] = await Promise.all([replyOf(createEngine()), replyOf(thread().engine)]);
  for (const options of [{}, { forModel: true }])
    expect(await other.answer(question, options)).toEqual(await own.answer(question, options));
  expect((await other.answer(question))?.answer.text).toContain("fell by 37%");
  expect(await other.search("cost per acquisition")).toEqual(await own.search("cost per acquisition"));
  expect(await found(other)).toHaveLength(1);
  await other.update({ add: [], remove: [rate.id] });
  expect(await found(other)).toEqual([]);
});

test("has none of the environment, in which the secrets are", async () => {
  process.env.ENGINE_TEST_SECRET = "hush";
  onTestFinished(() => void delete process.env.ENGINE_TEST_SECRET);
  const script = `data:text/javascript,import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id }) => parentPort.postMessage({ id, result: Object.keys(process.env) }));`;
  const names = await thread({ script: new URL(script) }).engine.search("");
  expect(names.filter((name) => String(name) !== "NODE_COMPILE_CACHE")).toEqual([]);
});

test.each([
  ["ends its thread", "!exit!", /the thread ended/],
  ["holds its thread", "!hold!", /took more than 1000 ms/],
])("a call that %s fails, with those behind it, and the next ones find a new engine", async (_, fault, reason) => {
  const { engine, logged, failures } = thread({ script: FAULTY, timeoutMs: 1_000 });
  await replyOf(engine);
  const before = engine.generation;
  const calls = [engine.search(fault), engine.answer(question)];
  await Promise.all(calls.map((call) => expect(call).rejects.toThrow(EngineFailed)));
  expect(engine.generation).toBe(before + 1);
  expect(failures()).toBe(1);
  expect(logged).toEqual([expect.stringMatching(reason)]);
  expect(await found(engine)).toEqual([]);
  await replyOf(engine);
  expect(await found(engine)).toHaveLength(1);
});

test("a call that throws fails alone, and nothing of what it was asked is told", async () => {
  const { engine, logged, failures } = thread({ script: FAULTY });
  await replyOf(engine);
  const before = engine.generation;
  const thrown = engine.search("!throw! my secret").catch((error: unknown) => error);
  const [failure, answer] = await Promise.all([thrown, engine.answer(question)]);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(JSON.stringify(errorFacts(failure))).not.toContain("secret");
  expect(errorFacts(failure)).toMatchObject({ stack: expect.stringContaining("faulty-worker") });
  expect(answer?.answer.text).toContain("fell by 37%");
  expect(engine.generation).toBe(before);
  expect(failures()).toBe(0);
  expect(logged).toEqual([]);
});

test("an entry that cannot be indexed is left out and named in the log, and the others are found", async () => {
  const { engine, logged } = thread();
  const broken = { ...rate, id: "broken", content: null as unknown as string };
  expect(await engine.update({ add: [broken, rate], remove: [] })).toMatchObject([{ id: "broken" }]);
  expect(logged).toEqual([expect.stringMatching(/^entry not indexed .*"entry":"broken"/)]);
  expect(await found(engine)).toHaveLength(1);
  await engine.update({ add: [{ ...rate, id: "broken" }], remove: [] });
  expect(await found(engine)).toHaveLength(2);
});

test("says when it has enough to do, and when there is room again", async () => {
  const { engine } = thread();
  await replyOf(engine);
  expect(engine.busy()).toBeUndefined();
  const calls = [engine.answer(question), engine.answer(question)];
  const room = engine.busy();
  expect(room).toBeInstanceOf(Promise);
  await room;
  expect(engine.busy()).toBeUndefined();
  await Promise.all(calls);
});

test("a closed engine takes no call, and ends those that wait", async () => {
  const { engine, failures } = thread();
  const waiting = expect(engine.search("cost")).rejects.toThrow(EngineFailed);
  await engine.close();
  await waiting;
  await expect(engine.search("cost")).rejects.toThrow(EngineFailed);
  expect(failures()).toBe(0);
});
