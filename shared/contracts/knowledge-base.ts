import { z } from "zod";

/** Limits of a hand-made entry, in characters. */
export const TITLE_LIMIT = 200;
export const CONTENT_LIMIT = 2_000;

/** Where an entry came from and what the search knows about it beside its words. */
export const entryMetadata = z.looseObject({
  /** True on entries that an operator wrote. */
  manually_added: z.boolean().optional(),
  /** Questions that the entry answers, in the words in which people ask them. */
  questions: z.array(z.string()).optional(),
  /** Model that made the embedding. */
  embedding_model: z.string().optional(),
});

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

export type KnowledgeBaseEntry = z.infer<typeof knowledgeBaseEntry>;
