import type { Context } from "hono";
import { RequestRefused } from "../../http/refusal.ts";

/** A whole number of the query; refuses anything else with 400. */
export function wholeNumber(c: Context, field: string, fallback: number): number {
  const value = c.req.query(field);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new RequestRefused(400, `${field}: must be a whole number`, { field });
  return Number(value);
}
