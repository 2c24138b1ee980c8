/** Limits how often one visitor may call, by a counter of the store. */
import type { Context, MiddlewareHandler } from "hono";
import type { RateCounter } from "../store/rate-counter.ts";
import { clientAddress, networksOf } from "./client-address.ts";
import { RequestRefused } from "./refusal.ts";

interface Limit {
  /** The limit's name; each has its own buckets. */
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
  if (perMinute === 0) return;
  for (const { network, share } of networksOf(clientAddress(c, trustProxy))) {
    const seconds = await counter.take(`${name} ${network}`, Math.ceil(perMinute * share));
    if (seconds === 0) continue;
    throw new RequestRefused(429, `Too many requests. Please try again in ${seconds} seconds.`, {
      headers: { "retry-after": String(seconds) },
    });
  }
}
