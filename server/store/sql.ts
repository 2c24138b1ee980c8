/** What the store asks of either database, in SQL that both understand. */
import { readFileSync } from "node:fs";

type Value = string | number | Uint8Array | null;

/** A question mark stands for each value. */
export type Statement = readonly [text: string, ...values: Value[]];

export type Row = Record<string, unknown>;

export interface Sql {
  /** What a vector is read by, what it is written as, and what stands for a value that is JSON, which a vector may be. */
  readonly vector: string;
  toVector(numbers: readonly number[]): Value;
  readonly json: string;
  /** Rows of a query, of which only Postgres's `bigint` and `count(*)` are of another type: they come as text. */
  read<Found = Row>(...query: Statement): Promise<Found[]>;
  /** Runs the statements whole or not at all; resolves with the rows of each, once they are on the disk. */
  write(...statements: readonly Statement[]): Promise<Row[][]>;
}

/** A schema's steps in its file's order: those behind a database's own number are due. */
export const stepsIn = (file: URL): string[] => readFileSync(file, "utf8").split(/^-- Step$/m);

/** A limit where there is none: SQLite and Postgres have other words for it. */
export const ALL = Number.MAX_SAFE_INTEGER;

/** `then` is what follows the values: what to do where the row is there already. */
export function insert<Column extends string>(
  table: string,
  columns: readonly Column[],
  row: Record<Column, Value>,
  then = "",
): Statement {
  const places = columns.map(() => "?");
  return [`INSERT INTO ${table} (${columns}) VALUES (${places}) ${then}`, ...columns.map((name) => row[name])];
}
