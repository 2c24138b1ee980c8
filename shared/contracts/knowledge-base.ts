import { ROLES, SECTORS } from "./library.ts";
import { z } from "./zod.ts";

/** Limits of a hand-made entry, in characters. */
export const TITLE_LIMIT = 200;
export const CONTENT_LIMIT = 2_000;
/** Characters of one expected question, and how many an entry may have. */
export const QUESTION_LENGTH = 300;
export const QUESTION_LIMIT = 20;
/** Numbers of a vector at most: no model in use makes longer ones. */
const DIMENSION_LIMIT = 8_192;

/** A sentence of an entry that is not used, and why: it seems to be meant for the assistant. */
export const discardedSentence = z.object({ sentence: z.string(), reason: z.string() });

/** Origin, labels and state of an entry. */
const entryMetadata = z.looseObject({
  /** True on entries that an operator wrote. */
  manually_added: z.boolean().optional(),
  /** Questions that the entry answers, in the words in which people ask them. */
  questions: z.array(z.string()).optional(),
  /** Those of them that an operator added to an entry that came from a page. */
  added_questions: z.array(z.string()).optional(),
  /** Model that made the embedding. */
  embedding_model: z.string().optional(),
  /** When and by whom the entry was changed last; absent where it never was. */
  updated_at: z.string().optional(),
  updated_by: z.string().optional(),
  /** True where an operator rewrote an entry that came from a page: ingest leaves it alone. */
  edited: z.boolean().optional(),
  /** Hash of the page's section when the entry was rewritten. */
  page_hash: z.string().optional(),
  /** True if the page has changed since. */
  page_changed: z.boolean().optional(),
  /** As it was found when the entry was saved. */
  discarded: discardedSentence.array().optional(),
  /** True where an operator decided that the entry is used as it was written. */
  use_anyway: z.boolean().optional(),
  /** Whose words or doings the entry tells of, and for which sector: as the build sets it, or an operator. */
  role: z.enum(ROLES).optional().catch(undefined),
  sector: z.enum(SECTORS).optional().catch(undefined),
  /** Id of the library's answer that this entry replaces. */
  overrides: z.string().optional(),
  /** Hidden from visitors. */
  draft: z.boolean().optional(),
  /** ISO times from which it counts, and from which it does not any more. */
  publish_at: z.string().optional(),
  expires_at: z.string().optional(),
  /** ISO date on which it should be read again. */
  review_by: z.string().optional(),
});

/** Header of the answer to a saved entry: how many of its sentences are not used. */
export const DISCARDED_HEADER = "discarded-sentences";

export const knowledgeBaseEntry = z.object({
  id: z.string(),
  page_title: z.string(),
  page_url: z.string().nullable(),
  section_title: z.string().nullable(),
  content: z.string(),
  created_at: z.string(),
  embedding: z.array(z.number()).nullable(),
  metadata: entryMetadata,
});

/** An entry as the operators' page lists it: without its vector. */
export const listedEntry = knowledgeBaseEntry.omit({ embedding: true });

export type KnowledgeBaseEntry = z.infer<typeof knowledgeBaseEntry>;
export type ListedEntry = z.infer<typeof listedEntry>;

/** Version of an entry, for optimistic locking. */
export function versionOf(entry: Pick<KnowledgeBaseEntry, "created_at" | "metadata">): string {
  return entry.metadata.updated_at ?? entry.created_at;
}

/** A character that is seen: no space, and nothing like a zero-width space or a joiner. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Text as it is stored: one kind of line break, no control characters, nothing that is no character. Empty where nothing of it is seen. */
function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  return SEEN.test(clean) ? clean : "";
}

const line = (limit: number) =>
  z
    .string("must be text")
    .transform((text) => cleanText(text).replace(/\s+/g, " "))
    .pipe(z.string().max(limit, `must have at most ${limit} characters`));

/** A path of this site ("/results/finance#outcome") or a whole web address. */
function isAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  if (text.startsWith("/")) return !text.startsWith("//") && !text.includes("\\");
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

export const pageTitleField = line(TITLE_LIMIT).pipe(z.string().min(1, "is required"));
export const sectionTitleField = line(TITLE_LIMIT);
export const pageUrlField = line(TITLE_LIMIT).refine(
  (text) => text === "" || isAddress(text),
  "must be a path such as /results/finance, or an address such as https://www.example.org",
);
/** `limit` is higher only where a longer text of a page is edited. */
export const contentField = (limit = CONTENT_LIMIT) =>
  z
    .string("must be text")
    .transform(cleanText)
    .pipe(z.string().min(1, "is required").max(limit, `must have at most ${limit} characters`));
export const questionsField = z
  .array(line(QUESTION_LENGTH))
  .transform((questions) => [...new Set(questions.filter(Boolean))])
  .pipe(z.array(z.string()).max(QUESTION_LIMIT, `must be at most ${QUESTION_LIMIT} questions`));

const embeddingField = z.array(z.number()).max(DIMENSION_LIMIT, `must have at most ${DIMENSION_LIMIT} numbers`);

export const roleField = z.enum(ROLES, `must be one of ${ROLES.join(", ")}`);
export const sectorField = z.enum(SECTORS, `must be one of ${SECTORS.join(", ")}`);

