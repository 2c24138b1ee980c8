/** The store on Postgres, shared by any number of servers. */
import type { Store } from "../store.ts";
import { postgresCounts, postgresQuestions, postgresRatings } from "./counts.ts";
import { type Database, openDatabase, postgresKeys } from "./database.ts";
import { postgresChanges, postgresEntries } from "./entries.ts";
import { postgresAttempts, postgresSessions, postgresSpending } from "./sessions.ts";

export interface PostgresStore extends Store {
  /** For limits and locks that servers share. */
  readonly database: Database;
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
  return {
    ...postgresEntries(database),
    changes: postgresChanges(database),
    sessions: postgresSessions(database),
    attempts: postgresAttempts(database),
    spending: postgresSpending(database),
    questions: postgresQuestions(database),
    ratings: postgresRatings(database),
    counts: postgresCounts(database),
    keys: postgresKeys(database),
    // Its own vacuum does.
    purge: async () => {},
    ping: () =>
      database.run(async (sql) => {
        await sql`SELECT value FROM revision`;
      }),
    close: () => database.close(),
    database,
  };
}
