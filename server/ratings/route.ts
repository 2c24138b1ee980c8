/** POST /functions/v1/rate-answer: whether an answer helped. Nothing of the visitor is stored. */
import { Hono } from "hono";
import { ratingRequest } from "../../shared/contracts/rating.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { AnswerNames } from "./answer-names.ts";
import type { Ratings } from "./ratings.ts";

/** Bytes: the longest word as JSON escapes, and the id, doubled. */
const BODY_LIMIT = 8 * 1024;

export function ratingRoutes({ names, ratings }: { names: AnswerNames; ratings: Ratings }): Hono {
  const routes = new Hono();
  routes.post("/functions/v1/rate-answer", async (c) => {
    const { id, helpful, comment } = await readBody(c, ratingRequest, BODY_LIMIT);
    const answer = await names.read(id);
    if (!answer)
      throw new RequestRefused(404, "id: there is no such answer, or it was given too long ago.", { field: "id" });
    await ratings.rate({ ...answer, helpful, comment: comment ?? "" });
    return c.body(null, 204);
  });
  return routes;
}
