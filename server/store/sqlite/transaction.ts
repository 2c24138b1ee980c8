/** Transactions on the embedded database, and its errors as those of the store port. */
import { setTimeout as wait } from "node:timers/promises";
import { StoreUnavailable } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
/** The file is damaged, or none of a database. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const FULL = 13;

/** Milliseconds between two tries of a write. */
const RETRY_EVERY = 20;

/**
 * Every write is one: none is acknowledged that a file which is gone would lose. While another process writes, it waits
 * beside the thread that serves pages, which SQLite itself would hold.
 */
export async function transaction<T>(database: SiteDatabase, run: () => T): Promise<T> {
  const giveUp = performance.now() + database.patience;
  while (!withStoreErrors(() => hasBegun(database, performance.now() > giveUp))) await wait(RETRY_EVERY);
  return withStoreErrors(() => {
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

/** False where another process writes, unless that is to be an error. */
function hasBegun(database: SiteDatabase, isLast: boolean): boolean {
  try {
    database.exec("BEGIN IMMEDIATE");
    return true;
  } catch (error) {
    if (isLast || !isBusy(error)) throw error;
    return false;
  }
}

export const isBusy = (error: unknown) => codeOf(error) === BUSY;
export const isFull = (error: unknown) => codeOf(error) === FULL;

/** Extended codes hold the primary one in their low byte. */
function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" ? errcode & 0xff : undefined;
}

/** Runs work on the database, and turns operational errors (busy, full, read-only) into `StoreUnavailable`. */
export function withStoreErrors<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const message = MESSAGES[codeOf(error) ?? 0];
    if (message) throw new StoreUnavailable(message, { cause: error });
    throw error;
  }
}

const DAMAGED = "The database's file is damaged. Nothing was changed; a backup has to be restored.";
const MESSAGES: Record<number, string> = {
  [CORRUPT]: DAMAGED,
  [NOT_A_DATABASE]: DAMAGED,
  [BUSY]: "The database is busy. Nothing was changed; please try again.",
  [READ_ONLY]: "The database cannot be written to. Nothing was changed.",
  [INPUT_OUTPUT]: "The server's disk does not work as it should. Nothing was changed.",
  [FULL]: "The server's disk is full. Nothing was changed.",
};
