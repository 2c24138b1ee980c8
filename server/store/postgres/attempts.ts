import type { AttemptStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresAttempts(database: Database): AttemptStore {
  return {
    find: (key) =>
      database.run(async (sql) => {
        const [row] = await sql`SELECT count, at FROM sign_in_attempt WHERE key = ${key}`;
        return row && { count: Number(row.count), at: String(row.at) };
      }),
    note: ({ key, at }, { since, limit }) =>
      database.run(async (sql) => {
        const [row] = await sql`
          INSERT INTO sign_in_attempt AS held (key, count, at) VALUES (${key}, 1, ${at})
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN held.at <= ${since} THEN 1 ELSE least(held.count, ${limit}::integer) + 1 END,
            at = CASE WHEN held.at > ${since} AND held.count >= ${limit}::integer THEN least(held.at, excluded.at) ELSE excluded.at END
          RETURNING count, at`;
        const count = Number(row?.count);
        // Rows that another server has locked are left for the next time.
        if (count === 1)
          await sql`
            DELETE FROM sign_in_attempt WHERE key IN (
              SELECT key FROM sign_in_attempt WHERE at <= ${since} FOR UPDATE SKIP LOCKED)`;
        return { count, at: String(row?.at) };
      }),
    forget: (key) =>
      database.run(async (sql) => {
        await sql`DELETE FROM sign_in_attempt WHERE key = ${key}`;
      }),
    forgetUntil: (at) =>
      database.run(async (sql) => {
        await sql`DELETE FROM sign_in_attempt WHERE at <= ${at}`;
      }),
  };
}
