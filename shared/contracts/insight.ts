/** The operators' calls on visitors' questions: counts, outcomes, and those that the consultant should answer better. */
import { ANSWER_KINDS } from "./library.ts";
import { aboutAnswer } from "./operator.ts";
import { z } from "./zod.ts";

/** Days that an overview covers at most: as many as ratings are kept. */
export const OVERVIEW_DAYS = 90;

const tally = z.object({
  questions: z.number(),
  answered: z.number(),
  offered: z.number(),
  declined: z.number(),
  handedOver: z.number(),
  /** Regulated advice, and instructions in disguise. */
  refused: z.number(),
  talk: z.number(),
  /** Of the answered. */
  unsure: z.number(),
  /** By a model, by the built-in consultant in its place, and of a model where the guard held something back. */
  byModel: z.number(),
  fellBack: z.number(),
  held: z.number(),
  helpful: z.number(),
  unhelpful: z.number(),
});
export type Tally = z.infer<typeof tally>;
export const emptyTally = () => Object.fromEntries(Object.keys(tally.shape).map((name) => [name, 0])) as Tally;

/** Answer of GET /rest/v1/consultant_overview?days=. */
export const overviewAnswer = z.object({
  total: tally,
  /** Every day, the earliest first. */
  days: z.array(tally.extend({ day: z.string() })),
  /** Most asked first; the title is empty where the subject is not known. */
  subjects: z.array(tally.extend({ subject: z.string(), title: z.string() })),
  state: z.object({
    /** Why questions cannot be answered now; null where they can. */
    problem: z.string().nullable(),
    /** What to set otherwise, as requests have shown. */
    advice: z.string().array().default([]),
    library: z.object({ version: z.string(), answers: z.number() }),
    entries: z.number(),
    revision: z.number(),
    lastIngest: z.object({ at: z.string(), by: z.string(), title: z.string() }).nullable(),
    /** The last ingest if it failed; null otherwise. */
    failedIngest: z.object({ at: z.string(), title: z.string() }).nullable(),
    lastBackup: z.object({ at: z.string(), bytes: z.number() }).nullable(),
    /** Name of the model that phrases answers; null where the built-in consultant answers alone. */
    model: z.string().nullable(),
    embeddingModel: z.string(),
    /** 0 where the log of questions is off. */
    logDays: z.number(),
  }),
});
export type OverviewAnswer = z.infer<typeof overviewAnswer>;

/** Troubles of a group of questions; `unhelpful` was answered, but rated as not helpful. */
export const QUESTION_TROUBLES = ["declined", "refused", "offered", "unsure", "unhelpful"] as const;
export type QuestionTrouble = (typeof QUESTION_TROUBLES)[number];

/** Questions of like meaning. */
const questionGroup = z.object({
  /** Keys of questions with the same words. */
  words: z.array(z.string()),
  /** The most frequent wording, and others. */
  question: z.string(),
  others: z.array(z.string()),
  times: z.number(),
  /** On each of the days that are covered, the earliest first. */
  perDay: z.array(z.number()),
  troubles: z.record(z.enum(QUESTION_TROUBLES), z.number()),
  comments: z.array(z.string()),
  /** Its current answer, asked again outside a conversation. */
  now: z.object({ kind: z.enum(ANSWER_KINDS), unsure: z.boolean(), text: z.string(), about: aboutAnswer }),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

/** An answer with its ratings. */
const ratedAnswer = z.object({
  id: z.string(),
  about: aboutAnswer,
  helpful: z.number(),
  unhelpful: z.number(),
  comments: z.array(z.object({ comment: z.string(), helpful: z.boolean(), day: z.string() })),
});
export type RatedAnswer = z.infer<typeof ratedAnswer>;

/** Body of POST /functions/v1/question-log. */
export const questionLogRequest = z.object({ on: z.boolean("must be true or false") });

/** Answer of GET /rest/v1/visitor_questions. */
export const visitorQuestionsAnswer = z.object({
  /** 0 where the log is off: then there are ratings alone. */
  logDays: z.number(),
  /** ISO dates that `perDay` counts. */
  days: z.array(z.string()),
  groups: z.array(questionGroup),
  /** Least helpful first. */
  ratings: z.array(ratedAnswer),
});
export type VisitorQuestionsAnswer = z.infer<typeof visitorQuestionsAnswer>;
