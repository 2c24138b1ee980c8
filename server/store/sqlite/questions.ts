import { loggedQuestion } from "../rows.ts";
import type { QuestionStore } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

export function sqliteQuestions(database: SiteDatabase): QuestionStore {
  const add = database.prepare(
    `INSERT OR REPLACE INTO logged_question (occasion, day, kind, answer_id, unsure, words, question)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const keepNewest = database.prepare(
    `DELETE FROM logged_question WHERE occasion IN (
       SELECT occasion FROM logged_question ORDER BY day DESC, occasion LIMIT -1 OFFSET ?)`,
  );
  const list = database.prepare("SELECT * FROM logged_question ORDER BY day DESC, occasion");
  const remove = database.prepare("DELETE FROM logged_question WHERE words = ?");
  const expire = database.prepare("DELETE FROM logged_question WHERE day < ?");
  return {
    add: async (questions, limit) =>
      transaction(database, () => {
        for (const { occasion, day, kind, answer_id, unsure, words, question } of questions)
          add.run(occasion, day, kind, answer_id, unsure ? 1 : 0, words, question);
        keepNewest.run(limit);
      }),
    list: async () => withStoreErrors(() => list.all()).map(loggedQuestion),
    remove: async (words) => (await transaction(database, () => remove.run(words))).changes > 0,
    expire: async (day) => void (await transaction(database, () => expire.run(day))),
  };
}
