import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../../shared/contracts/operator.ts";
import { changeOf } from "../rows.ts";
import { CHANGE_LIMIT, type ChangeStore, type NewChange } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { withStoreErrors } from "./transaction.ts";

export function sqliteChanges(database: SiteDatabase): ChangeStore {
  const list = database.prepare(
    "SELECT id, at, author, action, entry_id, title FROM change_record ORDER BY id DESC LIMIT ? OFFSET ?",
  );
  const deleted = database.prepare(
    "SELECT before FROM change_record WHERE entry_id = ? AND action = 'deleted' ORDER BY id DESC LIMIT 1",
  );
  const versions = database.prepare(
    "SELECT at, author, action, before FROM change_record WHERE entry_id = ? AND before IS NOT NULL ORDER BY id DESC LIMIT ?",
  );
  return {
    versions: async (id, limit) =>
      withStoreErrors(() => versions.all(id, limit)).map(({ at, author, action, before }) => ({
        at: String(at),
        by: String(author),
        action: action as Change["action"],
        before: JSON.parse(String(before)) as KnowledgeBaseEntry,
      })),
    list: async ({ limit = -1, offset = 0 } = {}) => withStoreErrors(() => list.all(limit, offset).map(changeOf)),
    lastDeleted: async (id) => {
      const before = withStoreErrors(() => deleted.get(id))?.before;
      return before ? (JSON.parse(String(before)) as KnowledgeBaseEntry) : undefined;
    },
  };
}

/** Adds lines to the record of changes, inside the transaction of the change itself, and deletes the oldest. */
export function changeWriter(database: SiteDatabase): (changes: readonly NewChange[]) => void {
  const add = database.prepare(
    "INSERT INTO change_record (at, author, action, entry_id, title, before) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const forget = database.prepare("DELETE FROM change_record WHERE id <= (SELECT max(id) FROM change_record) - ?");
  return (changes) => {
    for (const { at, by, action, entry_id, title, before } of changes)
      add.run(at, by, action, entry_id, title, before ? JSON.stringify({ ...before, embedding: null }) : null);
    if (changes.length > 0) forget.run(CHANGE_LIMIT);
  };
}
