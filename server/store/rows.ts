/** Parses rows that both databases return alike. */
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
