/** Rows: parses those that both databases return alike, and writes those that were buffered. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { AnswerKind } from "../../shared/contracts/library.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import { type FoundChange, type LoggedQuestion, type NewChange, StoreUnavailable } from "./store.ts";

type Row = Record<string, unknown>;

export const loggedQuestion = (row: Row): LoggedQuestion => ({
  occasion: String(row.occasion),
  day: String(row.day),
  kind: row.kind as AnswerKind,
  answer_id: String(row.answer_id),
  unsure: Number(row.unsure) === 1,
  words: String(row.words),
  question: String(row.question),
});

export const changeOf = (row: Row): Change => ({
  id: Number(row.id),
  at: String(row.at),
  by: String(row.author),
  action: row.action as Change["action"],
  entry_id: row.entry_id as string | null,
  title: String(row.title),
});

/** A line with what it keeps of its entries, and the next of the same entry; `before` is parsed JSON. */
export function foundChange(row: Row, next: Row | undefined): FoundChange {
  const kept = (before: unknown) =>
    Array.isArray(before) ? { batch: before } : before ? { before: before as KnowledgeBaseEntry } : {};
  return {
    ...changeOf(row),
    ...kept(row.before),
    ...(next ? { next: { by: String(next.author), ...kept(next.before) } } : {}),
  };
}

/** What the record keeps of the entries that a line is about, without their vectors. */
export const keptOf = ({ before, batch }: NewChange): unknown =>
  before ? { ...before, embedding: null } : (batch ?? null);

/** Of an entry, all that needs no parsing of its own. */
export const entryColumns = (row: Row): Omit<KnowledgeBaseEntry, "embedding" | "metadata"> => ({
  id: String(row.id),
  page_title: String(row.page_title),
  page_url: row.page_url as string | null,
  section_title: row.section_title as string | null,
  content: String(row.content),
  created_at: String(row.created_at),
});

interface Stored<Row> {
  /** Rows for which the store was away. */
  left: readonly Row[];
  away?: StoreUnavailable;
}

/**
 * Hands rows that were buffered to a store together: one that it refuses holds none of the others back. They are halved
 * down to the one that is refused, which is reported and dropped: it would be refused for ever.
 */
export async function storeRows<Row>(
  rows: readonly Row[],
  add: (rows: readonly Row[]) => Promise<void>,
  onRefused: (error: unknown) => void,
): Promise<Stored<Row>> {
  try {
    if (rows.length > 0) await add(rows);
    return { left: [] };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { left: rows, away: error };
    if (rows.length === 1) {
      onRefused(error);
      return { left: [] };
    }
    const middle = Math.ceil(rows.length / 2);
    const first = await storeRows(rows.slice(0, middle), add, onRefused);
    if (first.away) return { ...first, left: [...first.left, ...rows.slice(middle)] };
    return storeRows(rows.slice(middle), add, onRefused);
  }
}
