import type { RatingStore } from "../store.ts";
import type { Database } from "./database.ts";

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
