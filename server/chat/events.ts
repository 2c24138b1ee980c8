/** The stream of an answer: OpenAI chunk objects as server-sent events. */
import type { Answer } from "../consultant/index.ts";

/** What the last chunk says about the answer, beside its words. */
export type AnswerFacts = Pick<Answer, "id" | "kind" | "sources" | "options">;

export type ReplyEvent =
  /** Some of the answer, or all of it. */
  | { type: "text"; text: string }
  /** A message for the enquiry form that the visitor has asked for. */
  | { type: "enquiry"; message: string }
  /** The answer was interrupted after its first words; nothing follows. */
  | { type: "error"; code: string; message: string };

/** What the visitor is told when an answer breaks off. */
export const INTERRUPTED: ReplyEvent = {
  type: "error",
  code: "answer_interrupted",
  message: "The answer broke off. Please try again.",
};

export interface Envelope {
  id: string;
  created: number;
  model: string;
}

export const HEARTBEAT = ": waiting\n\n";
const DONE = "data: [DONE]\n\n";

/** A few words: small enough to appear as a stream, large enough not to cost more in wrapping than in text. */
const PIECE = /[\s\S]{1,24}(?:\s+|$)|\S+\s*|\s+/g;

/** One event as it goes over the wire; text as a chunk for every few words. */
export function encodeEvent(event: ReplyEvent, envelope: Envelope): string {
  if (event.type === "error")
    return `data: ${JSON.stringify({ error: { code: event.code, message: event.message } })}\n\n`;
  if (event.type === "enquiry") return chunk(envelope, { delta: {}, finish_reason: null }, { enquiry: event.message });
  const [before, after] = aroundWords(envelope);
  let chunks = "";
  for (const [words] of event.text.matchAll(PIECE)) chunks += before + JSON.stringify(words) + after;
  return chunks;
}

/** The chunk that says the answer is complete, and what it was. */
export function encodeEnd(envelope: Envelope, answer?: AnswerFacts): string {
  return chunk(envelope, { delta: {}, finish_reason: "stop" }, answer ? { answer } : {}) + DONE;
}

function chunk(envelope: Envelope, choice: object, extra: object): string {
  const { id, created, model } = envelope;
  const body = { id, object: "chat.completion.chunk", created, model, choices: [{ index: 0, ...choice }], ...extra };
  return `data: ${JSON.stringify(body)}\n\n`;
}

/** What stands before and after the words in each chunk of one answer. */
function aroundWords(envelope: Envelope): [string, string] {
  const empty = chunk(envelope, { delta: { content: "" }, finish_reason: null }, {});
  const words = empty.lastIndexOf('""');
  return [empty.slice(0, words), empty.slice(words + 2)];
}
