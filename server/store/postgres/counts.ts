import { loggedQuestion } from "../rows.ts";
import type { CountStore, QuestionStore, RatingStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresCounts(database: Database): CountStore {
  return {
    add: (counts) =>
      database.run(async (sql) => {
        if (counts.length === 0) return;
        // In the same order on every server, to avoid deadlocks.
        const rows = [...counts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
        await sql`
          INSERT INTO daily_count ${sql(rows, "day", "subject", "name", "count")}
          ON CONFLICT (day, subject, name) DO UPDATE SET count = daily_count.count + excluded.count`;
      }),
    list: (day) =>
      database.run(async (sql) => {
        const rows = await sql`SELECT * FROM daily_count WHERE day >= ${day} ORDER BY day, subject, name`;
        return rows.map((row) => ({
          day: String(row.day),
          subject: String(row.subject),
          name: String(row.name),
          count: Number(row.count),
        }));
      }),
    expire: (day) =>
      database.run(async (sql) => {
        await sql`DELETE FROM daily_count WHERE day < ${day}`;
      }),
  };
}

const keyOf = ({ day, subject, name }: { day: string; subject: string; name: string }) => `${day} ${subject} ${name}`;

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

export function postgresRatings(database: Database): RatingStore {
  return {
    put: ({ occasion, answer_id, helpful, comment, day }, limit) =>
      database.transaction(async (sql) => {
        await sql`
          INSERT INTO answer_rating (occasion, answer_id, helpful, comment, day)
          VALUES (${occasion}, ${answer_id}, ${helpful ? 1 : 0}, ${comment}, ${day})
          ON CONFLICT (occasion) DO UPDATE SET
            answer_id = excluded.answer_id, helpful = excluded.helpful, comment = excluded.comment, day = excluded.day`;
        await sql`
          DELETE FROM answer_rating WHERE occasion IN (
            SELECT occasion FROM answer_rating ORDER BY day DESC, occasion OFFSET ${limit})`;
      }),
    list: (day, limit) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT occasion, answer_id, helpful, comment, day FROM answer_rating
          WHERE day >= ${day} ORDER BY day DESC, occasion LIMIT ${limit}`;
        return rows.map((row) => ({
          occasion: String(row.occasion),
          answer_id: String(row.answer_id),
          helpful: Number(row.helpful) === 1,
          comment: row.comment === null ? null : String(row.comment),
          day: String(row.day),
        }));
      }),
    expire: (day) =>
      database.run(async (sql) => {
        await sql`DELETE FROM answer_rating WHERE day < ${day}`;
      }),
  };
}
