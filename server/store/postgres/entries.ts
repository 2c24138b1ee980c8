import type { TransactionSql } from "postgres";
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
import type { Database } from "./database.ts";

/** Entries in one statement: with their vectors about two megabytes. */
const BATCH = 200;

export function postgresEntries(database: Database): EntryStore {
  return {
    list: ({ limit, offset = 0, embeddings = false, after = LIST_START } = {}) =>
      database.run(async (sql) => {
        const vector = embeddings ? sql`embedding::text` : sql`NULL AS embedding`;
        const rows = await sql`
          SELECT id, page_title, page_url, section_title, content, created_at, metadata, ${vector}
          FROM knowledge_base WHERE (created_at, id) < (${after.created_at}, ${after.id})
          ORDER BY created_at DESC, id DESC LIMIT ${limit ?? null} OFFSET ${offset}`;
        return rows.map(entryOf);
      }),
    count: () => database.run(async (sql) => Number((await sql`SELECT count(*) AS n FROM knowledge_base`)[0]?.n)),
    get: (id) =>
      database.run(async (sql) => {
        const [row] = await sql`
          SELECT id, page_title, page_url, section_title, content, created_at, metadata, embedding::text
          FROM knowledge_base WHERE id = ${id}`;
        return row && entryOf(row);
      }),
    write: (writes, changes, expected) =>
      database.transaction(async (sql) => {
        // Locks out every other writer until this one is done.
        const [row] = await sql`SELECT value FROM revision FOR UPDATE`;
        if (expected !== undefined && Number(row?.value) !== expected) throw new WriteConflict("revision");
        if (writes.length > 0) await apply(sql, writes);
        await recordChanges(sql, changes);
      }),
    revision: () => database.run(async (sql) => Number((await sql`SELECT value FROM revision`)[0]?.value)),
  };
}

async function apply(sql: TransactionSql, writes: readonly EntryWrite[]) {
  const { kept, removed } = await outcome(sql, writes);
  if (removed.length > 0) await sql`DELETE FROM knowledge_base WHERE id = ANY(${sql.array(removed)})`;
  for (let start = 0; start < kept.length; start += BATCH) await store(sql, kept.slice(start, start + BATCH));
  await sql`UPDATE revision SET value = value + ${writes.filter(isChange).length}`;
}

/** The net result of the writes; throws `WriteConflict` where an entry is not as it was seen. */
async function outcome(sql: TransactionSql, writes: readonly EntryWrite[]) {
  const ids = [...new Set(writes.map(idOf))];
  const rows = await sql`SELECT id, created_at, metadata FROM knowledge_base WHERE id = ANY(${sql.array(ids)})`;
  const versions = new Map(rows.map((row) => [String(row.id), versionOf(row as unknown as KnowledgeBaseEntry)]));
  const kept = new Map<string, KnowledgeBaseEntry>();
  const removed = new Set<string>();
  for (const write of writes) {
    const id = idOf(write);
    const version = versions.get(id);
    if (write.kind === "insert" && version !== undefined) throw new WriteConflict("exists", id);
    if (write.kind !== "insert" && version === undefined) throw new WriteConflict("gone", id);
    if (write.kind !== "insert" && version !== write.seen) throw new WriteConflict("changed", id);
    if (write.kind === "remove") {
      versions.delete(id);
      kept.delete(id);
      removed.add(id);
    } else {
      versions.set(id, versionOf(write.entry));
      kept.set(id, write.entry);
    }
  }
  return { kept: [...kept.values()], removed: [...removed] };
}

/** A vector that is filled in changes nothing that others know. */
const isChange = (write: EntryWrite) =>
  write.kind !== "update" || versionOf(write.entry) !== write.seen || write.entry.embedding === null;

const idOf = (write: EntryWrite) => (write.kind === "remove" ? write.id : write.entry.id);

async function store(sql: TransactionSql, entries: readonly KnowledgeBaseEntry[]) {
  await sql`
    INSERT INTO knowledge_base (id, page_title, page_url, section_title, content, created_at, embedding, metadata)
    SELECT id, page_title, page_url, section_title, content, created_at, embedding, metadata
    FROM json_populate_recordset(NULL::knowledge_base, ${JSON.stringify(entries)}::text::json)
    ON CONFLICT (id) DO UPDATE SET
      page_title = excluded.page_title, page_url = excluded.page_url, section_title = excluded.section_title,
      content = excluded.content, created_at = excluded.created_at, embedding = excluded.embedding,
      metadata = excluded.metadata`;
}

function entryOf(row: Record<string, unknown>): KnowledgeBaseEntry {
  return {
    ...entryColumns(row),
    // As float32, like the embedded database.
    embedding: row.embedding ? (JSON.parse(String(row.embedding)) as number[]).map(Math.fround) : null,
    metadata: row.metadata as KnowledgeBaseEntry["metadata"],
  };
}

export function postgresChanges(database: Database): ChangeStore {
  return {
    list: ({ limit, offset = 0 } = {}) =>
      database.run(async (sql) => {
        const rows = await sql`
          SELECT id, at, author, action, entry_id, title FROM change_record
          ORDER BY id DESC LIMIT ${limit ?? null} OFFSET ${offset}`;
        return rows.map(changeOf);
      }),
    find: (id) =>
      database.run(async (sql) => {
        const [row] = await sql`
          SELECT id, at, author, action, entry_id, title, before FROM change_record WHERE id = ${id}`;
        if (!row) return undefined;
        const [next] = await sql`
          SELECT author, before FROM change_record
          WHERE entry_id = ${row.entry_id} AND id > ${id} ORDER BY id LIMIT 1`;
        return foundChange(row, next);
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
async function recordChanges(sql: TransactionSql, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ batch: _, ...change }, at) => ({ ...change, before: keptOf(changes[at] as NewChange) }));
  await sql`
    INSERT INTO change_record (at, author, action, entry_id, title, before)
    SELECT at, by, action, entry_id, title, before
    FROM json_to_recordset(${JSON.stringify(rows)}::text::json)
      AS line (at text, by text, action text, entry_id text, title text, before json)`;
  await sql`
    DELETE FROM change_record
    WHERE id <= (SELECT id FROM change_record ORDER BY id DESC OFFSET ${CHANGE_LIMIT} LIMIT 1)`;
}
