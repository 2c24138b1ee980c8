/** Opens the configured store, with what servers that share one have in common. */
import { errorFacts, type Log } from "../log/log.ts";
import { INGEST_LOCK, onlyOne } from "./postgres/only-one.ts";
import { sharedCounter } from "./postgres/rate-counter.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { memoryCounter, type RateCounter } from "./rate-counter.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import type { Store } from "./store.ts";

export interface OpenedStore {
  store: Store;
  counter: RateCounter;
  /** Milliseconds for which the store's revision is cached. */
  freshFor: number;
  /** Runs an ingest; rejects with what `refusal` makes while another server runs one. */
  ingestAlone<T>(ingest: () => Promise<T>, refusal: () => Error): Promise<T>;
  close(): Promise<void>;
}

/** Well below the two seconds within which an entry must count on every server. */
const FRESH_FOR = 500;

/** Throws an Error of one line where the store cannot be opened. */
export async function openStore(
  env: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  log: Log,
): Promise<OpenedStore> {
  if (!env.DATABASE_URL) {
    const store = openSqliteStore(env.DATA_DIR);
    return {
      store,
      counter: memoryCounter(),
      freshFor: 0,
      ingestAlone: (ingest) => ingest(),
      close: () => store.close(),
    };
  }
  const lost = (error: unknown) => log.error("database unavailable", errorFacts(error));
  const store = await openPostgresStore(env.DATABASE_URL, lost);
  const counter = sharedCounter(store.database, memoryCounter());
  return {
    store,
    counter,
    freshFor: FRESH_FOR,
    ingestAlone: (ingest, refusal) => onlyOne(store.database, INGEST_LOCK, ingest, refusal),
    close() {
      counter.close();
      return store.close();
    },
  };
}
