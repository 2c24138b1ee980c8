/** Sends a rating of an answer. */
import type { RatingRequest } from "../../../shared/contracts/rating.ts";
import { bearer, callBackend } from "../../backend.ts";
import type { Rating } from "./conversation.ts";

/** `answer` is its `id` as it came with the answer. Rejects where the server does not take the rating. */
export async function rateAnswer(answer: string, rating: Rating): Promise<void> {
  await callBackend("/functions/v1/rate-answer", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...bearer() },
    body: JSON.stringify({ id: answer, ...rating } satisfies RatingRequest),
  });
}
