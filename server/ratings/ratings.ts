/** Visitors' ratings of answers, each with its answer and day, masked, and expiring. */

import { Hono } from "hono";
import { ratingRequest } from "../../shared/contracts/rating.ts";
import { daysBefore, isoDay } from "../../shared/domain/date.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { maskText } from "../privacy/mask.ts";
import type { RatingStore, StoredRating } from "../store/store.ts";
import type { AnswerNames, GivenAnswer } from "./answer-names.ts";

export interface Ratings {
  /** Replaces an earlier rating of the same answer. */
  rate(rating: GivenAnswer & { helpful: boolean; comment: string }): Promise<void>;
  /** Of the last `days` days, the newest first. */
  list(days: number): Promise<StoredRating[]>;
  forgetExpired(): Promise<void>;
}

/** Days for which ratings are kept, as the privacy page says. */
export const RATING_DAYS = 90;
/** Stored ratings, so that no one can fill the disk with them. */
const RATINGS = 20_000;
const READ = 5_000;

export function createRatings(store: RatingStore, now: () => number = Date.now): Ratings {
  return {
    async rate({ answerId, responseId, helpful, comment }) {
      const masked = maskText(comment) || null;
      await store.put(
        { occasion: responseId, answer_id: answerId, helpful, comment: masked, day: isoDay(now()) },
        RATINGS,
      );
    },
    list: (days) => store.list(daysBefore(now(), Math.min(days, RATING_DAYS) - 1), READ),
    forgetExpired: () => store.expire(daysBefore(now(), RATING_DAYS - 1)),
  };
}

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
