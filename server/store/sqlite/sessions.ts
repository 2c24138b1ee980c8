import type { AttemptStore, Attempts, SessionStore, SpendingStore, StoredSession } from "../store.ts";
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

export function sqliteSpending(database: SiteDatabase): SpendingStore {
  const forget = database.prepare("DELETE FROM token_spending WHERE day < ?");
  const add = database.prepare(
    `INSERT INTO token_spending (day, tokens) SELECT :day, :tokens WHERE :tokens <= :limit
     ON CONFLICT (day) DO UPDATE SET tokens = tokens + excluded.tokens WHERE tokens + excluded.tokens <= :limit`,
  );
  return {
    spend: async (day, tokens, limit) =>
      transaction(database, () => {
        forget.run(day);
        return add.run({ day, tokens, limit }).changes === 1;
      }),
  };
}
