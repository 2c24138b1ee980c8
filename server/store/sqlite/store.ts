/** The store on Node's own SQLite: one file, no service, every write on the disk before it is acknowledged. */
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { sectionKey, sameSection } from "../sections.ts";
import type { IngestReport, NewEntry, Store } from "../store.ts";
import { openDatabase } from "./open.ts";

/** Opens the embedded store in `folder`. Throws an Error of one line where it cannot. */
export function openSqliteStore(folder: string): Store {
  const database = openDatabase(folder);
  const all = database.prepare("SELECT * FROM knowledge_base ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?");
  const one = database.prepare("SELECT * FROM knowledge_base WHERE id = ?");
  const add = database.prepare(
    "INSERT INTO knowledge_base (id, page_title, page_url, section_title, content, created_at, embedding, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const drop = database.prepare("DELETE FROM knowledge_base WHERE id = ?");
  const count = database.prepare("SELECT count(*) AS n FROM knowledge_base");
  const revision = database.prepare("SELECT value FROM revision");

  const insert = (entry: NewEntry): KnowledgeBaseEntry => {
    const stored = { ...entry, id: randomUUID(), created_at: new Date().toISOString() };
    add.run(
      stored.id,
      stored.page_title,
      stored.page_url,
      stored.section_title,
      stored.content,
      stored.created_at,
      stored.embedding && new Uint8Array(Float32Array.from(stored.embedding).buffer),
      JSON.stringify(stored.metadata),
    );
    return stored;
  };

  return {
    list: async ({ limit = -1, offset = 0 } = {}) => all.all(limit, offset).map(entryOf),
    count: async () => Number(count.get()?.n),
    get: async (id) => {
      const row = one.get(id);
      return row && entryOf(row);
    },
    insert: async (entry) => insert(entry),
    remove: async (id) => drop.run(id).changes > 0,
    replaceIngested: async (sections) => transaction(database, () => replaceIngested(all.all(-1, 0).map(entryOf), sections)),
    revision: async () => Number(revision.get()?.value),
    ping: async () => void count.get(),
    close: async () => database.close(),
  };

  function replaceIngested(entries: KnowledgeBaseEntry[], sections: readonly NewEntry[]): IngestReport {
    const report: IngestReport = { added: 0, changed: 0, removed: 0, unchanged: 0 };
    const old = new Map(
      entries.filter((entry) => !entry.metadata.manually_added).map((entry) => [sectionKey(entry), entry]),
    );
    for (const section of sections) {
      const key = sectionKey(section);
      const before = old.get(key);
      old.delete(key);
      if (before && sameSection(before, section)) {
        report.unchanged += 1;
        continue;
      }
      if (before) drop.run(before.id);
      insert(section);
      report[before ? "changed" : "added"] += 1;
    }
    for (const gone of old.values()) drop.run(gone.id);
    report.removed = old.size;
    return report;
  }
}

function transaction<T>(database: DatabaseSync, run: () => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = run();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

function entryOf(row: Record<string, unknown>): KnowledgeBaseEntry {
  const bytes = row.embedding as Uint8Array | null;
  return {
    id: String(row.id),
    page_title: String(row.page_title),
    page_url: row.page_url as string | null,
    section_title: row.section_title as string | null,
    content: String(row.content),
    created_at: String(row.created_at),
    embedding: bytes && Array.from(new Float32Array(bytes.slice().buffer)),
    metadata: JSON.parse(String(row.metadata)) as KnowledgeBaseEntry["metadata"],
  };
}
