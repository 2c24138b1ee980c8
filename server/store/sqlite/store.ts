/** The store on Node's own SQLite: one file, no service, every write on the disk before it is acknowledged. */
import type { Store } from "../store.ts";
import { sqliteCounts, sqliteQuestions, sqliteRatings } from "./counts.ts";
import { sqliteChanges, sqliteEntries } from "./entries.ts";
import { emptyJournal, openDatabase } from "./open.ts";
import { sqliteAttempts, sqliteSessions, sqliteSpending } from "./sessions.ts";
import { sqliteKeys, withStoreErrors } from "./transaction.ts";

/** Opens the embedded store in `folder`. Throws an Error of one line where it cannot. */
export function openSqliteStore(folder: string): Store {
  const database = openDatabase(folder);
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
        emptyJournal(database);
      }),
    ping: async () =>
      withStoreErrors(() => {
        database.assertInPlace();
        ping.get();
      }),
    close: async () => database.close(),
  };
}
