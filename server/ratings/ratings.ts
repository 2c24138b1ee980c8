/** Visitors' ratings of answers, each with its answer and day, masked, and expiring. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { ratingRequest } from "../../shared/contracts/rating.ts";
import { daysBefore, isoDay } from "../../shared/domain/date.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { maskText } from "../privacy/mask.ts";
import type { Records } from "../store/records.ts";

export type Ratings = ReturnType<typeof createRatings>;

/** Days for which ratings are kept, as the privacy page says. */
export const RATING_DAYS = 90;
/** Stored ratings, so that no one can fill the disk with them. */
const RATINGS = 20_000;
const READ = 5_000;

export function createRatings(store: Records["ratings"], now: () => number = Date.now) {
  return {
    /** Replaces an earlier rating of the same answer. */
    async rate({ answerId, responseId, helpful, comment }: GivenAnswer & { helpful: boolean; comment: string }) {
      const masked = maskText(comment) || null;
      await store.put(
        { occasion: responseId, answer_id: answerId, helpful, comment: masked, day: isoDay(now()) },
        RATINGS,
      );
    },
    /** Of the last `days` days, the newest first. */
    list: (days: number) => store.list(daysBefore(now(), Math.min(days, RATING_DAYS) - 1), READ),
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

/**
 * Names each answer that is given, so that it can be rated once, and changed, by whoever has it.
 * A name says which answer it was, and proves that this site gave it; it says nothing of the visitor.
 *
 *   case-finance-cpa~20779.k3Jx0aP2qWzE.mV2r…   the answer's id ~ the day . a random response id . our signature
 */
export interface GivenAnswer {
  answerId: string;
  /** Random id of this answer to this question. */
  responseId: string;
}

export type AnswerNames = ReturnType<typeof createAnswerNames>;

/** Days for which an answer can be rated: longer than a tab is open, shorter than a rating is kept. */
const RATED_WITHIN = 30;
const KEY_NAME = "answer-names";
const KEY_BYTES = 32;
/** Bytes: too many to guess a response id or its signature. */
const RESPONSE_ID_BYTES = 9;
const SIGNATURE_BYTES = 15;
const DAY = 86_400_000;
const NAME = /^(.+)~(\d{1,6})\.([\w-]{12})\.([\w-]{20})$/s;

export function createAnswerNames(keys: Records["keys"], now: () => number = Date.now) {
  let loaded: Promise<string> | undefined;
  const key = () => {
    loaded ??= keys.get(KEY_NAME, randomBytes(KEY_BYTES).toString("base64url")).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const today = () => Math.floor(now() / DAY);
  return {
    /** Makes a new response id; the name is the answer's id alone while the key cannot be read. */
    async give(answerId: string) {
      const responseId = randomBytes(RESPONSE_ID_BYTES).toString("base64url");
      const named = `${answerId}~${today()}.${responseId}`;
      // Answers go on while the store is unavailable; these cannot be rated.
      const secret = await key().catch(() => undefined);
      return { answerId, responseId, name: secret ? `${named}.${signatureOf(secret, named)}` : answerId };
    },
    /** Verifies a name; undefined for one that this site has not given within the last `RATED_WITHIN` days. */
    async read(name: string): Promise<GivenAnswer | undefined> {
      const [, answerId = "", day = "", responseId = "", signature = ""] = NAME.exec(name) ?? [];
      const age = today() - Number(day);
      if (!answerId || age < 0 || age > RATED_WITHIN) return undefined;
      const expected = signatureOf(await key(), `${answerId}~${day}.${responseId}`);
      return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { answerId, responseId } : undefined;
    },
  };
}

/** The answer's id in a name, whoever made it. */
export const idInName = (name: string) => name.replace(/~[^~]*$/s, "");

const signatureOf = (key: string, named: string) =>
  createHmac("sha256", key).update(named).digest().subarray(0, SIGNATURE_BYTES).toString("base64url");
