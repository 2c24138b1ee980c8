import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Conversation, empty } from "./conversation.ts";
import { loadConversation, saveConversation } from "./memory.ts";
import { createSession } from "./session.ts";
import { greeting } from "./words.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  vi.stubEnv("PUBLIC_BACKEND_URL", "");
  vi.stubEnv("PUBLIC_ANON_KEY", "public-key");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Sent before everything. */
const GREETING = { role: "assistant", content: greeting };

/** A session over a server whose answers the test hands out; like a browser, it breaks the body of an aborted request. */
function start(initial: Conversation = empty) {
  const requests: { path: string; sent: unknown; signal: AbortSignal; body: ReadableStreamDefaultController }[] = [];
  const fetch = vi.fn(async (path: string, { body: sent, signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start: (body) => {
        requests.push({ path, sent: JSON.parse(String(sent)), signal: signal as AbortSignal, body });
        signal?.addEventListener("abort", () => body.error(signal.reason));
      },
    });
    return new Response(stream);
  });
  vi.stubGlobal("fetch", fetch);
  saveConversation(initial);
  const onFailure = vi.fn<Parameters<typeof createSession>[0]>();
  const session = createSession(onFailure);
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("nothing was asked");
    const write = (text: string) => request.body.enqueue(new TextEncoder().encode(text));
    return {
      ...request,
      say: (content: string) => write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`),
      finish: () => write("data: [DONE]\n\n"),
      fail: (error: Error) => request.body.error(error),
    };
  };
  return { session, requests, last, onFailure, fetch };
}

const contents = (session: ReturnType<typeof start>["session"]) => session.get().messages.map(({ content }) => content);

test("sends the trimmed question and shows the answer as it grows, then whole", async () => {
  const { session, last } = start();
  session.send("  What about tourism? \n");
  expect(last().sent).toEqual({ messages: [GREETING, { role: "user", content: "What about tourism?" }] });
  expect(session.get().answer).toBe("");
  last().say("In twelve ");
  last().say("months");
  await expect.poll(() => session.get().answer).toBe("In twelve months");
  last().finish();
  await expect.poll(() => session.get().answer).toBeUndefined();
  expect(contents(session)).toEqual(["What about tourism?", "In twelve months"]);
  expect(loadConversation()).toEqual(session.get());
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
  last().say("half");
  await expect.poll(() => session.get().answer).toBe("half");
  last().fail(new TypeError("network error"));
  await expect.poll(() => session.get().ending).toEqual({ reason: "failed" });
  expect(contents(session)).toEqual(["one", "half"]);
  expect(onFailure).toHaveBeenCalledOnce();
  session.retry();
  expect(last().sent).toEqual({ messages: [GREETING, { role: "user", content: "one" }] });
  expect(session.get()).toEqual({ messages: [{ id: 1, role: "user", content: "one" }], answer: "" });
});

test("an answer without a word has failed", async () => {
  const { session, last } = start();
  session.send("one");
  last().finish();
  await expect.poll(() => session.get().ending?.reason).toBe("failed");
});

test("tells a limit, with its seconds, from being offline and from other failures", async () => {
  const endingOf = async (answer: () => Promise<Response>) => {
    const { session, fetch } = start();
    fetch.mockImplementation(answer);
    session.send("one");
    await expect.poll(() => session.get().ending).toBeDefined();
    return session.get().ending;
  };
  const before = Date.now();
  const limited = await endingOf(async () => new Response(null, { status: 429, headers: { "Retry-After": "42" } }));
  expect(limited?.reason).toBe("limited");
  expect((limited?.retryAt ?? 0) - before).toBeGreaterThanOrEqual(42_000);
  expect((await endingOf(async () => new Response(null, { status: 500 })))?.reason).toBe("failed");
  vi.stubGlobal("navigator", { onLine: false });
  expect((await endingOf(() => Promise.reject(new TypeError("Failed to fetch"))))?.reason).toBe("offline");
});

test("stopping keeps what came, ends the request and reports no failure", async () => {
  const { session, last, onFailure } = start();
  session.send("one");
  last().say("half");
  await expect.poll(() => session.get().answer).toBe("half");
  session.stop();
  expect(last().signal.aborted).toBe(true);
  expect(session.get()).toMatchObject({ ending: { reason: "stopped" } });
  last().fail(new DOMException("aborted", "AbortError"));
  session.send("two");
  last().say("answer");
  last().finish();
  await expect.poll(() => contents(session)).toEqual(["one", "half", "two", "answer"]);
  expect(onFailure).not.toHaveBeenCalled();
});

test("a page that is left is interrupted, not failed, even when its connection breaks first", async () => {
  vi.useFakeTimers();
  const { session, last, onFailure } = start();
  session.send("one");
  last().fail(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(1);
  session.suspend();
  await vi.runAllTimersAsync();
  expect(session.get().ending).toEqual({ reason: "interrupted" });
  expect(onFailure).not.toHaveBeenCalled();
});

test("a page that is shown again takes up what was said elsewhere", () => {
  const { session } = start();
  const elsewhere: Conversation = { messages: [{ id: 1, role: "user", content: "asked on another page" }] };
  saveConversation(elsewhere);
  session.resume();
  expect(session.get()).toEqual(elsewhere);
});

test("starting again stops the answer, and can be undone", async () => {
  const { session, last } = start();
  session.send("one");
  last().say("half");
  await expect.poll(() => session.get().answer).toBe("half");
  session.clear();
  expect(last().signal.aborted).toBe(true);
  expect(contents(session)).toEqual([]);
  expect(loadConversation().messages).toEqual([]);
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
  const { session, requests, fetch } = start({
    messages: [
      { id: 1, role: "user", content: "one" },
      { id: 2, role: "assistant", content: "answer", details },
    ],
  });
  fetch.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await expect(session.rate(2, { helpful: false })).rejects.toMatchObject({ status: 503 });
  expect(loadConversation().messages[1]?.rating).toBeUndefined();
  const rating = { helpful: false, comment: "Which year?" };
  await session.rate(2, rating);
  expect(requests).toMatchObject([{ path: "/functions/v1/rate-answer", sent: { id: details.id, ...rating } }]);
  expect(loadConversation().messages[1]?.rating).toEqual(rating);
});
