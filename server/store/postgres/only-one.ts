/** Mutual exclusion between servers, by an advisory lock that a transaction holds: a pooler leaves a session to others. */
import type { Database } from "./database.ts";

/** Arbitrary, but unique in this database. */
export const INGEST_LOCK = 7_241_002;

/**
 * Runs `work` while this server holds the lock; rejects with what `busy` makes
 * where another one holds it. The lock ends with the connection that took it, so
 * that a server that dies holds nothing back. No rows are kept from others meanwhile.
 */
export async function onlyOne<T>(
  database: Database,
  lock: number,
  work: () => Promise<T>,
  busy: () => Error,
): Promise<T> {
  const connection = await database.run((sql) => sql.reserve());
  try {
    await database.run(() => connection`BEGIN`);
    try {
      const [row] = await database.run(
        () => connection`
          SELECT pg_try_advisory_xact_lock(${lock}) AS taken,
            set_config('idle_in_transaction_session_timeout', '0', true)`,
      );
      if (!row?.taken) throw busy();
      return await work();
    } finally {
      // If the database was lost meanwhile, the lock went with the connection.
      await database.run(() => connection`COMMIT`).catch(() => {});
    }
  } finally {
    // Throws if the connection is closed already.
    try {
      connection.release();
    } catch {}
  }
}
