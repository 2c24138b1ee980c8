/** A visitor's rating of one answer. */
import { ANSWER_ID_LIMIT } from "./chat.ts";
import { COMMENT_LIMIT } from "./limits.ts";
import { z } from "./zod.ts";

export { COMMENT_LIMIT };

/** Body of POST /functions/v1/rate-answer. A later rating of the same answer takes the place of an earlier one. */
export const ratingRequest = z.strictObject({
  id: z
    .string("must be the id of an answer")
    .min(1, "must be the id of an answer")
    .max(ANSWER_ID_LIMIT, "must be the id of an answer")
    .describe("`answer.id` of the last chunk of an answer"),
  helpful: z.boolean("must be true or false"),
  comment: z
    .string("must be text")
    .trim()
    .max(COMMENT_LIMIT, `must have at most ${COMMENT_LIMIT} characters`)
    .nullish()
    .describe("What was missing, or was good; kept with e-mail addresses and numbers masked"),
});

export type RatingRequest = z.input<typeof ratingRequest>;
