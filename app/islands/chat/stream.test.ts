import { expect, test } from "vitest";
import { type AnswerChunk, BrokenAnswer, readAnswer } from "./stream.ts";

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const DONE = "data: [DONE]\n\n";

function streamOf(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of pieces) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
}

/** The text read, and the error that ended it, if one did. */
async function read(body: ReadableStream<Uint8Array>) {
  const whole: AnswerChunk = { text: "" };
  try {
    for await (const { text, details } of readAnswer(body)) {
      whole.text += text;
      if (details) whole.details = details;
    }
  } catch (error) {
    return { ...whole, error };
  }
  return whole as AnswerChunk & { error?: unknown };
}

test("joins the pieces of an answer up to [DONE]", async () => {
  expect(await read(streamOf(chunk("Good "), chunk("morning"), DONE))).toEqual({ text: "Good morning" });
});

test("reads the same answer wherever the network cuts it, inside a character too", async () => {
  const bytes = new TextEncoder().encode(`: hello\r\n${chunk("£7m € “é” 🇵🇹")}${chunk(" – ok")}${DONE}`);
  for (let cut = 1; cut < bytes.length; cut++)
    expect(await read(streamOf(bytes.slice(0, cut), bytes.slice(cut)))).toEqual({ text: "£7m € “é” 🇵🇹 – ok" });
});

test("reads one byte at a time", async () => {
  const bytes = new TextEncoder().encode(chunk("Lisboa é aqui") + DONE);
  expect(await read(streamOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toEqual({ text: "Lisboa é aqui" });
});

test("passes over comments, other fields, unreadable lines and events without text", async () => {
  const noise = [
    ": heartbeat\n",
    ": data: [DONE]\n",
    "event: message\n",
    "data: {not json}\n",
    "data: null\n",
    "data: 5\n",
    'data: {"choices":null}\n',
    'data: {"choices":[null]}\n',
    'data: {"choices":[{"delta":{"content":7}}]}\n',
    'data: {"choices":[{"delta":{"role":"assistant"}}]}\n',
  ];
  expect(await read(streamOf(chunk("a"), ...noise, chunk("b"), DONE))).toEqual({ text: "ab" });
});

test("reads what the last chunk says beside the text, with an empty delta or without one", async () => {
  const answer = { id: "a", kind: "options", sources: [], options: [{ label: "One", ask: "One?" }] };
  for (const choices of [[{ delta: {}, finish_reason: "stop" }], [], undefined]) {
    const last = `data: ${JSON.stringify({ choices, answer })}\n\n`;
    expect(await read(streamOf(chunk("a"), last, DONE))).toEqual({ text: "a", details: answer });
  }
});

test("passes over an answer object that is not as agreed", async () => {
  for (const answer of [null, 7, "x", [], {}, { id: "a", kind: "odd", sources: [], options: [] }])
    expect(await read(streamOf(chunk("a"), `data: ${JSON.stringify({ answer })}\n\n`, DONE))).toEqual({ text: "a" });
});

test("ends at [DONE] without a line break after it, and reads nothing beyond it", async () => {
  expect(await read(streamOf(chunk("a"), "data: [DONE]"))).toEqual({ text: "a" });
  expect(await read(streamOf(chunk("a"), "[DONE]\n", chunk("b")))).toEqual({ text: "a" });
});

test("lets go of the connection at [DONE] though the server keeps it open", async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(chunk("a") + DONE)),
    cancel: () => {
      cancelled = true;
    },
  });
  expect(await read(body)).toEqual({ text: "a" });
  expect(cancelled).toBe(true);
});

test("fails, with the text so far, when the stream ends early", async () => {
  const { text, error } = await read(streamOf(chunk("half an ans")));
  expect(text).toBe("half an ans");
  expect(error).toBeInstanceOf(BrokenAnswer);
});

test("fails, with the text so far, on an error event", async () => {
  const { text, error } = await read(streamOf(chunk("half"), 'data: {"error":{"message":"overloaded"}}\n\n', DONE));
  expect(text).toBe("half");
  expect(error).toBeInstanceOf(BrokenAnswer);
  expect(String(error)).toContain("overloaded");
});

test("fails, with the text so far, when the connection breaks", async () => {
  let step = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (step++ === 0) controller.enqueue(new TextEncoder().encode(chunk("half")));
      else controller.error(new TypeError("network error"));
    },
  });
  const { text, error } = await read(body);
  expect(text).toBe("half");
  expect(error).toBeInstanceOf(TypeError);
});
