/** Reads an answer as it arrives: server-sent events that carry OpenAI chunk objects. */
import { type Details, readDetails } from "./details.ts";

/** A piece of an answer: text, and at the end the server's metadata. */
export interface Piece {
  text: string;
  details?: Details;
}

/** The stream ended or failed before the answer was complete. */
export class BrokenAnswer extends Error {
  override name = "BrokenAnswer";
}

/**
 * Yields the answer as it comes, what arrived together in one piece.
 * Returns at [DONE]; throws, after the text so far, when the stream breaks before.
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece, void> {
  const reader = body.getReader();
  try {
    for await (const lines of linesOf(reader)) {
      const { done, error, ...piece } = readLines(lines);
      if (piece.text || piece.details) yield piece;
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

function readLines(lines: readonly string[]): Piece & { done?: true; error?: unknown } {
  const piece: Piece = { text: "" };
  for (const line of lines) {
    const payload = line.startsWith("data:") ? line.slice("data:".length).trim() : undefined;
    if ((payload ?? line.trim()) === "[DONE]") return { ...piece, done: true };
    // Comments, other fields and invalid JSON are ignored.
    const event = payload === undefined ? null : parse(payload);
    if (event?.error) return { ...piece, error: event.error };
    const content = event?.choices?.[0]?.delta?.content;
    if (typeof content === "string") piece.text += content;
    const details = readDetails(event?.answer);
    if (details) piece.details = details;
  }
  return piece;
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
