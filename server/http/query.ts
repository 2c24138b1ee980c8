/** Reads a request's query and checks it against a contract. */
import type { Context } from "hono";
import type { z } from "zod";
import { checked } from "./body.ts";

/** Refuses with 400, naming the first parameter that is wrong. Of one that is given twice the first counts; others are left alone. */
export function readQuery<T extends z.ZodType>(c: Context, contract: T): z.infer<T> {
  return checked(contract, c.req.query());
}
