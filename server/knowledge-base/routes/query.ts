import type { Context } from "hono";
import { RequestRefused } from "../../http/refusal.ts";

/** What a call of the table understands. `columns` names the fields of the body, which say so themselves. */
const KNOWN = new Set(["select", "order", "limit", "offset", "id", "seen", "columns"]);
/** A column's name with an operator, as PostgREST writes a condition; also `and=(…)` and `or=(…)`. */
const CONDITION = /^(?:\(|(?:not\.)?[a-z]+(?:\(\w+\))?\.)/;

/** A condition that would be left out makes another question of the request: refuses it with 400. */
export function refuseOtherConditions(c: Context) {
  for (const [field, value] of Object.entries(c.req.query()))
    if (!KNOWN.has(field) && CONDITION.test(value))
      throw new RequestRefused(400, `${field.slice(0, 40)}: entries are told apart by id alone, as ?id=eq.{id}`, {
        field: field.slice(0, 40),
      });
}

/**
 * Rows as clients of PostgREST expect them: a list where columns are selected, and the one row, or 406, where one is
 * asked for.
 */
export function answerRows(c: Context, rows: readonly object[], status: 200 | 201 = 200) {
  return wantsOneRow(c) ? answerOneRow(c, rows[0], rows.length, status) : c.json(rows, status);
}

/** `row` is the first of so many rows. */
export function answerOneRow(c: Context, row: object | undefined, rows: number, status: 200 | 201 = 200) {
  if (row && rows === 1) return c.json(row, status, { "content-type": ONE_ROW });
  throw new RequestRefused(406, "One row was asked for, and there are more or none.", {
    details: `The result contains ${rows} rows`,
  });
}

const ONE_ROW = "application/vnd.pgrst.object+json";
export const wantsOneRow = (c: Context) => c.req.header("accept")?.includes(ONE_ROW) ?? false;

/** A whole number of the query; refuses anything else with 400. */
export function wholeNumber(c: Context, field: string, fallback: number): number {
  const value = c.req.query(field);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new RequestRefused(400, `${field}: must be a whole number`, { field });
  return Number(value);
}
