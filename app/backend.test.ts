import { beforeEach, expect, test, vi } from "vitest";
import { callFunction, RefusedError } from "./backend.ts";

beforeEach(() => {
  vi.stubEnv("PUBLIC_BACKEND_URL", "https://api.example.org");
  vi.stubEnv("PUBLIC_ANON_KEY", "public-key");
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

/** Responds to the next request, and returns that request. */
function answer(response: Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const asIs = (value: unknown) => value;

async function refusal(response: Response): Promise<RefusedError> {
  answer(response);
  const error = await callFunction("calculate-roi", {}, asIs).catch((thrown: unknown) => thrown);
  if (!(error instanceof RefusedError)) throw new Error("it was not refused");
  return error;
}

test("posts JSON with the public key, and reads the answer with the parser", async () => {
  const fetch = answer(Response.json({ processedCount: 3 }));
  const { signal } = new AbortController();
  const read = (value: unknown) => (value as { processedCount: number }).processedCount;
  expect(await callFunction("ingest-content", { a: 1 }, read, signal)).toBe(3);
  expect(fetch).toHaveBeenCalledWith("https://api.example.org/functions/v1/ingest-content", {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "public-key", Authorization: "Bearer public-key" },
    body: '{"a":1}',
    signal,
  });
});

test("an answer that the parser does not know is a failure", async () => {
  answer(Response.json(null));
  const read = () => {
    throw new Error("no data");
  };
  await expect(callFunction("calculate-roi", {}, read)).rejects.toThrow("no data");
});

test("a refusal carries the server's words, the field and the seconds to wait", async () => {
  const error = { message: "Please wait.", field: "messages" };
  const refused = await refusal(Response.json({ error }, { status: 429, headers: { "Retry-After": "42" } }));
  expect(refused).toMatchObject({ ...error, status: 429, retryAfter: 42 });
});

test("a refusal that is no JSON still has its status", async () => {
  expect(await refusal(new Response("<h1>Bad gateway</h1>", { status: 502 }))).toMatchObject({
    message: "The server answered with status 502.",
    status: 502,
    field: undefined,
    retryAfter: undefined,
  });
});

test("reads Retry-After as a date, too, and passes over what is neither", async () => {
  vi.useFakeTimers({ now: new Date("2026-01-01T00:00:00Z"), toFake: ["Date"] });
  const retryAfter = async (header: string) =>
    (await refusal(new Response("", { status: 503, headers: { "Retry-After": header } }))).retryAfter;
  expect(await retryAfter("Thu, 01 Jan 2026 00:00:30 GMT")).toBe(30);
  expect(await retryAfter("Wed, 31 Dec 2025 23:00:00 GMT")).toBe(0);
  expect(await retryAfter("soon")).toBeUndefined();
  vi.useRealTimers();
});
