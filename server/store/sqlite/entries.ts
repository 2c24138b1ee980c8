import { type KnowledgeBaseEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../../shared/contracts/operator.ts";
import { changeOf, entryColumns, foundChange, keptOf } from "../rows.ts";
import {
  CHANGE_LIMIT,
  type ChangeStore,
  type EntryStore,
  type EntryWrite,
  LIST_START,
  type NewChange,
  WriteConflict,
} from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction, withStoreErrors } from "./transaction.ts";

const WORDS = "id, page_title, page_url, section_title, content, created_at, metadata";
const NEWEST_FIRST =
  "FROM knowledge_base WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?";

export function sqliteEntries(database: SiteDatabase): EntryStore {
  const whole = database.prepare(`SELECT * ${NEWEST_FIRST}`);
  const words = database.prepare(`SELECT ${WORDS} ${NEWEST_FIRST}`);
  const one = database.prepare("SELECT * FROM knowledge_base WHERE id = ?");
  const count = database.prepare("SELECT count(*) AS n FROM knowledge_base");
  const revision = database.prepare("SELECT value FROM revision");
  const revisionNow = () => Number(revision.get()?.value);
  const apply = entryWriter(database);
  const record = changeWriter(database);

  return {
    list: async ({ limit = -1, offset = 0, embeddings = false, after = LIST_START } = {}) =>
      withStoreErrors(() => (embeddings ? whole : words).all(after.created_at, after.id, limit, offset).map(entryOf)),
    count: async () => withStoreErrors(() => Number(count.get()?.n)),
    get: async (id) => {
      const row = withStoreErrors(() => one.get(id));
      return row && entryOf(row);
    },
    write: async (writes, changes, expected) =>
      transaction(database, () => {
        if (expected !== undefined && revisionNow() !== expected) throw new WriteConflict("revision");
        for (const write of writes) apply(write);
        record(changes);
      }),
    revision: async () => withStoreErrors(revisionNow),
  };
}

/** Makes one write; throws `WriteConflict` where the entry is not as it was seen. */
function entryWriter(database: SiteDatabase): (write: EntryWrite) => void {
  const words = database.prepare("SELECT created_at, metadata FROM knowledge_base WHERE id = ?");
  const insert = database.prepare(
    "INSERT INTO knowledge_base (page_title, page_url, section_title, content, created_at, embedding, metadata, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const update = database.prepare(
    "UPDATE knowledge_base SET page_title = ?, page_url = ?, section_title = ?, content = ?, created_at = ?, embedding = ?, metadata = ? WHERE id = ?",
  );
  const remove = database.prepare("DELETE FROM knowledge_base WHERE id = ?");

  return (write) => {
    const id = write.kind === "remove" ? write.id : write.entry.id;
    const row = words.get(id);
    if (write.kind === "insert") {
      if (row) throw new WriteConflict("exists", id);
      insert.run(...columnsOf(write.entry));
      return;
    }
    if (!row) throw new WriteConflict("gone", id);
    const stored = { created_at: String(row.created_at), metadata: JSON.parse(String(row.metadata)) };
    if (versionOf(stored) !== write.seen) throw new WriteConflict("changed", id);
    if (write.kind === "update") update.run(...columnsOf(write.entry));
    else remove.run(id);
  };
}

function columnsOf(entry: KnowledgeBaseEntry) {
  return [
    entry.page_title,
    entry.page_url,
    entry.section_title,
    entry.content,
    entry.created_at,
    entry.embedding && new Uint8Array(Float32Array.from(entry.embedding).buffer),
    JSON.stringify(entry.metadata),
    entry.id,
  ];
}

function entryOf(row: Record<string, unknown>): KnowledgeBaseEntry {
  const bytes = row.embedding as Uint8Array | null | undefined;
  return {
    ...entryColumns(row),
    embedding: bytes ? Array.from(new Float32Array(bytes.slice().buffer)) : null,
    metadata: JSON.parse(String(row.metadata)) as KnowledgeBaseEntry["metadata"],
  };
}

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
  const one = database.prepare(
    "SELECT id, at, author, action, entry_id, title, before FROM change_record WHERE id = ?",
  );
  const next = database.prepare(
    "SELECT author, before FROM change_record WHERE entry_id = ? AND id > ? ORDER BY id LIMIT 1",
  );
  const parsed = (row: Record<string, unknown> | undefined) =>
    row && { ...row, before: row.before ? JSON.parse(String(row.before)) : null };
  return {
    find: async (id) =>
      withStoreErrors(() => {
        const row = parsed(one.get(id));
        return row && foundChange(row, parsed(next.get(String((row as Record<string, unknown>).entry_id ?? ""), id)));
      }),
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
function changeWriter(database: SiteDatabase): (changes: readonly NewChange[]) => void {
  const add = database.prepare(
    "INSERT INTO change_record (at, author, action, entry_id, title, before) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const forget = database.prepare("DELETE FROM change_record WHERE id <= (SELECT max(id) FROM change_record) - ?");
  return (changes) => {
    for (const change of changes) {
      const { at, by, action, entry_id, title } = change;
      const kept = keptOf(change);
      add.run(at, by, action, entry_id, title, kept ? JSON.stringify(kept) : null);
    }
    if (changes.length > 0) forget.run(CHANGE_LIMIT);
  };
}
