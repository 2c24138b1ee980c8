/** The stream of an answer: OpenAI chunk objects as server-sent events. */

export type ReplyEvent =
  | { type: "text"; text: string }
  /** A message for the enquiry form that the visitor has asked for. */
  | { type: "enquiry"; message: string }
  /** The answer broke off after its first words; nothing follows. */
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

/** One event as it goes over the wire. */
export function encodeEvent(event: ReplyEvent, envelope: Envelope): string {
  if (event.type === "error")
    return `data: ${JSON.stringify({ error: { code: event.code, message: event.message } })}\n\n`;
  const delta = event.type === "text" ? { content: event.text } : {};
  return chunk(envelope, { delta, finish_reason: null }, event.type === "enquiry" ? { enquiry: event.message } : {});
}

/** The chunk that says the answer is complete. */
export function encodeEnd(envelope: Envelope): string {
  return chunk(envelope, { delta: {}, finish_reason: "stop" }, {}) + DONE;
}

function chunk(envelope: Envelope, choice: object, extra: object): string {
  const { id, created, model } = envelope;
  const body = { id, object: "chat.completion.chunk", created, model, choices: [{ index: 0, ...choice }], ...extra };
  return `data: ${JSON.stringify(body)}\n\n`;
}
