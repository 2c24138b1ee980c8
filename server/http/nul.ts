/**
 * No text with a NUL character comes in. No keyboard writes one, and not every store keeps one: Postgres refuses it.
 * It is refused here, for every call and store alike, and not taken out, which would make another text or id of it.
 */
import type { MiddlewareHandler } from "hono";
import { RequestRefused } from "./refusal.ts";

/** As JSON escapes it, where the backslash is not itself escaped. */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const IN_ADDRESS = "%00";

/** Refuses an address that holds one with 400. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes(IN_ADDRESS)) throw refusal("address");
  await next();
};

/** Refuses with 400 JSON of which a text holds one. */
export function refuseNulIn(json: string): void {
  if (IN_JSON.test(json)) throw refusal("body");
}

const refusal = (field: string) => new RequestRefused(400, `${field}: must not hold a NUL character`, { field });
