import type { SessionStore, StoredSession } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

export function sqliteSessions(database: SiteDatabase): SessionStore {
  const add = database.prepare("INSERT INTO operator_session (hash, name, expires_at) VALUES (?, ?, ?)");
  const forget = database.prepare("DELETE FROM operator_session WHERE expires_at < ?");
  const one = database.prepare("SELECT * FROM operator_session WHERE hash = ?");
  const list = database.prepare("SELECT * FROM operator_session WHERE expires_at > ? ORDER BY expires_at DESC, hash");
  const remove = database.prepare("DELETE FROM operator_session WHERE hash = ?");
  return {
    add: async ({ hash, name, expiresAt }, now) =>
      transaction(database, () => {
        forget.run(now);
        add.run(hash, name, expiresAt);
      }),
    get: async (hash) => {
      const row = withStoreErrors(() => one.get(hash));
      return row && sessionOf(row);
    },
    list: async (now) => withStoreErrors(() => list.all(now)).map(sessionOf),
    remove: async (hash) => void (await transaction(database, () => remove.run(hash))),
  };
}

const sessionOf = (row: Record<string, unknown>): StoredSession => ({
  hash: String(row.hash),
  name: String(row.name),
  expiresAt: String(row.expires_at),
});
