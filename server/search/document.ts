/** What can be found: entries of the knowledge base and answers that were written in advance, as documents of one form. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswer, Role, Unpublished } from "../../shared/contracts/library.ts";

/**
 * Whose word it is: what operators write stands above what pages say, that above what was written in advance, and all
 * of it above that nothing is published.
 */
export type Authority = "unpublished" | "written" | "page" | "operator";

export interface Document {
  /** Of the entry, or of the written answer. */
  id: string;
  authority: Authority;
  /** Title of the page, or of the subject. */
  title: string;
  /** Heading of the section, or the question that is shown. */
  heading: string | null;
  /** Path with anchor. */
  url: string | null;
  /** Questions that it answers, in the words in which people ask them. */
  questions: readonly string[];
  /** More wordings of them, which are compared by meaning alone. */
  heard?: readonly string[];
  content: string;
  role: Role | undefined;
  /** A written answer is said whole; an entry by the sentences that answer. */
  answer?: LibraryAnswer;
  entry?: KnowledgeBaseEntry;
}

export function documentOfEntry(entry: KnowledgeBaseEntry, heard: readonly string[] = []): Document {
  const { id, page_title: title, section_title: heading, page_url: url, content, metadata } = entry;
  return {
    id,
    authority: metadata.manually_added || metadata.edited ? "operator" : "page",
    title,
    heading,
    url,
    questions: metadata.questions ?? [],
    heard,
    content,
    role: metadata.role,
    entry,
  };
}

export function documentOfAnswer(answer: LibraryAnswer, title: string): Document {
  const { id, questions, heard = [], text, sources, role } = answer;
  return {
    id,
    authority: "written",
    title,
    heading: questions[0] ?? null,
    url: sources[0]?.url ?? null,
    questions,
    heard,
    content: text,
    role,
    answer,
  };
}

/** Says that nothing is published about a matter. */
export function documentOfUnpublished({ id, matter, asked }: Unpublished): Document {
  return {
    id: `unpublished-${id}`,
    authority: "unpublished",
    title: matter,
    heading: null,
    url: null,
    questions: [],
    heard: asked,
    content: `Nothing is published on this website about ${matter}.`,
    role: undefined,
  };
}
