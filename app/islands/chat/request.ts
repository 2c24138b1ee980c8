/** Sends the conversation to the consultant and streams its answer. */
import { bearer, callBackend } from "../../backend.ts";
import type { toSend } from "./conversation.ts";
import { readAnswer } from "./stream.ts";

/** Milliseconds without a byte (the server sends a heartbeat every few seconds) after which an answer has failed. */
const SILENCE_LIMIT = 60_000;

export async function* askConsultant(messages: ReturnType<typeof toSend>, signal: AbortSignal) {
  const request = new AbortController();
  const abandon = () => request.abort(signal.reason);
  signal.addEventListener("abort", abandon);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(new Error("no heartbeat from the server")), SILENCE_LIMIT);
  };
  try {
    alive();
    const response = await callBackend("/functions/v1/ai-chat", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...bearer() },
      body: JSON.stringify({ messages }),
      signal: request.signal,
    });
    if (!response.body) throw new Error("the answer has no body");
    yield* readAnswer(response.body.pipeThrough(watched(alive)));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abandon);
  }
}

/** A pass-through that reports each chunk, including heartbeats. */
function watched(onChunk: () => void) {
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onChunk();
      controller.enqueue(chunk);
    },
  });
}
