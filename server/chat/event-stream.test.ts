import { expect, test } from "vitest";
import { eventStream, type StreamEnd } from "./event-stream.ts";
import type { AnswerFacts, ReplyEvent } from "./events.ts";

const ANSWER = "The pilots ran in nine cities, and www.a-very-long-address-without-any-gap.example was one.";

const facts: AnswerFacts = { id: "pilots", kind: "answer", sources: [], options: [] };

function stream(events: AsyncIterable<ReplyEvent, AnswerFacts | undefined>, heartbeat = 1_000) {
  const abort = new AbortController();
  const noted: { end?: StreamEnd; failure?: unknown } = {};
  const body = eventStream(events, {
    envelope: { id: "chatcmpl-1", created: 1, model: "consultant" },
    abort,
    heartbeat,
    onEnd: (end, failure) => Object.assign(noted, { end, failure }),
  });
  const reader = body.getReader();
  const read = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  return { read, noted, abort, leave: () => reader.cancel() };
}

const wordsIn = (text = "") =>
  [...text.matchAll(/"content":("(?:[^"\\]|\\.)+")/g)].map(([, words]) => JSON.parse(words ?? "") as string);

async function* ready(...events: ReplyEvent[]) {
  yield* events;
  return facts;
}

test("an answer that is ready leaves at once, a few words to a chunk", async () => {
  const { read, noted } = stream(ready({ type: "text", text: ANSWER }, { type: "enquiry", message: "Hello" }));
  const text = await read();
  expect(wordsIn(text).join("")).toBe(ANSWER);
  expect(wordsIn(text).length).toBeGreaterThan(3);
  // Without a role in the first chunk, clients that collect the message find nobody who says it.
  expect(JSON.parse(text?.split("\n")[0]?.slice(6) ?? "").choices[0].delta).toEqual({ role: "assistant", content: "" });
  expect(text?.split('"role"').length).toBe(2);
  expect(text).toContain('"enquiry":"Hello"');
  expect(text?.endsWith(`"finish_reason":"stop"}],"answer":${JSON.stringify(facts)}}\n\ndata: [DONE]\n\n`)).toBe(true);
  expect(await read()).toBeUndefined();
  expect(noted).toEqual({ end: "complete" });
});

test.each(["\n\n", " www.a-very-long-address-without-any-gap.example ", 'He said "yes" \\ no', "\u{1f44d} ok", ""])(
  "%j arrives as it is",
  async (words) => {
    const { read } = stream(ready({ type: "text", text: words }));
    expect(wordsIn(await read()).join("")).toBe(words);
  },
);

test("words that are awaited are sent as they come, with comment lines between", async () => {
  let say = (_: ReplyEvent) => {};
  const nextEvent = () => new Promise<ReplyEvent>((resolve) => (say = resolve));
  async function* slow() {
    yield await nextEvent();
    yield await nextEvent();
    return facts;
  }
  const { read } = stream(slow(), 1);
  expect(await read()).toBe(": waiting\n\n");
  expect(await read()).toBe(": waiting\n\n");
  say({ type: "text", text: "one" });
  const next = async () => {
    for (;;) {
      const text = await read();
      if (!text?.startsWith(":")) return text;
    }
  };
  expect(wordsIn(await next())).toEqual(["one"]);
  say({ type: "text", text: "two" });
  const last = await next();
  expect(wordsIn(last)).toEqual(["two"]);
  expect(last).toContain("[DONE]");
});

test("a reader who does not read holds the answer back", async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<ReplyEvent, undefined> {
    for (;;) {
      made += 1;
      yield { type: "text", text: ANSWER } as const;
    }
  }
  const { read, leave, noted, abort } = stream(endless());
  await read();
  const before = made;
  // Enough ticks for an answer without backpressure to go on.
  for (let round = 0; round < 100; round += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(made - before).toBeLessThanOrEqual(before);
  await leave();
  expect(noted.end).toBe("left");
  expect(abort.signal.aborted).toBe(true);
});

test("an answer that breaks off says so, and why to the log alone", async () => {
  const failure = new Error("secret");
  async function* breaking(): AsyncGenerator<ReplyEvent, undefined> {
    yield { type: "text", text: "Half" } as const;
    throw failure;
  }
  const { read, noted } = stream(breaking());
  const text = await read();
  expect(wordsIn(text)).toEqual(["Half"]);
  expect(text).toContain("answer_interrupted");
  expect(text).not.toMatch(/secret|DONE/);
  expect(await read()).toBeUndefined();
  expect(noted).toEqual({ end: "interrupted", failure });
});

test("whoever is told of the end and fails does not leave the reader without one", async () => {
  const body = eventStream(ready({ type: "text", text: ANSWER }), {
    envelope: { id: "chatcmpl-1", created: 1, model: "consultant" },
    abort: new AbortController(),
    heartbeat: 1_000,
    onEnd: () => {
      throw new Error("a fault of ours");
    },
  });
  expect(await new Response(body).text()).toMatch(/"error":.*\n\n$/);
});
