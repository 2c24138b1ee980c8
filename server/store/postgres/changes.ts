import type { TransactionSql } from "postgres";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../../shared/contracts/operator.ts";
import { changeOf } from "../rows.ts";
import { CHANGE_LIMIT, type ChangeStore, type NewChange } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresChanges(database: Database): ChangeStore {
  return {
    list: ({ limit, offset = 0 } = {}) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT id, at, author, action, entry_id, title FROM change_record
          ORDER BY id DESC LIMIT ${limit ?? null} OFFSET ${offset}`;
        return rows.map(changeOf);
      }),
    versions: (id, limit) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT at, author, action, before FROM change_record
          WHERE entry_id = ${id} AND before IS NOT NULL ORDER BY id DESC LIMIT ${limit}`;
        return rows.map(({ at, author, action, before }) => ({
          at: String(at),
          by: String(author),
          action: action as Change["action"],
          before: before as KnowledgeBaseEntry,
        }));
      }),
    lastDeleted: (id) =>
      database.run(async (sql) => {
        const [row] = await sql`
          SELECT before FROM change_record WHERE entry_id = ${id} AND action = 'deleted' ORDER BY id DESC LIMIT 1`;
        return (row?.before ?? undefined) as KnowledgeBaseEntry | undefined;
      }),
  };
}

/** Adds lines to the record of changes, inside the transaction of the change itself, and deletes the oldest. */
export async function recordChanges(sql: TransactionSql, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ before, ...change }) => ({
    ...change,
    before: before ? { ...before, embedding: null } : null,
  }));
  await sql`
    INSERT INTO change_record (at, author, action, entry_id, title, before)
    SELECT at, by, action, entry_id, title, before
    FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
      AS line (at text, by text, action text, entry_id text, title text, before json)`;
  await sql`
    DELETE FROM change_record
    WHERE id <= (SELECT id FROM change_record ORDER BY id DESC OFFSET ${CHANGE_LIMIT} LIMIT 1)`;
}
