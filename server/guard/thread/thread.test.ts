import { expect, onTestFinished, test } from "vitest";
import { createGuard, type Guard, GuardFailed, groundsOf } from "../index.ts";
import { startGuard } from "./thread.ts";

const grounds = groundsOf({
  passages: [
    {
      title: "Finance Sector Growth",
      section: "Outcome",
      url: "/results/finance",
      text: "Cost per acquisition fell by 37% over eighteen months. Return on ad spend was 2.8x.",
    },
  ],
  paths: ["/results/finance"],
});
const order = { grounds, limit: 2_400 };
const ANSWER = ["Cost per acquisition fell ", "by 37%. ", "Return on ad spend was 2.8x. ", "It was 9.9x in Peru. "];

async function* words(pieces: readonly string[], failure?: Error) {
  yield* pieces;
  if (failure) throw failure;
}

/** What is shown of the words, and the report or the failure at the end. */
async function shown(guard: Guard, from: AsyncIterable<string>) {
  const stream = guard.stream(from, order);
  let text = "";
  try {
    for (let step = await stream.next(); ; step = await stream.next()) {
      if (step.done) return { text, report: step.value };
      text += step.value;
    }
  } catch (failure) {
    return { text, failure };
  }
}

function start(options: { code?: string; timeoutMs?: number; lateMs?: number } = {}) {
  const { code, ...rest } = options;
  const logged: string[] = [];
  const note = (event: string, facts?: object) => void logged.push(`${event} ${JSON.stringify(facts)}`);
  const imported = `data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", (order) => { ${code} });`;
  const guard = startGuard({
    log: { info: note, error: note },
    ...(code ? { script: new URL(imported) } : {}),
    // A busy machine is not what is tested, unless a test sets these.
    timeoutMs: 60_000,
    lateMs: 60_000,
    ...rest,
  });
  onTestFinished(() => guard.close());
  return { guard, logged };
}

test("shows and judges what the guard in the caller's own thread does", async () => {
  const { guard } = start();
  const here = createGuard();
  const whole = await shown(guard, words(ANSWER));
  expect(whole).toEqual(await shown(here, words(ANSWER)));
  expect(whole.text).toContain("fell by 37%");
  expect(whole.text).not.toContain("Peru");
  expect(whole.report).toMatchObject({ held: 1 });
});

test("many answers at once come apart", async () => {
  const { guard } = start();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      shown(guard, words(at % 2 ? ANSWER : ["Cost per acquisition fell by 37%. "])),
    ),
  );
  for (const [at, { text }] of answers.entries()) expect(text.includes("2.8x")).toBe(at % 2 === 1);
});

test("a failure of the words arrives after what could be shown of them", async () => {
  const { guard } = start();
  const failure = new Error("the line broke");
  const pieces = (async function* () {
    yield* ANSWER.slice(0, 3);
    // The guard's thread has replied to a later order: the words before it are judged.
    await shown(guard, words([]));
    throw failure;
  })();
  expect(await shown(guard, pieces)).toEqual({ text: expect.stringContaining("fell by 37%"), failure });
});

test("words without end are not read any further once the answer is full", async () => {
  const { guard } = start();
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield "Cost per acquisition fell by 37%. ";
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const { report } = await shown(guard, endless());
  expect(report).toMatchObject({ closed: true });
  const then = read;
  await shown(guard, words([]));
  expect(read).toBeLessThanOrEqual(then + 1);
});

test.each([
  ["ends", `process.exit()`, {}, /the thread ended/],
  ["crashes", `throw new Error("a fault of ours")`, {}, /a fault of ours/],
  ["hangs", `for (;;);`, { timeoutMs: 200 }, /took more than 200 ms/],
])("a thread that %s ends its answers, and is replaced", async (_, fault, options, reason) => {
  const ended = `parentPort.postMessage({ id: order.id, text: "new", report: { closed: true } })`;
  const code = `if (order.do === "push") { ${fault} } else if (order.do === "end") ${ended};`;
  const { guard, logged } = start({ code, ...options });
  const { text, failure } = await shown(guard, words(ANSWER));
  expect(text).toBe("");
  expect(failure).toBeInstanceOf(GuardFailed);
  expect(logged).toEqual([expect.stringMatching(reason)]);
  expect(await shown(guard, words([]))).toMatchObject({ text: "new" });
});

test("a thread that is far behind takes on no more answers, so that the built-in consultant gives them", async () => {
  const { guard } = start({ code: `if (order.do === "end") for (;;);`, lateMs: 80, timeoutMs: 5_000 });
  const held = shown(guard, words(["Fine."]));
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  const refused = () => Promise.race([shown(guard, words([])).then(({ failure }) => failure), soon()]);
  await expect.poll(refused).toMatchObject({ reason: "late" });
  await guard.close();
  expect((await held).failure).toMatchObject({ reason: "lost" });
});
