import type { DatabaseSync } from "node:sqlite";
import type { SessionStore } from "../store.ts";
import { explained, transaction } from "./transaction.ts";

export function sqliteSessions(database: DatabaseSync): SessionStore {
  const add = database.prepare("INSERT INTO operator_session (hash, name, expires_at) VALUES (?, ?, ?)");
  const forget = database.prepare("DELETE FROM operator_session WHERE expires_at < ?");
  const one = database.prepare("SELECT * FROM operator_session WHERE hash = ?");
  const remove = database.prepare("DELETE FROM operator_session WHERE hash = ?");
  return {
    add: async ({ hash, name, expiresAt }, now) =>
      transaction(database, () => {
        forget.run(now);
        add.run(hash, name, expiresAt);
      }),
    get: async (hash) => {
      const row = explained(() => one.get(hash));
      return row && { hash: String(row.hash), name: String(row.name), expiresAt: String(row.expires_at) };
    },
    remove: async (hash) => void explained(() => remove.run(hash)),
  };
}
