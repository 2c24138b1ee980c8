import type { DatabaseSync } from "node:sqlite";
import type { QuestionStore } from "../store.ts";
import { explained, transaction } from "./transaction.ts";

export function sqliteQuestions(database: DatabaseSync): QuestionStore {
  const count = database.prepare(
    `INSERT INTO unanswered_question (id, question, times, first_at, last_at) VALUES (?, ?, 1, ?, ?)
     ON CONFLICT (id) DO UPDATE SET question = excluded.question, times = times + 1, last_at = excluded.last_at`,
  );
  const keepNewest = database.prepare(
    "DELETE FROM unanswered_question WHERE id IN (SELECT id FROM unanswered_question ORDER BY last_at DESC, id LIMIT -1 OFFSET ?)",
  );
  const list = database.prepare("SELECT * FROM unanswered_question ORDER BY times DESC, last_at DESC, id LIMIT ?");
  const remove = database.prepare("DELETE FROM unanswered_question WHERE id = ?");
  const expire = database.prepare("DELETE FROM unanswered_question WHERE last_at < ?");
  return {
    record: async ({ id, question, at }, limit) =>
      transaction(database, () => {
        count.run(id, question, at, at);
        keepNewest.run(limit);
      }),
    list: async (limit) =>
      explained(() => list.all(limit)).map((row) => ({
        id: String(row.id),
        question: String(row.question),
        times: Number(row.times),
        first_at: String(row.first_at),
        last_at: String(row.last_at),
      })),
    remove: async (id) => explained(() => remove.run(id)).changes > 0,
    expire: async (time) => void explained(() => expire.run(time)),
  };
}
