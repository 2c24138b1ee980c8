import type { CountStore } from "../store.ts";
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
