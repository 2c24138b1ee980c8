import type { CountStore } from "../store.ts";
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
