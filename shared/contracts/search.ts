import { SECTORS } from "./library.ts";
import { z } from "./zod.ts";

/** Characters of a query, and results of one search. */
export const SEARCH_TEXT_LIMIT = 200;
export const SEARCH_RESULT_LIMIT = 20;

/** What a result is part of; `page` is everything else, such as the legal pages. */
export const RESULT_KINDS = ["solution", "case", "article", "answer", "page"] as const;

/** Query of GET /functions/v1/search. An empty filter is none, as a form sends it. */
export const searchRequest = z.object({
  q: z
    .string("is required")
    .trim()
    .min(1, "must not be empty")
    .max(SEARCH_TEXT_LIMIT, `must have at most ${SEARCH_TEXT_LIMIT} characters`)
    .describe("What is searched for: words, or a question"),
  kind: z
    .enum(["", ...RESULT_KINDS], `must be one of ${RESULT_KINDS.join(", ")}`)
    .optional()
    .transform((kind) => kind || undefined)
    .describe("Only results of this kind"),
  sector: z
    .enum(["", ...SECTORS], `must be one of ${SECTORS.join(", ")}`)
    .optional()
    .transform((sector) => sector || undefined)
    .describe("Only results about this sector"),
});

const searchResult = z.object({
  /** Of the page, or the subject of an answer of the library. */
  title: z.string(),
  /** Heading of the section, or the question that is answered. */
  section: z.string().nullable(),
  /** Path with the anchor, which ends in a text fragment where a sentence is quoted; empty where an entry has none on this site. */
  url: z.string(),
  /** The sentence that matches best, word for word. */
  excerpt: z.string(),
});

/** Answer of GET /functions/v1/search: best first. */
export const searchAnswer = z.object({ results: z.array(searchResult).max(SEARCH_RESULT_LIMIT) });

export type SearchAnswer = z.infer<typeof searchAnswer>;
export type SearchRequest = z.infer<typeof searchRequest>;
export type SearchResult = z.infer<typeof searchResult>;
export type ResultKind = (typeof RESULT_KINDS)[number];
