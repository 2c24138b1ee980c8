/** Limits how often one visitor may call: a bucket of tokens for each address, refilled steadily. */
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";
import { RequestRefused } from "./refusal.ts";

interface Limit {
  /** Calls a minute for each visitor; 0 lifts the limit. */
  perMinute: number;
  trustProxy: number;
  now?: () => number;
}

/** Visitors remembered at most; the one longest unseen is forgotten first. */
const VISITORS = 50_000;
const MINUTE = 60_000;

/** Refuses with 429 and Retry-After (seconds) once a visitor's bucket is empty. */
export function rateLimit({ perMinute, trustProxy, now = Date.now }: Limit): MiddlewareHandler {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return async (c, next) => {
    if (perMinute > 0) take(clientAddress(c, trustProxy));
    await next();
  };

  function take(address: string) {
    const time = now();
    const bucket = buckets.get(address) ?? { tokens: perMinute, at: time };
    const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.at) / MINUTE) * perMinute);
    if (tokens < 1) {
      const seconds = Math.ceil(((1 - tokens) / perMinute) * 60);
      throw new RequestRefused(429, `Too many requests. Please try again in ${seconds} seconds.`, {
        headers: { "retry-after": String(seconds) },
      });
    }
    buckets.delete(address);
    buckets.set(address, { tokens: tokens - 1, at: time });
    const oldest = buckets.size > VISITORS ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
  }
}
