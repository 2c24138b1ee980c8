import type { AttemptStore, SessionStore, SpendingStore, StoredSession } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresSessions(database: Database): SessionStore {
  return {
    add: ({ hash, name, expiresAt }, now) =>
      database.transaction(async (sql) => {
        await sql`DELETE FROM operator_session WHERE expires_at < ${now}`;
        await sql`INSERT INTO operator_session (hash, name, expires_at) VALUES (${hash}, ${name}, ${expiresAt})`;
      }),
    get: (hash) =>
      database.run(async (sql) => {
        const [row] = await sql`SELECT hash, name, expires_at FROM operator_session WHERE hash = ${hash}`;
        return row && sessionOf(row);
      }),
    list: (now) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT hash, name, expires_at FROM operator_session
          WHERE expires_at > ${now} ORDER BY expires_at DESC, hash COLLATE "C"`;
        return rows.map(sessionOf);
      }),
    remove: (hash) =>
      database.run(async (sql) => {
        await sql`DELETE FROM operator_session WHERE hash = ${hash}`;
      }),
  };
}

const sessionOf = (row: Record<string, unknown>): StoredSession => ({
  hash: String(row.hash),
  name: String(row.name),
  expiresAt: String(row.expires_at),
});

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

export function postgresSpending(database: Database): SpendingStore {
  return {
    spend: (day, tokens, limit) =>
      database.run(async (sql) => {
        await sql`DELETE FROM token_spending WHERE day < ${day}`;
        const rows = await sql`
          INSERT INTO token_spending AS spent (day, tokens)
          SELECT ${day}, ${tokens}::bigint WHERE ${tokens}::bigint <= ${limit}::bigint
          ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + excluded.tokens
            WHERE spent.tokens + excluded.tokens <= ${limit}::bigint
          RETURNING day`;
        return rows.length === 1;
      }),
  };
}
