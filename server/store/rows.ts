/** Parses rows that both databases return alike. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import type { LoggedQuestion } from "./store.ts";

type Row = Record<string, unknown>;

export const loggedQuestion = (row: Row): LoggedQuestion => ({
  occasion: String(row.occasion),
  day: String(row.day),
  kind: row.kind as AnswerKind,
  answer_id: String(row.answer_id),
  unsure: Number(row.unsure) === 1,
  words: String(row.words),
  question: String(row.question),
});

export const changeOf = (row: Row): Change => ({
  id: Number(row.id),
  at: String(row.at),
  by: String(row.author),
  action: row.action as Change["action"],
  entry_id: row.entry_id as string | null,
  title: String(row.title),
});

/** Of an entry, all that needs no parsing of its own. */
export const entryColumns = (row: Row): Omit<KnowledgeBaseEntry, "embedding" | "metadata"> => ({
  id: String(row.id),
  page_title: String(row.page_title),
  page_url: row.page_url as string | null,
  section_title: row.section_title as string | null,
  content: String(row.content),
  created_at: String(row.created_at),
});
