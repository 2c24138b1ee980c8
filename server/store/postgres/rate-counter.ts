/** Limits that hold across servers: one row for each visitor who called within the last minute. */
import { createHash } from "node:crypto";
import { type RateCounter, secondsToWait } from "../rate-counter.ts";
import type { Database } from "./database.ts";

/** Milliseconds to wait for the count; after that, this server counts for itself. */
const TIMEOUT_MS = 1_000;
/** Milliseconds between two clearings; a bucket that was left alone for a minute is full, as is one that is not there. */
const CLEAR_EVERY = 60_000;

/** `own` counts while the database is unavailable. */
export function sharedCounter(database: Database, own: RateCounter): RateCounter & { close(): void } {
  const clearing = setInterval(() => void clear(database), CLEAR_EVERY).unref();
  return {
    async take(key, perMinute) {
      try {
        return await take(database, nameOf(key), perMinute);
      } catch {
        return own.take(key, perMinute);
      }
    },
    close: () => clearInterval(clearing),
  };
}

/** Addresses are stored hashed. */
const nameOf = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

async function take(database: Database, key: string, perMinute: number): Promise<number> {
  const rows = await database.run(
    (sql) => sql`
      INSERT INTO rate_bucket AS bucket (key, tokens, taken, at)
      VALUES (${key}, ${perMinute}::float8 - 1, true, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET (tokens, taken, at) = (
        SELECT CASE WHEN held >= 1 THEN held - 1 ELSE held END, held >= 1, clock_timestamp()
        FROM (SELECT least(${perMinute}::float8, bucket.tokens
          + greatest(0, extract(epoch FROM clock_timestamp() - bucket.at)) / 60 * ${perMinute}::float8) AS held) AS now)
      RETURNING tokens, taken`,
    TIMEOUT_MS,
  );
  const { tokens, taken } = rows[0] ?? { tokens: 0, taken: true };
  return taken ? 0 : secondsToWait(Number(tokens), perMinute);
}

async function clear(database: Database) {
  // A failed clearing is repeated a minute later.
  await database
    .run((sql) => sql`DELETE FROM rate_bucket WHERE at < clock_timestamp() - interval '1 minute'`)
    .catch(() => {});
}
