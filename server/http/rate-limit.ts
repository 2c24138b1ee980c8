/** Limits how often one visitor may call: a bucket of tokens for each, refilled steadily. */
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";
import { networkOf } from "./network.ts";
import { RequestRefused } from "./refusal.ts";

/** Counts calls, in this process or for all servers together. */
export interface RateCounter {
  /** Takes a token from the bucket `key`, which holds `perMinute`; answers the seconds to wait where it is empty, else 0. */
  take(key: string, perMinute: number): number | Promise<number>;
}

interface Limit {
  /** Names the limit: each has buckets of its own. */
  name: string;
  /** Calls a minute for each visitor; 0 lifts the limit. */
  perMinute: number;
  trustProxy: number;
  counter: RateCounter;
}

/** Refuses with 429 and Retry-After (seconds) once a visitor's bucket is empty. */
export function rateLimit(limit: Limit): MiddlewareHandler {
  return async (c, next) => {
    await countCall(c, limit);
    await next();
  };
}

/** Counts one call of a visitor, and refuses it like `rateLimit`. */
export async function countCall(c: Context, { name, perMinute, trustProxy, counter }: Limit): Promise<void> {
  const visitor = networkOf(clientAddress(c, trustProxy));
  const seconds = perMinute > 0 ? await counter.take(`${name} ${visitor}`, perMinute) : 0;
  if (seconds > 0)
    throw new RequestRefused(429, `Too many requests. Please try again in ${seconds} seconds.`, {
      headers: { "retry-after": String(seconds) },
    });
}

/** Visitors remembered at most; the one longest unseen is forgotten first. */
const VISITORS = 50_000;
const MINUTE = 60_000;

export function memoryCounter(now: () => number = Date.now): RateCounter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key, perMinute) {
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: perMinute, at: time };
      const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.at) / MINUTE) * perMinute);
      if (tokens < 1) return secondsToWait(tokens, perMinute);
      buckets.delete(key);
      buckets.set(key, { tokens: tokens - 1, at: time });
      const oldest = buckets.size > VISITORS ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return 0;
    },
  };
}

/** Whole seconds until a bucket of so many tokens holds one again. */
export const secondsToWait = (tokens: number, perMinute: number) => Math.ceil(((1 - tokens) / perMinute) * 60);
