/**
 * The connection to the shared database. While it is down every call fails at once, and
 * a probe twice a second notices when it is back, on whichever machine.
 */
import { readFileSync } from "node:fs";
import postgres, { type Options, type Sql, type TransactionSql } from "postgres";
import { within } from "../../turns.ts";
import { away, isAway, NoAnswerInTime, toStoreError } from "./failures.ts";
import { isMigrated, migrate } from "./migrations.ts";

export interface Database {
  readonly isAway: boolean;
  /** Runs statements, each by itself; rejects with `StoreUnavailable` where the database does not answer in time. */
  run<T>(work: (sql: Sql) => Promise<T>, timeoutMs?: number): Promise<T>;
  /** Runs statements whole or not at all. */
  transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections of one server: with the database's usual 100 there is room for nine servers. */
const CONNECTIONS = 10;
/** Milliseconds for one statement, and for a transaction that may write thousands of entries. */
const TIMEOUT_MS = 4_000;
const TRANSACTION_TIMEOUT_MS = 30_000;
/** Milliseconds between two probes of a database that is down, and the timeout of one. */
const PROBE_EVERY = 500;
const PROBE_TIMEOUT_MS = 2_000;
/** Milliseconds for bringing the schema up to date, which may rewrite a large table, and for which a start waits before it goes on without. */
const MIGRATION_TIMEOUT_MS = 600_000;
const START_MS = 4_000;

/** Rejects if the database answers but cannot be used; one that does not answer is probed until it does. */
export async function openDatabase(url: string, onLost: (error: unknown) => void): Promise<Database> {
  let sql: Sql;
  /** Being probed, or used. */
  let newest: Sql | undefined;
  let lost = false;
  /** Why it was lost, or is unusable now that it is back. */
  let reason: unknown;
  let closed = false;
  let probing: NodeJS.Timeout | undefined;

  const first = prepared();
  try {
    sql = await withTimeout(START_MS, first);
  } catch (error) {
    if (!isAway(error)) throw error;
    lose(error);
    void probe(first);
  }

  /** A connection to a database that answers, whose schema is up to date. */
  async function prepared(): Promise<Sql> {
    const candidate = connect(url, CONNECTIONS);
    newest = candidate;
    try {
      if (!(await withTimeout(PROBE_TIMEOUT_MS, isMigrated(candidate))))
        await withTimeout(MIGRATION_TIMEOUT_MS, migrate(candidate));
      return candidate;
    } catch (error) {
      void candidate.end({ timeout: 0 });
      throw error;
    }
  }

  function lose(error: unknown) {
    lost = true;
    reason = error;
    onLost(error);
  }

  async function probe(preparing = prepared()) {
    try {
      const candidate = await preparing;
      if (closed) return;
      sql = candidate;
      lost = false;
    } catch (error) {
      // It answers but cannot be used: a newer release has migrated it, say. Reported once.
      if (!closed && !isAway(error) && messageOf(error) !== messageOf(reason)) {
        reason = error;
        onLost(error);
      }
      if (!closed) probing = setTimeout(() => void probe(), PROBE_EVERY);
    }
  }

  async function withStoreErrors<T>(timeoutMs: number, work: (sql: Sql) => Promise<T>): Promise<T> {
    if (lost) throw away(reason);
    const used = sql;
    try {
      return await withTimeout(timeoutMs, work(used));
    } catch (error) {
      // Neither an error on abandoned connections nor a short timeout says anything about those in use.
      const hurried = error instanceof NoAnswerInTime && timeoutMs < TIMEOUT_MS;
      if (isAway(error) && used === sql && !hurried && !lost && !closed) {
        lose(error);
        // Queued statements must not run later, when their callers have given up.
        void used.end({ timeout: 0 });
        probing = setTimeout(() => void probe(), 0);
      }
      throw toStoreError(error);
    }
  }

  return {
    get isAway() {
      return lost;
    },
    run: (work, timeoutMs = TIMEOUT_MS) => withStoreErrors(timeoutMs, work),
    transaction: (work) =>
      withStoreErrors(
        TRANSACTION_TIMEOUT_MS,
        (one) =>
          one.begin(async (sql) => {
            await sql`
              SELECT set_config(name, ${String(TRANSACTION_TIMEOUT_MS)}, true)
              FROM unnest(ARRAY['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) AS name`;
            return work(sql);
          }) as Promise<Awaited<ReturnType<typeof work>>>,
      ),
    async close() {
      closed = true;
      clearTimeout(probing);
      await newest?.end({ timeout: lost ? 0 : 5 });
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * What hosts and other clients add to an address, for a client and not for the database: it would refuse them. A pooler
 * needs none of them to be told (see `connect`).
 */
const FOR_OTHER_CLIENTS = new RegExp(
  `^(?:${[
    "channel_binding|gssencmode|sslmode=allow|sslrootcert|uselibpqcompat",
    "keepalives\\w*|load_balance_hosts|target_session_attrs=any|fallback_application_name",
    "pgbouncer|connection_limit|pool_timeout|pool_mode|socket_timeout|statement_cache_size",
    "prepareThreshold|schema=public|sslaccept|supa|workaround",
  ].join("|")})\\b`,
);

function ownParameters(address: string): string {
  const [before = "", query = ""] = address.split("?");
  const given = query.split("&").filter(Boolean);
  const own = given.filter((parameter) => !FOR_OTHER_CLIENTS.test(parameter));
  if (given.includes("sslrootcert=system")) own.push("sslmode=verify-full");
  const known = own.map((parameter) => parameter.replace(/^(ssl|sslmode)=no-verify$/, "$1=require"));
  return known.length > 0 ? `${before}?${known.join("&")}` : before;
}

/** The certificate that a host signs its servers' with, where the address names its file. Throws where it cannot be read. */
function ownCertificate(address: string): { ssl?: object } {
  const named = (name: string) => decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1] ?? "");
  const file = named("sslrootcert");
  if (!file || file === "system") return {};
  const anyName = named("sslmode") === "verify-full" ? {} : { checkServerIdentity: () => undefined };
  return { ssl: { ca: readFileSync(file), ...anyName } };
}

/** The driver takes an address of IPv6 apart at its colons. */
function ownHost(address: string): { host?: string[]; port?: number[] } {
  const [, host, port = "5432"] = /^\w+:\/\/(?:[^/]*@)?\[([\da-f:.]+)\](?::(\d+))?\//i.exec(address) ?? [];
  return host ? { host: [host], port: [Number(port)] } : {};
}

/**
 * Works behind a pooler that hands out a connection for a transaction at a time: nothing is asked for at the start that
 * it refuses, no statement is prepared under a name, and nothing is left in a session.
 */
function connect(address: string, max: number): Sql {
  return postgres(ownParameters(address), {
    max,
    connect_timeout: PROBE_TIMEOUT_MS / 1000,
    // Seconds: idle connections are closed, and none outlives a change of the database's address for long.
    idle_timeout: 60,
    max_lifetime: 1_800,
    onnotice: () => {},
    prepare: false,
    connection: { application_name: "site" },
    ...ownCertificate(address),
    ...ownHost(address),
  } as Options<Record<string, never>>);
}

function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return within(milliseconds, work, () => {
    throw new NoAnswerInTime(`no answer within ${milliseconds} ms`);
  });
}
