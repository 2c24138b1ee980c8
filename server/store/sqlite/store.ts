/** The store on Node's own SQLite: one file, no service, every write on the disk before it is acknowledged. */
import type { Store } from "../store.ts";
import { sqliteCounts, sqliteQuestions, sqliteRatings } from "./counts.ts";
import { sqliteChanges, sqliteEntries } from "./entries.ts";
import { openDatabase } from "./open.ts";
import { sqliteAttempts, sqliteSessions, sqliteSpending } from "./sessions.ts";
import { sqliteKeys, withStoreErrors } from "./transaction.ts";

/** Opens the embedded store in `folder`. Throws an Error of one line where it cannot. */
export function openSqliteStore(folder: string): Store {
  const database = openDatabase(folder);
  // SQLite would wait for another process on the thread that serves pages: `transaction` does so beside it.
  database.exec("PRAGMA busy_timeout = 0");
  database.watch();
  const ping = database.prepare("SELECT value FROM revision");
  return {
    ...sqliteEntries(database),
    changes: sqliteChanges(database),
    sessions: sqliteSessions(database),
    attempts: sqliteAttempts(database),
    spending: sqliteSpending(database),
    questions: sqliteQuestions(database),
    ratings: sqliteRatings(database),
    counts: sqliteCounts(database),
    keys: sqliteKeys(database),
    purge: async () =>
      withStoreErrors(() => {
        database.assertInPlace();
        // What the journal holds moves into the database, unless another process reads it now: older copies of a page end there.
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      }),
    ping: async () =>
      withStoreErrors(() => {
        database.assertInPlace();
        ping.get();
      }),
    close: async () => database.close(),
  };
}
