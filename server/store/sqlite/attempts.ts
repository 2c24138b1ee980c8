import type { AttemptStore, Attempts } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

export function sqliteAttempts(database: SiteDatabase): AttemptStore {
  const one = database.prepare("SELECT count, at FROM sign_in_attempt WHERE key = ?");
  const put = database.prepare("INSERT OR REPLACE INTO sign_in_attempt (key, count, at) VALUES (?, ?, ?)");
  const expire = database.prepare("DELETE FROM sign_in_attempt WHERE at <= ?");
  const remove = database.prepare("DELETE FROM sign_in_attempt WHERE key = ?");

  const held = (key: string): Attempts | undefined => {
    const row = one.get(key);
    return row && { count: Number(row.count), at: String(row.at) };
  };
  return {
    find: async (key) => withStoreErrors(() => held(key)),
    note: async ({ key, at }, { since, limit }) =>
      transaction(database, () => {
        expire.run(since);
        const earlier = held(key);
        if (earlier && earlier.count >= limit) {
          // Nothing is written for those who are locked out, unless the clock was set back.
          if (earlier.at > at) put.run(key, earlier.count, at);
          return { count: limit + 1, at: earlier.at > at ? at : earlier.at };
        }
        const count = (earlier?.count ?? 0) + 1;
        put.run(key, count, at);
        return { count, at };
      }),
    forget: async (key) => void (await transaction(database, () => remove.run(key))),
    forgetUntil: async (at) => void (await transaction(database, () => expire.run(at))),
  };
}
