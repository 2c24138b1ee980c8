import type { RatingStore } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

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
