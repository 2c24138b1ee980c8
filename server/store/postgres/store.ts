/** The store on Postgres, shared by any number of servers. */
import type { Sql as Connection, TransactionSql } from "postgres";
import { type KnowledgeBaseEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { type ChangeLine, linesOf, storedChanges, storedEntries } from "../entries.ts";
import { storedRecords } from "../records.ts";
import type { Row, Sql, Statement } from "../sql.ts";
import { CHANGE_LIMIT, type EntryStore, type EntryWrite, type Store, WriteConflict } from "../store.ts";
import { type Database, openDatabase } from "./database.ts";

export interface PostgresStore extends Store {
  /** For limits and locks that servers share. */
  readonly database: Database;
  readonly sql: Sql;
}

/**
 * Opens the shared store; `onLost` hears each time the database goes away. One
 * that does not answer yet is not an error: the store serves once it does. Throws an
 * Error of one line where the database answers and cannot be used.
 */
export async function openPostgresStore(
  url: string,
  onLost: (error: unknown) => void = () => {},
): Promise<PostgresStore> {
  const database = await openDatabase(url, onLost).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.replaceAll("\n", " ") : String(cause);
    throw new Error(`the database of DATABASE_URL cannot be used: ${reason}`, { cause });
  });
  const sql = sqlOf(database);
  const entries = storedEntries(sql);
  return {
    ...entries,
    ...storedRecords(sql),
    write: postgresWrite(database),
    changes: storedChanges(sql),
    // Its own vacuum does.
    purge: async () => {},
    ping: async () => void (await entries.revision()),
    close: () => database.close(),
    database,
    sql,
  };
}

const sqlOf = (database: Database): Sql => ({
  vector: "CAST(embedding AS text)",
  toVector: (numbers) => JSON.stringify(numbers),
  // The driver would write a text that is meant for such a column as JSON once more.
  json: "CAST(CAST(? AS text) AS json)",
  read: (...query) => database.run((sql) => rowsOf(sql, query)),
  async write(...statements) {
    const [one] = statements;
    if (one && statements.length === 1) return [await database.run((sql) => rowsOf(sql, one))];
    return database.transaction((sql) => Promise.all(statements.map((each) => rowsOf(sql, each))));
  },
});

async function rowsOf<Found = Row>(sql: Pick<Connection, "unsafe">, [text, ...values]: Statement): Promise<Found[]> {
  let place = 0;
  const numbered = text.replaceAll("?", () => {
    place += 1;
    return `$${place}`;
  });
  return [...(await sql.unsafe(numbered, values))] as Found[];
}

/** Entries in one statement: with their vectors about two megabytes. */
const BATCH = 200;

const postgresWrite =
  (database: Database): EntryStore["write"] =>
  async (writes, changes, expected) => {
    const lines = await linesOf(changes);
    await database.transaction(async (sql) => {
      // Locks out every other writer until this one is done.
      const [row] = await sql`SELECT value FROM revision FOR UPDATE`;
      if (expected !== undefined && Number(row?.value) !== expected) throw new WriteConflict("revision");
      if (writes.length > 0) await apply(sql, writes);
      await record(sql, lines);
    });
  };

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

/** Adds lines to the record of changes, and deletes the oldest. */
async function record(sql: TransactionSql, lines: readonly ChangeLine[]): Promise<void> {
  if (lines.length === 0) return;
  // What is kept of entries is JSON already, and may be of thousands.
  const rows = lines.map(({ before, ...line }) => `${JSON.stringify(line).slice(0, -1)},"before":${before}}`);
  await sql`
    INSERT INTO change_record (at, author, action, entry_id, title, before)
    SELECT at, by, action, entry_id, title, before
    FROM json_to_recordset(${`[${rows}]`}::text::json)
      AS line (at text, by text, action text, entry_id text, title text, before json)`;
  await sql`
    DELETE FROM change_record
    WHERE id <= (SELECT id FROM change_record ORDER BY id DESC OFFSET ${CHANGE_LIMIT} LIMIT 1)`;
}
