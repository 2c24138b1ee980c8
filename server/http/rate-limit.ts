/** How often one visitor may call, by a counter of the store. */
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

/** Projections and analyses a minute for each visitor, and as many ratings: more than anyone types, less than a script would like. */
const CALCULATIONS_A_MINUTE = 60;

/** Searches, and messages of a program, for each question of the limit: a search begins with every key. */
const SEARCHES_A_QUESTION = 12;

/** `chatRateLimit` is that of `CHAT_RATE_LIMIT`: questions a minute for each visitor, 0 for none. */
export function limitsOf(chatRateLimit: number, trustProxy: number, counter: RateCounter) {
  const chat = (name: string, factor: number) => ({ name, perMinute: chatRateLimit * factor, trustProxy, counter });
  const others = (name: string) => ({ name, perMinute: CALCULATIONS_A_MINUTE, trustProxy, counter });
  return {
    questions: chat("chat", 1),
    searches: chat("search", SEARCHES_A_QUESTION),
    messages: chat("mcp", SEARCHES_A_QUESTION),
    calculations: others("calculations"),
    ratings: others("ratings"),
  };
}
