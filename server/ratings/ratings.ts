/** Visitors' ratings of answers, each with its answer and day, masked, and expiring. */
import { daysBefore, isoDay } from "../../shared/domain/date.ts";
import { maskText } from "../privacy/mask.ts";
import type { RatingStore, StoredRating } from "../store/store.ts";
import type { GivenAnswer } from "./answer-names.ts";

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
