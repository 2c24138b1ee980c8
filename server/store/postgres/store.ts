/** The store on Postgres, shared by any number of servers. */
import type { Sql as Connection } from "postgres";
import { storedChanges, storedEntries } from "../entries.ts";
import { storedRecords } from "../records.ts";
import type { Row, Sql, Statement } from "../sql.ts";
import type { Store } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { postgresWrite } from "./entries.ts";

export interface PostgresStore extends Store {
  /** For limits and locks that servers share. */
  readonly database: Database;
  readonly sql: Sql;
}

/**
 * Opens the shared store; `onLost` hears each time the database goes away. One
 * that does not answer yet is not an error: the store serves once it does. Throws an
 * Error of one line where the database answers and cannot be used.
 */
export async function openPostgresStore(
  url: string,
  onLost: (error: unknown) => void = () => {},
): Promise<PostgresStore> {
  const database = await openDatabase(url, onLost).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.replaceAll("\n", " ") : String(cause);
    throw new Error(`the database of DATABASE_URL cannot be used: ${reason}`, { cause });
  });
  const sql = sqlOf(database);
  const entries = storedEntries(sql);
  return {
    ...entries,
    ...storedRecords(sql),
    write: postgresWrite(database),
    changes: storedChanges(sql),
    // Its own vacuum does.
    purge: async () => {},
    ping: async () => void (await entries.revision()),
    close: () => database.close(),
    database,
    sql,
  };
}

const sqlOf = (database: Database): Sql => ({
  vector: "CAST(embedding AS text)",
  toVector: (numbers) => JSON.stringify(numbers),
  // The driver would write a text that is meant for such a column as JSON once more.
  json: "CAST(CAST(? AS text) AS json)",
  read: (...query) => database.run((sql) => rowsOf(sql, query)),
  async write(...statements) {
    const [one] = statements;
    if (one && statements.length === 1) return [await database.run((sql) => rowsOf(sql, one))];
    return database.transaction((sql) => Promise.all(statements.map((each) => rowsOf(sql, each))));
  },
});

async function rowsOf<Found = Row>(sql: Pick<Connection, "unsafe">, [text, ...values]: Statement): Promise<Found[]> {
  let place = 0;
  const numbered = text.replaceAll("?", () => {
    place += 1;
    return `$${place}`;
  });
  return [...(await sql.unsafe(numbered, values))] as Found[];
}
