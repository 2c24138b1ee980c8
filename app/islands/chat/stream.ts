/**
 * Reads an answer as it arrives: server-sent events that carry OpenAI chunk objects. By lines, not by a parser of event
 * streams: some servers put no blank line between events, and end with a bare [DONE].
 */
import { type Details, readDetails } from "./details.ts";

/** A chunk of an answer: text, and at the end the server's metadata. */
export interface AnswerChunk {
  text: string;
  details?: Details;
}

/** The stream ended or failed before the answer was complete. */
export class BrokenAnswer extends Error {
  override name = "BrokenAnswer";
}

/**
 * Yields the answer as it comes, what arrived together in one chunk.
 * Returns at [DONE]; throws, after the text so far, when the stream breaks before. `onBytes`: also of a heartbeat.
 */
export async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<AnswerChunk, void> {
  const reader = body.getReader();
  try {
    for await (const lines of linesOf(reader)) {
      onBytes?.();
      const { done, error, ...chunk } = readLines(lines);
      if (chunk.text || chunk.details) yield chunk;
      if (error !== undefined) throw new BrokenAnswer(`the server reported ${JSON.stringify(error)}`);
      if (done) return;
    }
    throw new BrokenAnswer("the stream ended before the answer did");
  } finally {
    void reader.cancel().catch(() => undefined); // closed already
  }
}

/** The lines of each chunk, wherever the chunks were cut: between the bytes of a character, too. */
async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string[], void> {
  const decoder = new TextDecoder();
  let rest = "";
  while (true) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = done ? "" : (lines.pop() ?? "");
    yield lines;
    if (done) return;
  }
}

function readLines(lines: readonly string[]): AnswerChunk & { done?: true; error?: unknown } {
  const chunk: AnswerChunk = { text: "" };
  for (const line of lines) {
    const payload = line.startsWith("data:") ? line.slice("data:".length).trim() : undefined;
    if ((payload ?? line.trim()) === "[DONE]") return { ...chunk, done: true };
    // Comments, other fields and invalid JSON are ignored.
    const event = payload === undefined ? null : parse(payload);
    if (event?.error) return { ...chunk, error: event.error };
    const content = event?.choices?.[0]?.delta?.content;
    if (typeof content === "string") chunk.text += content;
    const details = readDetails(event?.answer);
    if (details) chunk.details = details;
  }
  return chunk;
}

/** The fields of an event that are used, all untrusted. */
interface StreamEvent {
  error?: unknown;
  answer?: unknown;
  choices?: ({ delta?: { content?: unknown } | null } | null)[] | null;
}

function parse(payload: string): StreamEvent | null {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
