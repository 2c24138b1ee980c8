/**
 * The way to the shared database. While it is away every call fails at once, and
 * a look twice a second finds out when it is back, on whichever machine.
 */
import postgres, { type Sql, type TransactionSql } from "postgres";
import { away, explained, isAway, NoAnswerInTime } from "./failures.ts";
import { migrate } from "./migrations.ts";

export interface Database {
  readonly isAway: boolean;
  /** Runs statements; rejects with `StoreUnavailable` where the database does not answer in time. */
  run<T>(work: (sql: Sql) => Promise<T>, patience?: number): Promise<T>;
  /** Runs statements whole or not at all. */
  transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections of one server: with the database's usual 100 there is room for nine servers. */
const CONNECTIONS = 10;
/** Milliseconds for one statement, and for a transaction that may write thousands of entries. */
const PATIENCE = 4_000;
const TRANSACTION_PATIENCE = 30_000;
/** Milliseconds between two looks whether the database is back, and for one look. */
const LOOK_EVERY = 500;
const LOOK_PATIENCE = 2_000;

/** Rejects where the database answers and cannot be used; one that does not answer is looked for from then on. */
export async function openDatabase(url: string, onLost: (error: unknown) => void): Promise<Database> {
  let sql = connect(url, CONNECTIONS);
  let lost = false;
  /** Why it was lost, or cannot be used now that it is back. */
  let reason: unknown;
  let closed = false;
  let looking: NodeJS.Timeout | undefined;

  try {
    await within(LOOK_PATIENCE * 2, prepared());
  } catch (error) {
    if (!isAway(error)) {
      void sql.end({ timeout: 0 });
      throw error;
    }
    lose(error);
  }

  function prepared() {
    return migrate(sql);
  }

  function lose(error: unknown) {
    if (lost || closed) return;
    lost = true;
    reason = error;
    onLost(error);
    // What waits on these connections must not be done later, when its caller has given up.
    void sql.end({ timeout: 0 });
    looking = setTimeout(look, 0);
  }

  async function look() {
    const probe = connect(url, CONNECTIONS);
    try {
      await within(LOOK_PATIENCE, migrate(probe));
      if (closed) throw new Error("closed meanwhile");
      sql = probe;
      lost = false;
    } catch (error) {
      void probe.end({ timeout: 0 });
      // It answers, and says why it cannot be used: a newer release has changed it, say. Once is enough.
      if (!closed && !isAway(error) && messageOf(error) !== messageOf(reason)) {
        reason = error;
        onLost(error);
      }
      if (!closed) looking = setTimeout(look, LOOK_EVERY);
    }
  }

  async function guarded<T>(patience: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    if (lost) throw away(reason);
    const used = sql;
    try {
      return await within(patience, work(used));
    } catch (error) {
      // Connections that were given up before say nothing about those in use, nor does a caller in a hurry.
      const hurried = error instanceof NoAnswerInTime && patience < PATIENCE;
      if (isAway(error) && used === sql && !hurried) lose(error);
      throw explained(error);
    }
  }

  return {
    get isAway() {
      return lost;
    },
    run: (work, patience = PATIENCE) => guarded(patience, work),
    transaction: (work) =>
      guarded(TRANSACTION_PATIENCE, (one) => one.begin(work) as Promise<Awaited<ReturnType<typeof work>>>),
    async close() {
      closed = true;
      clearTimeout(looking);
      await sql.end({ timeout: lost ? 0 : 5 });
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function connect(url: string, max: number): Sql {
  return postgres(url, {
    max,
    connect_timeout: LOOK_PATIENCE / 1000,
    // Seconds: idle connections are given back, and none outlives a change of the database's address for long.
    idle_timeout: 60,
    max_lifetime: 1_800,
    onnotice: () => {},
    connection: {
      application_name: "site",
      statement_timeout: TRANSACTION_PATIENCE,
      lock_timeout: TRANSACTION_PATIENCE,
      idle_in_transaction_session_timeout: TRANSACTION_PATIENCE,
    },
  });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerInTime(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
