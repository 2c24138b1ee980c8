import type { QuestionStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresQuestions(database: Database): QuestionStore {
  return {
    record: ({ id, question, at }, limit) =>
      database.transaction(async (sql) => {
        await sql`
          INSERT INTO unanswered_question (id, question, times, first_at, last_at)
          VALUES (${id}, ${question}, 1, ${at}, ${at})
          ON CONFLICT (id) DO UPDATE SET
            question = excluded.question, times = unanswered_question.times + 1, last_at = excluded.last_at`;
        await sql`
          DELETE FROM unanswered_question WHERE id IN (
            SELECT id FROM unanswered_question ORDER BY last_at DESC, id OFFSET ${limit})`;
      }),
    list: (limit) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT id, question, times, first_at, last_at FROM unanswered_question
          ORDER BY times DESC, last_at DESC, id LIMIT ${limit}`;
        return rows.map((row) => ({
          id: String(row.id),
          question: String(row.question),
          times: Number(row.times),
          first_at: String(row.first_at),
          last_at: String(row.last_at),
        }));
      }),
    remove: (id) =>
      database.run(async (sql) => (await sql`DELETE FROM unanswered_question WHERE id = ${id}`).count > 0),
    expire: (time) =>
      database.run(async (sql) => {
        await sql`DELETE FROM unanswered_question WHERE last_at < ${time}`;
      }),
  };
}
