import { loggedQuestion } from "../rows.ts";
import type { QuestionStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresQuestions(database: Database): QuestionStore {
  return {
    add: (questions, limit) =>
      database.transaction(async (sql) => {
        const rows = questions.map(({ unsure, ...question }) => ({ ...question, unsure: unsure ? 1 : 0 }));
        if (rows.length > 0) await sql`INSERT INTO logged_question ${sql(rows)} ON CONFLICT (occasion) DO NOTHING`;
        await sql`
          DELETE FROM logged_question WHERE occasion IN (
            SELECT occasion FROM logged_question ORDER BY day DESC, occasion OFFSET ${limit})`;
      }),
    list: () =>
      database.run(async (sql) => {
        const rows = await sql`SELECT * FROM logged_question ORDER BY day DESC, occasion`;
        return rows.map(loggedQuestion);
      }),
    remove: (words) =>
      database.run(async (sql) => (await sql`DELETE FROM logged_question WHERE words = ${words}`).count > 0),
    expire: (day) =>
      database.run(async (sql) => {
        await sql`DELETE FROM logged_question WHERE day < ${day}`;
      }),
  };
}
