/** The operators' other calls: signing in, ingest, the record of changes, questions, import. */
import { talkState } from "./chat.ts";
import { discardedSentence, draftEntry, listedEntry } from "./knowledge-base.ts";
import { ANSWER_KINDS } from "./library.ts";
import { z } from "./zod.ts";

/** Characters of a password that are read, and of the name for the record. */
const PASSWORD_LIMIT = 1_000;
export const OPERATOR_NAME_LIMIT = 60;

export const signInRequest = z.object({
  password: z.string("must be text").max(PASSWORD_LIMIT, `must have at most ${PASSWORD_LIMIT} characters`),
  /** For the record of who changed what. */
  name: z
    .string()
    .transform((name) =>
      name
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(OPERATOR_NAME_LIMIT, `must have at most ${OPERATOR_NAME_LIMIT} characters`))
    .optional(),
});

/** Answer of GET /auth/v1/session. */
export const session = z.discriminatedUnion("state", [
  /** No password is set, and this is the server's own machine. */
  z.object({ state: z.literal("open") }),
  /** No password is set, and this is another machine. */
  z.object({ state: z.literal("closed") }),
  z.object({ state: z.literal("signed_out") }),
  z.object({ state: z.literal("signed_in"), name: z.string(), expiresAt: z.string() }),
]);
export type Session = z.infer<typeof session>;

/** One of the answer of GET /auth/v1/sessions. */
export const openSession = z.object({
  id: z.string(),
  name: z.string(),
  startedAt: z.string(),
  expiresAt: z.string(),
  /** The session of whoever asks. */
  own: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Answer of GET /functions/v1/ingest-content, in sections. */
export const ingestProgress = z.object({ running: z.boolean(), done: z.number(), total: z.number() });
export type IngestProgress = z.infer<typeof ingestProgress>;

/** Answer of POST /functions/v1/ingest-content. */
export const ingestAnswer = z.object({
  processedCount: z.number(),
  added: z.number().optional(),
  changed: z.number().optional(),
  removed: z.number().optional(),
  unchanged: z.number().optional(),
});
export type IngestAnswer = z.infer<typeof ingestAnswer>;

const changeAction = z.enum([
  "added",
  "edited",
  "approved",
  "deleted",
  "restored",
  "ingested",
  "imported",
  "ended",
  "failed",
  "switched",
  "reverted",
]);

/** One line of the record of who changed what. */
export const change = z.object({
  id: z.number(),
  at: z.string(),
  by: z.string(),
  action: changeAction,
  entry_id: z.string().nullable(),
  /** Title of the entry, or what a whole ingest or import did. */
  title: z.string(),
});
export type Change = z.infer<typeof change>;

/** Answer of GET /rest/v1/knowledge_base_changes?id=eq.{id}: a change with its entry before and after. */
export const changeView = change.extend({
  before: listedEntry.nullable(),
  after: listedEntry.nullable(),
  /** The first of the entries that an import wrote. */
  entries: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Why it cannot be taken back; null where it can. */
  obstacle: z.string().nullable(),
});
export type ChangeView = z.infer<typeof changeView>;

/** Body and answer of POST /functions/v1/take-back; `left` names entries that were changed since, and stay. */
export const takeBackRequest = z.object({ id: z.number().int() });
export const takenBack = z.object({ changed: z.number(), left: z.string().array() });
export type TakenBack = z.infer<typeof takenBack>;

/** Answer of POST /functions/v1/import-entries, of the preview and of the import itself. */
export const importReport = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows of entries that came from pages: an import never touches those. */
  skipped: z.number(),
  /** What is not taken over of those, though the file says it. */
  notes: z.array(z.object({ line: z.number(), message: z.string() })).default([]),
  /** The first of the rows that add or change something. */
  rows: z.array(z.object({ line: z.number(), action: z.enum(["add", "change"]), title: z.string() })),
  /** Each bad row; with one of them nothing is imported, unless the good ones are asked for. */
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
  /** State of the knowledge base that the preview was made of. */
  revision: z.number(),
});
export type ImportReport = z.infer<typeof importReport>;

/** One of the answer of GET /rest/v1/library_answers. */
export const libraryAnswerView = z.object({
  id: z.string(),
  subject: z.string(),
  question: z.string(),
  /** Only of a single answer. */
  wordings: z.string().array().optional(),
  /** As it is given now. */
  text: z.string(),
  urls: z.string().array(),
  /** False where it is withheld because a section that it cites has changed. */
  stands: z.boolean(),
  /** An operator's entry in its place, and what the library says. */
  override: z.object({ entry: listedEntry, written: z.string() }).optional(),
});
export type LibraryAnswerView = z.infer<typeof libraryAnswerView>;

/**
 * Body of POST /functions/v1/foresee: an entry that would be added, changed (`id`) or, without `entry`, deleted; or
 * (`saved`) the entry `id` as it is, beside what was there before its last change.
 */
