/** The chat's calls: a conversation, which is answered as a stream, and a rating of an answer. */
import type { RatingRequest } from "../../../shared/contracts/rating.ts";
import { post } from "../../backend.ts";
import type { Rating, toSend } from "./conversation.ts";
import { readAnswer } from "./stream.ts";

/** Milliseconds without a byte (the server sends a heartbeat every few seconds) after which an answer has failed. */
const SILENCE_LIMIT = 60_000;

export async function* askConsultant(messages: ReturnType<typeof toSend>, stopped: AbortSignal) {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(new Error("no heartbeat from the server")), SILENCE_LIMIT);
  };
  try {
    alive();
    const response = await post("ai-chat", { messages }, AbortSignal.any([stopped, silent.signal]));
    if (!response.body) throw new Error("the answer has no body");
    yield* readAnswer(response.body, alive);
  } finally {
    clearTimeout(timer);
  }
}

/** `answer` is its `id` as it came with the answer. Rejects where the server does not take the rating. */
export async function rateAnswer(answer: string, rating: Rating): Promise<void> {
  await post("rate-answer", { id: answer, ...rating } satisfies RatingRequest);
}