/** A time with its zone, kept in UTC. */
export const timeField = z.iso
  .datetime({ offset: true, error: "must be a time with its zone, such as 2026-12-01T09:00:00Z" })
  .transform((time) => new Date(time).toISOString());
export const dateField = z.iso.date("must be a date such as 2026-12-01");

/** What an entry may have beside its title and its content; null takes away what was set. */
const furtherFields = {
  pageUrl: pageUrlField.nullish(),
  sectionTitle: sectionTitleField.nullish(),
  questions: questionsField.optional(),
  role: roleField.nullish(),
  sector: sectorField.nullish(),
  /** When it counts. */
  draft: z.boolean().nullish(),
  publishAt: timeField.nullish(),
  expiresAt: timeField.nullish(),
  reviewBy: dateField.nullish(),
};

/** Body of POST /rest/v1/knowledge_base: an entry in the form's own words. */
export const newEntryRequest = z.object({
  pageTitle: pageTitleField,
  pageUrl: pageUrlField.nullish(),
  sectionTitle: sectionTitleField.nullish(),
  content: contentField(),
  embedding: embeddingField.nullish(),
  metadata: z
    .object({
      manually_added: z.boolean().optional(),
      embedding_model: line(TITLE_LIMIT).optional(),
      questions: questionsField.optional(),
      use_anyway: z.boolean().optional(),
      role: roleField.optional(),
      sector: sectorField.optional(),
      overrides: line(TITLE_LIMIT).pipe(z.string().min(1, "is required")).optional(),
      draft: z.boolean().optional(),
      publish_at: timeField.optional(),
      expires_at: timeField.optional(),
      review_by: dateField.optional(),
    })
    .nullish(),
});

/** Body of PATCH /rest/v1/knowledge_base?id=eq.{id}: what is absent stays as it is. */
export const entryEditRequest = z.object({
  pageTitle: pageTitleField.optional(),
  content: contentField(100_000).optional(),
  ...furtherFields,
  /** Approves sentences that seem to be meant for the assistant, until the words change. */
  useAnyway: z.boolean().optional(),
  /** The state that the edit starts from; another one is refused with 409. */
  seen: z.string().optional(),
});

/** Entries that are changed at once. */
const MANY_LIMIT = 1_000;
const entryId = z.string().min(1, "is required").max(300);

/** Body of POST /functions/v1/edit-entries: all of it happens, or nothing. */
export const editManyRequest = z.object({
  /** Leaves alone the entries that are not in the state that was seen, rather than all of them. */
  partly: z.boolean().optional(),
  edits: z
    .array(
      z.object({
        id: entryId,
        /** The state that the edit starts from. */
        seen: z.string(),
        remove: z.boolean().optional(),
        draft: z.boolean().nullish(),
        role: roleField.nullish(),
        sector: sectorField.nullish(),
      }),
    )
    .min(1, "must name an entry")
    .max(MANY_LIMIT, `must be at most ${MANY_LIMIT}`),
});
export type EntryEdits = z.input<typeof editManyRequest>["edits"];

/** Answer of a change to many entries: the state that each changed one is in now, and the ids of those left alone. */
export const editManyAnswer = z.object({
  changed: z.object({ id: z.string(), version: z.string() }).array(),
  left: z.string().array(),
});
export type EditManyAnswer = z.infer<typeof editManyAnswer>;

/** Body of POST /functions/v1/restore-entries. Those that are there already are left alone. */
export const restoreManyRequest = z.object({
  ids: z.array(entryId).min(1, "must name an entry").max(MANY_LIMIT, `must be at most ${MANY_LIMIT}`),
});

/** One of the answer of GET /rest/v1/knowledge_base_versions: the entry as it was before a change. */
export const entryVersion = z.object({ at: z.string(), by: z.string(), action: z.string(), before: listedEntry });
export type EntryVersion = z.infer<typeof entryVersion>;

/** Title of an entry that is written for one question: the visitor reads it as the source of the answer. */
export const titleOfQuestion = (question: string) =>
  question
    .split("\n")[0]
    ?.trim()
    .replace(/\s*\?+$/, "")
    .slice(0, TITLE_LIMIT) ?? "";

/** An unsaved entry, to preview its consequences. */
export const draftEntry = z.object({
  pageTitle: pageTitleField,
  content: contentField(100_000),
  ...furtherFields,
});

export type NewEntryRequest = z.input<typeof newEntryRequest>;
export type EntryEditRequest = z.input<typeof entryEditRequest>;

export const embeddingRequest = z.object({
  text: z
    .string()
    .trim()
    .min(1, "must not be empty")
    // A whole entry: its titles, its questions and its content.
    .max(20_000, "must have at most 20000 characters"),
});
export const embeddingAnswer = z.object({ embedding: z.array(z.number()), model: z.string().optional() });

/** The text that an entry's vector is computed from. */
export function embeddingText(
  entry: Pick<KnowledgeBaseEntry, "page_title" | "section_title" | "content">,
  questions: readonly string[] = [],
): string {
  return [entry.page_title, entry.section_title, ...questions, entry.content].filter(Boolean).join("\n");
}