export const foreseeRequest = z
  .object({
    id: z.string().min(1).max(300).optional(),
    entry: draftEntry.optional(),
    saved: z.boolean().optional(),
    /** Answers `heard` alone, which takes a tenth of the time. */
    heardOnly: z.boolean().optional(),
  })
  .refine(({ id, entry }) => id !== undefined || entry !== undefined, "must name an entry or give one");
export type ForeseeRequest = z.input<typeof foreseeRequest>;

/** An answer of the library, or "entry:" and the id of an entry; null where it is neither any more. */
export const aboutAnswer = z.object({ id: z.string(), title: z.string(), url: z.string().nullable() }).nullable();
const givenAnswer = z.object({ kind: z.enum(ANSWER_KINDS), text: z.string(), about: aboutAnswer });
export type GivenAnswer = z.infer<typeof givenAnswer>;
const consequence = z.object({
  question: z.string(),
  /** A visitor asked it. */
  isLogged: z.boolean(),
  before: givenAnswer,
  after: givenAnswer,
});
export type Consequence = z.infer<typeof consequence>;

/** How a figure differs from what stands elsewhere. */
const CONTRADICTION_KINDS = ["value", "direction", "unit", "period"] as const;

const figureContradiction = z.object({
  kind: z.enum(CONTRADICTION_KINDS),
  /** Of the entry that is looked at, as it is written there. */
  sentence: z.string(),
  figure: z.string(),
  /** Where the other figure stands: in an entry, or (`entry` is null) in the ledger of published figures. */
  other: z.object({
    sentence: z.string(),
    figure: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    entry: z.string().nullable(),
  }),
});
export type FigureContradiction = z.infer<typeof figureContradiction>;

/** One of the answer of GET /rest/v1/contradictions: an entry that operators wrote beside what it contradicts. */
export const entryContradiction = figureContradiction.extend({
  entry: z.object({ id: z.string(), title: z.string() }),
});
export type EntryContradiction = z.infer<typeof entryContradiction>;

/** What visitors hear to one of the questions that an entry is for. */
const heardAnswer = z.object({
  question: z.string(),
  /** One of its expected questions, rather than a wording that was made from its words. */
  isExpected: z.boolean(),
  /** The entry itself answers. */
  isHeard: z.boolean(),
  answer: givenAnswer,
});
export type HeardAnswer = z.infer<typeof heardAnswer>;

/** Answer of POST /functions/v1/foresee. */
export const foreseen = z.object({
  /** Its expected questions, and four wordings; none where it does not count for visitors. */
  heard: heardAnswer.array(),
  /** What is said no longer, since the entry is. */
  superseded: aboutAnswer.unwrap().array(),
  /** Questions that were asked before and after, and those of visitors among them. */
  tried: z.number(),
  logged: z.number(),
  /** Questions whose answer of the library would be withheld, or given again. */
  withdrawn: z.string().array(),
  returned: z.string().array(),
  changed: consequence.array(),
  /** Figures that would newly contradict one elsewhere. */
  contradictions: figureContradiction.array(),
});
export type Foreseen = z.infer<typeof foreseen>;

/** Characters of a question that is tried: as many as a visitor may write. */
export const TRIAL_LIMIT = 500;

export const trialRequest = z.object({
  question: z
    .string("must be text")
    .trim()
    .min(1, "must not be empty")
    .max(TRIAL_LIMIT, `must have at most ${TRIAL_LIMIT} characters`),
});

/** Answer of POST /functions/v1/try-question. */
export const questionTrial = z.object({
  answer: z.string(),
  /** The model that wrote the answer, and the one that made the vectors. */
  model: z.string(),
  embeddingModel: z.string(),
  /** What was taken from the question, and milliseconds of each step of the answer. */
  talk: talkState,
  steps: z.array(z.object({ name: z.string(), ms: z.number() })),
  /** Where a model was asked: what would have been answered without it, and what became of its sentences. */
  written: z
    .object({
      builtIn: z.string(),
      /** Why it gave no answer, where it failed. */
      failure: z.string().optional(),
      sentences: z.array(
        z.object({
          written: z.string(),
          outcome: z.enum(["talk", "quoted", "stands", "replaced", "fell", "dropped"]),
          /** What was found wrong with it. */
          why: z.string().array(),
          /** What it was compared with. */
          lines: z.string().array(),
        }),
      ),
      /** Milliseconds to the model's first words, to the first that were shown, to the end, and spent in checks. */
      times: z.record(z.string(), z.number()),
    })
    .optional(),
  /** Answers of the library and entries, the likeliest first. */
  found: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["answer", "entry"]),
      title: z.string(),
      section: z.string().nullable(),
      url: z.string().nullable(),
      /** Probability that it answers the question. */
      probability: z.number(),
      discarded: discardedSentence.array().optional(),
    }),
  ),
});
export type QuestionTrial = z.infer<typeof questionTrial>;
