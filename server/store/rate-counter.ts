/** Rate limiting by token buckets: one for each key, refilled at a constant rate. */

/** Counts calls, in this process or for all servers together. */
export interface RateCounter {
  /** Takes a token from the bucket `key`, which holds `perMinute`; returns the seconds to wait where it is empty, else 0. */
  take(key: string, perMinute: number): number | Promise<number>;
}

/** Buckets at most, of some 100 bytes: beyond them the one goes that was longest not taken from. */
const BUCKETS = 200_000;
const MINUTE = 60_000;

/** `now`: milliseconds of a clock that is never set back. */
export function memoryCounter(now: () => number = () => performance.now()): RateCounter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key, perMinute) {
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: perMinute, at: time };
      const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.at) / MINUTE) * perMinute);
      if (tokens < 1) return secondsToWait(tokens, perMinute);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens - 1, at: time });
      for (const [oldest, { at }] of buckets) {
        // One that was left alone for a minute is full, as is one that is not there.
        if (time - at < MINUTE && buckets.size <= BUCKETS) break;
        buckets.delete(oldest);
      }
      return 0;
    },
  };
}

/** Whole seconds until a bucket of so many tokens holds one again. */
export const secondsToWait = (tokens: number, perMinute: number) => Math.ceil(((1 - tokens) / perMinute) * 60);
