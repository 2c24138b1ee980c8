/** Reads entries and the record of changes, from either database. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import { inTurns } from "../turns.ts";
import { ALL, type Row, type Sql } from "./sql.ts";
import {
  type BatchItem,
  type ChangeStore,
  type EntryStore,
  type FoundChange,
  LIST_START,
  type NewChange,
} from "./store.ts";

const WORDS = "id, page_title, page_url, section_title, content, created_at, CAST(metadata AS text) AS metadata";

export function storedEntries(sql: Sql): Omit<EntryStore, "write"> {
  return {
    async list({ limit = ALL, offset = 0, embeddings = false, after = LIST_START } = {}) {
      const rows = await sql.read(
        `SELECT ${WORDS}${embeddings ? `, ${sql.vector} AS embedding` : ""} FROM knowledge_base
         WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
        after.created_at,
        after.id,
        limit,
        offset,
      );
      return rows.map(entryOf);
    },
    count: async () => Number((await sql.read("SELECT count(*) AS n FROM knowledge_base"))[0]?.n),
    async get(id) {
      const [row] = await sql.read(`SELECT ${WORDS}, ${sql.vector} AS embedding FROM knowledge_base WHERE id = ?`, id);
      return row && entryOf(row);
    },
    revision: async () => Number((await sql.read("SELECT value FROM revision"))[0]?.value),
  };
}

const entryOf = (row: Row): KnowledgeBaseEntry => ({
  id: String(row.id),
  page_title: String(row.page_title),
  page_url: row.page_url as string | null,
  section_title: row.section_title as string | null,
  content: String(row.content),
  created_at: String(row.created_at),
  embedding: vectorOf(row.embedding),
  metadata: JSON.parse(String(row.metadata)),
});

/** Bytes of float32, or numbers as JSON, which are rounded to them. */
function vectorOf(stored: unknown): number[] | null {
  if (stored instanceof Uint8Array) return Array.from(new Float32Array(stored.slice().buffer));
  return stored ? (JSON.parse(String(stored)) as number[]).map(Math.fround) : null;
}

const LINE = "id, at, author, action, entry_id, title";
const BEFORE = "CAST(before AS text) AS before";

export function storedChanges(sql: Sql): ChangeStore {
  return {
    list: async ({ limit = ALL, offset = 0 } = {}) =>
      (await sql.read(`SELECT ${LINE} FROM change_record ORDER BY id DESC LIMIT ? OFFSET ?`, limit, offset)).map(
        changeOf,
      ),
    async find(id): Promise<FoundChange | undefined> {
      const [row] = await sql.read(`SELECT ${LINE}, ${BEFORE} FROM change_record WHERE id = ?`, id);
      if (!row) return undefined;
      const change = changeOf(row);
      const [next] = await sql.read(
        `SELECT author, ${BEFORE} FROM change_record WHERE entry_id = ? AND id > ? ORDER BY id LIMIT 1`,
        change.entry_id,
        id,
      );
      return {
        ...change,
        ...(await keptIn(row)),
        ...(next ? { next: { by: String(next.author), ...(await keptIn(next)) } } : {}),
      };
    },
    async versions(id, limit) {
      const rows = await sql.read(
        `SELECT at, author, action, ${BEFORE} FROM change_record
         WHERE entry_id = ? AND before IS NOT NULL ORDER BY id DESC LIMIT ?`,
        id,
        limit,
      );
      return rows.map(({ at, author, action, before }) => ({
        at: String(at),
        by: String(author),
        action: action as Change["action"],
        before: JSON.parse(String(before)),
      }));
    },
    async lastDeleted(id) {
      const [row] = await sql.read(
        `SELECT ${BEFORE} FROM change_record WHERE entry_id = ? AND action = 'deleted' ORDER BY id DESC LIMIT 1`,
        id,
      );
      return row?.before ? JSON.parse(String(row.before)) : undefined;
    },
  };
}

const changeOf = (row: Row): Change => ({
  id: Number(row.id),
  at: String(row.at),
  by: String(row.author),
  action: row.action as Change["action"],
  entry_id: row.entry_id as string | null,
  title: String(row.title),
});

/** What a line keeps of its entries: thousands of them are parsed in turns. */
async function keptIn({ before }: Row): Promise<{ before?: KnowledgeBaseEntry; batch?: BatchItem[] }> {
  if (!before) return {};
  const text = String(before);
  if (!text.startsWith("[")) return { before: JSON.parse(text) };
  // One item a line. Lines of an earlier release, and those that were moved to another database, have all in one.
  const lines = text.split("\n");
  if (lines.length === 1) return { batch: JSON.parse(text) };
  const batch: BatchItem[] = [];
  for await (const line of inTurns(lines)) if (line.startsWith("{")) batch.push(JSON.parse(line.replace(/,$/, "")));
  return { batch };
}

/** A line of the record as it is stored. */
export type ChangeLine = Omit<NewChange, "before" | "batch"> & { before: string | null };

/** What the record keeps of entries is kept without their vectors; of thousands it is written in turns. */
export async function linesOf(changes: readonly NewChange[]): Promise<ChangeLine[]> {
  const lines: ChangeLine[] = [];
  for await (const { before, batch, ...line } of inTurns(changes)) {
    const kept = before ? JSON.stringify({ ...before, embedding: null }) : batch ? await linewise(batch) : null;
    lines.push({ ...line, before: kept });
  }
  return lines;
}

async function linewise(batch: readonly BatchItem[]): Promise<string> {
  const items: string[] = [];
  for await (const item of inTurns(batch)) items.push(JSON.stringify(item));
  return `[\n${items.join(",\n")}\n]`;
}
