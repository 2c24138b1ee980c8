import type { SessionStore, StoredSession } from "../store.ts";
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
