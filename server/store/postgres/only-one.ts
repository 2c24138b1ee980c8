/** Mutual exclusion between servers, by an advisory lock. */
import type { Database } from "./database.ts";

/** Arbitrary, but unique in this database. */
export const INGEST_LOCK = 7_241_002;

/**
 * Runs `work` while this server holds the lock; rejects with what `busy` makes
 * where another one holds it. The lock ends with the connection that took it, so
 * that a server that dies holds nothing back.
 */
export async function onlyOne<T>(
  database: Database,
  lock: number,
  work: () => Promise<T>,
  busy: () => Error,
): Promise<T> {
  const connection = await database.run((sql) => sql.reserve());
  try {
    const [row] = await database.run(() => connection`SELECT pg_try_advisory_lock(${lock}) AS taken`);
    if (!row?.taken) throw busy();
    try {
      return await work();
    } finally {
      // If the database was lost meanwhile, the lock went with the connection.
      await database.run(() => connection`SELECT pg_advisory_unlock(${lock})`).catch(() => {});
    }
  } finally {
    // Throws if the connection is closed already.
    try {
      connection.release();
    } catch {}
  }
}
