import { beforeEach, expect, test, vi } from "vitest";
import { RefusedError } from "../../backend.ts";
import { askConsultant } from "./session.ts";

const QUESTION = [{ role: "user" as const, content: "What about tourism?" }];
const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

beforeEach(() => {
  vi.stubEnv("PUBLIC_BACKEND_URL", "");
  vi.stubEnv("PUBLIC_ANON_KEY", "public-key");
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

/** A server that sends what the test gives it; like a browser, it cancels the body when the request is aborted. */
function serve() {
  const encoder = new TextEncoder();
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const fetch = vi.fn(async (_: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller;
      },
    });
    signal?.addEventListener("abort", () => body.error(signal.reason));
    return new Response(stream);
  });
  vi.stubGlobal("fetch", fetch);
  return { fetch, send: (text: string) => body.enqueue(encoder.encode(text)), end: () => body.close() };
}

/** Reads in the background; `ended` resolves with the error that ended it, or with undefined. */
function read(signal = new AbortController().signal) {
  const pieces: string[] = [];
  const ended = (async () => {
    try {
      for await (const chunk of askConsultant(QUESTION, signal)) pieces.push(chunk.text);
    } catch (error) {
      return error;
    }
  })();
  return { pieces, ended };
}

test("sends the conversation as the call expects it, and hands on the answer", async () => {
  const server = serve();
  const { pieces, ended } = read();
  await vi.advanceTimersByTimeAsync(0);
  server.send(chunk("Much"));
  server.send("data: [DONE]\n\n");
  expect(await ended).toBeUndefined();
  expect(pieces.join("")).toBe("Much");
  expect(server.fetch).toHaveBeenCalledWith("/functions/v1/ai-chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer public-key" },
    body: JSON.stringify({ messages: QUESTION }),
    signal: expect.any(AbortSignal),
  });
});

test("gives up after a minute of silence; a heartbeat is no silence", async () => {
  const server = serve();
  const { pieces, ended } = read();
  await vi.advanceTimersByTimeAsync(50_000);
  server.send(": heartbeat\n\n");
  await vi.advanceTimersByTimeAsync(50_000);
  server.send(chunk("Much"));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(pieces).toEqual(["Much"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(String(await ended)).toContain("no heartbeat");
});

test("gives up after a minute without any answer", async () => {
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", fetch);
  const { ended } = read();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(String(await ended)).toContain("no heartbeat");
});

test("ends the request when the visitor stops the answer", async () => {
  const server = serve();
  const controller = new AbortController();
  const { ended } = read(controller.signal);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(await ended).toBeInstanceOf(DOMException);
  expect(server.fetch.mock.lastCall?.[1].signal?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("passes a refusal on", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: { code: "x", message: "Wait." } }, { status: 429 }));
  expect(await read().ended).toBeInstanceOf(RefusedError);
});
