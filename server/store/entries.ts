/** Reads entries and the record of changes, from either database. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import { inTurns } from "../turns.ts";
import { ALL, type Row, type Sql } from "./sql.ts";
import {
  type BatchItem,
  type ChangeStore,
  type EntryBefore,
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
  ...(row as KnowledgeBaseEntry),
  embedding: vectorOf(row.embedding),
  metadata: JSON.parse(String(row.metadata)),
});

/** Bytes of float32, or numbers as JSON, which are rounded to them. */
export function vectorOf(stored: unknown): number[] | null {
  if (stored instanceof Uint8Array) return Array.from(new Float32Array(stored.slice().buffer));
  return stored ? (JSON.parse(String(stored)) as number[]).map(Math.fround) : null;
}

const LINE = `id, at, author AS "by", action, entry_id, title`;
const BEFORE = "CAST(before AS text) AS before";
interface Kept {
  before: string | null;
}

export function storedChanges(sql: Sql): ChangeStore {
  return {
    async list({ limit = ALL, offset = 0 } = {}) {
      const page = [limit, offset];
      const rows = await sql.read<Change>(
        `SELECT ${LINE} FROM change_record ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...page,
      );
      return rows.map(changeOf);
    },
    async find(id): Promise<FoundChange | undefined> {
      const [row] = await sql.read<Change & Kept>(`SELECT ${LINE}, ${BEFORE} FROM change_record WHERE id = ?`, id);
      if (!row) return undefined;
      const { before, ...change } = row;
      const [next] = await sql.read<Kept & { by: string }>(
        `SELECT author AS "by", ${BEFORE} FROM change_record WHERE entry_id = ? AND id > ? ORDER BY id LIMIT 1`,
        ...[change.entry_id, id],
      );
      return {
        ...changeOf(change),
        ...(await keptIn(before)),
        ...(next ? { next: { by: next.by, ...(await keptIn(next.before)) } } : {}),
      };
    },
    async versions(id, limit) {
      const rows = await sql.read<Omit<EntryBefore, "before"> & Kept>(
        `SELECT at, author AS "by", action, ${BEFORE} FROM change_record
         WHERE entry_id = ? AND before IS NOT NULL ORDER BY id DESC LIMIT ?`,
        ...[id, limit],
      );
      return rows.map((row) => ({ ...row, before: JSON.parse(String(row.before)) }));
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

/** Postgres gives the number as text. */
const changeOf = (row: Change): Change => ({ ...row, id: Number(row.id) });

/** What a line keeps of its entries: thousands of them are parsed in turns. */
async function keptIn(text: string | null): Promise<Pick<FoundChange, "before" | "batch">> {
  if (!text) return {};
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
export const linesOf = (changes: readonly NewChange[]): Promise<ChangeLine[]> =>
  Array.fromAsync(inTurns(changes), async ({ before, batch, ...line }) => ({
    ...line,
    before: before ? JSON.stringify({ ...before, embedding: null }) : batch ? await linewise(batch) : null,
  }));

async function linewise(batch: readonly BatchItem[]): Promise<string> {
  const items = await Array.fromAsync(inTurns(batch), (item) => JSON.stringify(item));
  return `[\n${items.join(",\n")}\n]`;
}
