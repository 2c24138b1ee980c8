/** What the store asks of either database, in SQL that both understand. */

/** A question mark stands for each value. */
export type Statement = readonly [text: string, ...values: (string | number | null)[]];

export type Row = Record<string, unknown>;

export interface Sql {
  /** What a vector is read by. */
  readonly vector: string;
  /** Rows of a query. */
  read(...query: Statement): Promise<Row[]>;
  /** Runs the statements whole or not at all; resolves with the rows of each, once they are on the disk. */
  write(...statements: readonly Statement[]): Promise<Row[][]>;
}

/** A limit where there is none: SQLite and Postgres have other words for it. */
export const ALL = Number.MAX_SAFE_INTEGER;
