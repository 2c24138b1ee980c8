/** Transactions on the embedded database, and its errors as those of the store port. */
import { type KeyStore, StoreUnavailable } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const FULL = 13;

/** Every write is one: none is acknowledged that a file which is gone would lose. */
export function transaction<T>(database: SiteDatabase, run: () => T): T {
  return withStoreErrors(() => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = run();
      database.assertInPlace();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  });
}

/** Runs work on the database, and turns operational errors (busy, full, read-only) into `StoreUnavailable`. */
export function withStoreErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const code = (error as { errcode?: unknown })?.errcode;
    // Extended codes hold the primary one in their low byte.
    const message = typeof code === "number" ? MESSAGES[code & 0xff] : undefined;
    if (message) throw new StoreUnavailable(message, { cause: error });
    throw error;
  }
}

const MESSAGES: Record<number, string> = {
  [BUSY]: "The database is busy. Nothing was changed; please try again.",
  [READ_ONLY]: "The database cannot be written to. Nothing was changed.",
  [INPUT_OUTPUT]: "The server's disk does not work as it should. Nothing was changed.",
  [FULL]: "The server's disk is full. Nothing was changed.",
};

export function sqliteKeys(database: SiteDatabase): KeyStore {
  const add = database.prepare("INSERT INTO shared_key (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const one = database.prepare("SELECT value FROM shared_key WHERE name = ?");
  return {
    get: async (name, fresh) =>
      transaction(database, () => {
        add.run(name, fresh);
        return String(one.get(name)?.value);
      }),
  };
}
