/** Writes entries and their lines of the record, in one transaction. */
import { type KnowledgeBaseEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { ChangeLine } from "../entries.ts";
import { CHANGE_LIMIT, type EntryWrite, WriteConflict } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction } from "./transaction.ts";

/** As `EntryStore.write` has it. */
export function writeEntries(
  database: SiteDatabase,
  writes: readonly EntryWrite[],
  lines: readonly ChangeLine[],
  expected?: number,
): Promise<void> {
  return transaction(database, () => {
    if (expected !== undefined && Number(database.statement("SELECT value FROM revision").get()?.value) !== expected)
      throw new WriteConflict("revision");
    for (const write of writes) apply(write, database);
    record(lines, database);
  });
}

const COLUMNS = ["page_title", "page_url", "section_title", "content", "created_at", "embedding", "metadata", "id"];

/** Makes one write; throws `WriteConflict` where the entry is not as it was seen. */
function apply(write: EntryWrite, database: SiteDatabase) {
  const id = write.kind === "remove" ? write.id : write.entry.id;
  const row = database.statement("SELECT created_at, metadata FROM knowledge_base WHERE id = ?").get(id);
  if (write.kind === "insert") {
    if (row) throw new WriteConflict("exists", id);
    const insert = `INSERT INTO knowledge_base (${COLUMNS}) VALUES (${COLUMNS.map(() => "?")})`;
    database.statement(insert).run(...columnsOf(write.entry));
    return;
  }
  if (!row) throw new WriteConflict("gone", id);
  const stored = { created_at: String(row.created_at), metadata: JSON.parse(String(row.metadata)) };
  if (versionOf(stored) !== write.seen) throw new WriteConflict("changed", id);
  if (write.kind === "remove") database.statement("DELETE FROM knowledge_base WHERE id = ?").run(id);
  else {
    const set = COLUMNS.slice(0, -1).map((name) => `${name} = ?`);
    database.statement(`UPDATE knowledge_base SET ${set} WHERE id = ?`).run(...columnsOf(write.entry));
  }
}

/** A vector as it is stored. */
export const bytesOf = (numbers: readonly number[]) => new Uint8Array(Float32Array.from(numbers).buffer);

const columnsOf = (entry: KnowledgeBaseEntry) => [
  entry.page_title,
  entry.page_url,
  entry.section_title,
  entry.content,
  entry.created_at,
  entry.embedding && bytesOf(entry.embedding),
  JSON.stringify(entry.metadata),
  entry.id,
];

/** Adds lines to the record of changes, and deletes the oldest. */
function record(lines: readonly ChangeLine[], database: SiteDatabase) {
  const add = "INSERT INTO change_record (at, author, action, entry_id, title, before) VALUES (?, ?, ?, ?, ?, ?)";
  for (const { at, by, action, entry_id, title, before } of lines)
    database.statement(add).run(at, by, action, entry_id, title, before);
  const forget = "DELETE FROM change_record WHERE id <= (SELECT max(id) FROM change_record) - ?";
  if (lines.length > 0) database.statement(forget).run(CHANGE_LIMIT);
}
