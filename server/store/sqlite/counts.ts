import { loggedQuestion } from "../rows.ts";
import type { CountStore, QuestionStore, RatingStore } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

export function sqliteCounts(database: SiteDatabase): CountStore {
  const add = database.prepare(
    `INSERT INTO daily_count (day, subject, name, count) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const list = database.prepare("SELECT * FROM daily_count WHERE day >= ? ORDER BY day, subject, name");
  const expire = database.prepare("DELETE FROM daily_count WHERE day < ?");
  return {
    add: async (counts) =>
      transaction(database, () => {
        for (const { day, subject, name, count } of counts) add.run(day, subject, name, count);
      }),
    list: async (day) =>
      withStoreErrors(() => list.all(day)).map((row) => ({
        day: String(row.day),
        subject: String(row.subject),
        name: String(row.name),
        count: Number(row.count),
      })),
    expire: async (day) => void (await transaction(database, () => expire.run(day))),
  };
}

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

export function sqliteRatings(database: SiteDatabase): RatingStore {
  const put = database.prepare(
    "INSERT OR REPLACE INTO answer_rating (occasion, answer_id, helpful, comment, day) VALUES (?, ?, ?, ?, ?)",
  );
  const keepNewest = database.prepare(
    `DELETE FROM answer_rating WHERE occasion IN (
       SELECT occasion FROM answer_rating ORDER BY day DESC, occasion LIMIT -1 OFFSET ?)`,
  );
  const list = database.prepare("SELECT * FROM answer_rating WHERE day >= ? ORDER BY day DESC, occasion LIMIT ?");
  const expire = database.prepare("DELETE FROM answer_rating WHERE day < ?");
  return {
    put: async ({ occasion, answer_id, helpful, comment, day }, limit) =>
      transaction(database, () => {
        put.run(occasion, answer_id, helpful ? 1 : 0, comment, day);
        keepNewest.run(limit);
      }),
    list: async (day, limit) =>
      withStoreErrors(() => list.all(day, limit)).map((row) => ({
        occasion: String(row.occasion),
        answer_id: String(row.answer_id),
        helpful: Number(row.helpful) === 1,
        comment: row.comment === null ? null : String(row.comment),
        day: String(row.day),
      })),
    expire: async (day) => void (await transaction(database, () => expire.run(day))),
  };
}
