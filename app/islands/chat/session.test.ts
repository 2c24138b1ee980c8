import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedError } from "../../backend.ts";
import { type Conversation, empty } from "./conversation.ts";
import { createSession, type Parts } from "./session.ts";
import type { AnswerChunk } from "./stream.ts";
import { greeting } from "./words.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sent before everything. */
const GREETING = { role: "assistant", content: greeting };

/** A session over an answer whose pieces the test hands out. */
function start(initial: Conversation = empty) {
  const requests: { messages: unknown[]; signal: AbortSignal; pieces: ReadableStreamDefaultController<AnswerChunk> }[] =
    [];
  const onFailure = vi.fn<Parts["onFailure"]>();
  const rate = vi.fn<Parts["rate"]>(async () => undefined);
  let saved = initial;
  const session = createSession({
    answer(messages, signal) {
      return new ReadableStream<AnswerChunk>({ start: (pieces) => void requests.push({ messages, signal, pieces }) });
    },
    rate,
    load: () => saved,
    save: (conversation) => {
      saved = conversation;
    },
    onFailure,
    grace: async () => undefined,
    nextFrame: (draw) => draw(),
  });
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("nothing was asked");
    return request;
  };
  return {
    session,
    requests,
    last,
    onFailure,
    rate,
    saved: () => saved,
    leave(other: Conversation) {
      saved = other;
    },
  };
}

const contents = (session: ReturnType<typeof start>["session"]) => session.get().messages.map(({ content }) => content);

test("sends the trimmed question and shows the answer as it grows, then whole", async () => {
  const { session, last, saved } = start();
  session.send("  What about tourism? \n");
  expect(last().messages).toEqual([GREETING, { role: "user", content: "What about tourism?" }]);
  expect(session.get().answer).toBe("");
  last().pieces.enqueue({ text: "In twelve " });
  last().pieces.enqueue({ text: "months" });
  await expect.poll(() => session.get().answer).toBe("In twelve months");
  last().pieces.close();
  await expect.poll(() => session.get().answer).toBeUndefined();
  expect(contents(session)).toEqual(["What about tourism?", "In twelve months"]);
  expect(saved()).toEqual(session.get());
});

test("asks nothing while the text is blank or an answer is awaited", () => {
  const { session, requests } = start();
  session.send(" \n\t");
  expect(requests).toHaveLength(0);
  session.send("one");
  session.send("two");
  expect(requests).toHaveLength(1);
});

test("an answer that breaks keeps what came, is reported once, and can be asked for again", async () => {
  const { session, last, onFailure } = start();
  session.send("one");
  last().pieces.enqueue({ text: "half" });
  await expect.poll(() => session.get().answer).toBe("half");
  last().pieces.error(new TypeError("network error"));
  await expect.poll(() => session.get().ending).toEqual({ reason: "failed" });
  expect(contents(session)).toEqual(["one", "half"]);
  expect(onFailure).toHaveBeenCalledOnce();
  session.retry();
  expect(last().messages).toEqual([GREETING, { role: "user", content: "one" }]);
  expect(session.get()).toEqual({ messages: [{ id: 1, role: "user", content: "one" }], answer: "" });
});

test("an answer without a word has failed", async () => {
  const { session, last } = start();
  session.send("one");
  last().pieces.close();
  await expect.poll(() => session.get().ending?.reason).toBe("failed");
});

test("tells a limit, with its seconds, from being offline and from other failures", async () => {
  const reasonOf = async (error: Error) => {
    const { session, last } = start();
    session.send("one");
    last().pieces.error(error);
    await expect.poll(() => session.get().ending).toBeDefined();
    return session.get().ending;
  };
  const before = Date.now();
  const limited = await reasonOf(new RefusedError("slow down", { status: 429, retryAfter: 42 }));
  expect(limited?.reason).toBe("limited");
  expect((limited?.retryAt ?? 0) - before).toBeGreaterThanOrEqual(42_000);
  expect((await reasonOf(new RefusedError("broken", { status: 500 })))?.reason).toBe("failed");
  vi.stubGlobal("navigator", { onLine: false });
  expect((await reasonOf(new TypeError("Failed to fetch")))?.reason).toBe("offline");
});

test("stopping keeps what came, ends the request and reports no failure", async () => {
  const { session, last, onFailure } = start();
  session.send("one");
  last().pieces.enqueue({ text: "half" });
  await expect.poll(() => session.get().answer).toBe("half");
  session.stop();
  expect(last().signal.aborted).toBe(true);
  expect(session.get()).toMatchObject({ ending: { reason: "stopped" } });
  last().pieces.error(new DOMException("aborted", "AbortError"));
  session.send("two");
  last().pieces.enqueue({ text: "answer" });
  last().pieces.close();
  await expect.poll(() => contents(session)).toEqual(["one", "half", "two", "answer"]);
  expect(onFailure).not.toHaveBeenCalled();
});

test("a page that is left is interrupted, not failed, even when its connection breaks first", async () => {
  let left = () => {};
  const grace = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        left = resolve;
      }),
  );
  const onFailure = vi.fn();
  const session = createSession({
    // biome-ignore lint/correctness/useYield: it throws before the first word
    async *answer() {
      throw new TypeError("Failed to fetch");
    },
    rate: async () => undefined,
    load: () => empty,
    save: () => {},
    onFailure,
    grace,
    nextFrame: (draw) => draw(),
  });
  session.send("one");
  await expect.poll(() => grace.mock.calls).toHaveLength(1);
  session.suspend();
  left();
  await grace.mock.results[0]?.value;
  expect(session.get().ending).toEqual({ reason: "interrupted" });
  expect(onFailure).not.toHaveBeenCalled();
});

test("a page that is shown again takes up what was said elsewhere", () => {
  const { session, leave } = start();
  const elsewhere: Conversation = { messages: [{ id: 1, role: "user", content: "asked on another page" }] };
  leave(elsewhere);
  session.resume();
  expect(session.get()).toEqual(elsewhere);
});

test("starting again stops the answer, and can be undone", async () => {
  const { session, last, saved } = start();
  session.send("one");
  last().pieces.enqueue({ text: "half" });
  await expect.poll(() => session.get().answer).toBe("half");
  session.clear();
  expect(last().signal.aborted).toBe(true);
  expect(contents(session)).toEqual([]);
  expect(saved().messages).toEqual([]);
  session.undoClear();
  expect(contents(session)).toEqual(["one", "half"]);
  session.clear();
  session.send("two");
  session.undoClear();
  expect(contents(session)).toEqual(["two"]);
});

test("tells its listeners of every change until they leave", () => {
  const { session } = start();
  const listener = vi.fn();
  const leave = session.subscribe(listener);
  session.send("one");
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  session.stop();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a rating goes out under the name of its answer, and stands once the server has it", async () => {
  const details = { id: "finance~1.a.b", kind: "answer" as const, sources: [], options: [] };
  const { session, saved, rate } = start({
    messages: [
      { id: 1, role: "user", content: "one" },
      { id: 2, role: "assistant", content: "answer", details },
    ],
  });
  const refused = new RefusedError("No.", { status: 503 });
  rate.mockRejectedValueOnce(refused);
  await expect(session.rate(2, { helpful: false })).rejects.toBe(refused);
  expect(saved().messages[1]?.rating).toBeUndefined();
  await session.rate(2, { helpful: false, comment: "Which year?" });
  expect(rate).toHaveBeenLastCalledWith("finance~1.a.b", { helpful: false, comment: "Which year?" });
  expect(saved().messages[1]?.rating).toEqual({ helpful: false, comment: "Which year?" });
});
