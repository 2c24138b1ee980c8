/** The store on Node's own SQLite: one file, no service, every write on the disk before it is acknowledged. */
import { linesOf, storedChanges, storedEntries } from "../entries.ts";
import { storedRecords } from "../records.ts";
import type { Sql, Statement } from "../sql.ts";
import type { EntryStore, Store } from "../store.ts";
import { openDatabase } from "./open.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";
import { bytesOf, writeEntries } from "./write-entries.ts";
import { writeMany } from "./write-many.ts";

/** Entries that are written in one turn, some milliseconds; more of them in a thread. */
const IN_ONE_TURN = 100;

/** Opens the embedded store in `folder`. Throws an Error of one line where it cannot. */
export function openSqliteStore(folder: string): Store {
  const database = openDatabase(folder);
  // SQLite would wait for another process on the thread that serves pages: `transaction` does so beside it.
  database.exec("PRAGMA busy_timeout = 0");
  database.watch();
  const sql = sqlOf(database);
  const entries = sqliteEntries(database, sql);
  return {
    ...entries,
    ...storedRecords(sql),
    changes: storedChanges(sql),
    purge: async () =>
      withStoreErrors(() => {
        database.assertInPlace();
        // What the journal holds moves into the database, unless another process reads it now: older copies of a page end there.
        database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      }),
    async ping() {
      withStoreErrors(() => database.assertInPlace());
      await entries.revision();
    },
    close: async () => database.close(),
  };
}

export function sqliteEntries(database: SiteDatabase, sql = sqlOf(database)): EntryStore {
  return {
    ...storedEntries(sql),
    async write(writes, changes, expected) {
      const lines = await linesOf(changes);
      await (writes.length > IN_ONE_TURN ? writeMany : writeEntries)(database, writes, lines, expected);
    },
  };
}

export function sqlOf(database: SiteDatabase): Sql {
  const all = ([text, ...values]: Statement) => database.statement(text).all(...values);
  return {
    vector: "embedding",
    toVector: bytesOf,
    json: "?",
    read: async <Found>(...query: Statement) => withStoreErrors(() => all(query)) as Found[],
    write: (...statements) => transaction(database, () => statements.map(all)),
  };
}
