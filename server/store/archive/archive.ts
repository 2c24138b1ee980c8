/** Exports all persistent data of one store and imports it into another, of whichever kind. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Without sessions and limits, which expire within a day. */
export const TABLES = {
  knowledge_base: ["id", "page_title", "page_url", "section_title", "content", "created_at", "embedding", "metadata"],
  change_record: ["at", "author", "action", "entry_id", "title", "before"],
  logged_question: ["occasion", "day", "kind", "answer_id", "unsure", "words", "question"],
  answer_rating: ["occasion", "answer_id", "helpful", "comment", "day"],
  daily_count: ["day", "subject", "name", "count"],
  shared_key: ["name", "value"],
} as const;

export type Table = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as Table[];

/** A row by column: a vector is a list of numbers, and JSON is its text. */
export type Row = Record<string, unknown>;

/** The rows of a table, some at a time, in the order in which they were written. */
export type Reader = (table: Table) => AsyncIterable<Row[]>;

/** By insertion, where that matters. */
export const ORDER: Record<Table, string> = {
  knowledge_base: "created_at, id",
  change_record: "id",
  logged_question: "occasion",
  answer_rating: "occasion",
  daily_count: "day, subject, name",
  shared_key: "name",
};

/** What running servers have read and go on using: what is there stays, and the archive adds to it. */
export const OF_SERVERS: ReadonlySet<Table> = new Set(["shared_key"]);

/**
 * What visitors wrote. It is deleted after a time that the privacy page promises, and a backup
 * is kept for longer.
 */
const OF_VISITORS: ReadonlySet<Table> = new Set(["logged_question", "answer_rating"]);

export type Counts = Record<Table, number>;

export const noCounts = () => Object.fromEntries(TABLE_NAMES.map((name) => [name, 0])) as Counts;

export interface Archive {
  /** Calls `use` with a reader of a consistent snapshot. */
  read<T>(use: (reader: Reader) => Promise<T>): Promise<T>;
  /** Replaces everything there, all or nothing. */
  replace(reader: Reader): Promise<Counts>;
  entries(): Promise<number>;
  close(): Promise<void>;
}

/** Rows in memory at a time. */
export const BATCH = 200;

export const copyArchive = (from: Archive, to: Archive): Promise<Counts> => from.read((reader) => to.replace(reader));

/** The archive as a backup holds it: the tables of what visitors wrote are empty. */
export const withoutVisitors = (archive: Archive): Archive => ({
  ...archive,
  read: (use) => archive.read((reader) => use((table) => (OF_VISITORS.has(table) ? noRows() : reader(table)))),
});

async function* noRows(): AsyncGenerator<Row[]> {}

/** Null where there is none. */
export async function lastBackup(dataFolder: string): Promise<{ at: string; bytes: number } | null> {
  const folder = join(dataFolder, "backups");
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".sqlite"))
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs, size }) => [{ time: mtimeMs, bytes: size }],
          () => [],
        ),
      ),
  );
  const [newest] = files.flat().sort((a, b) => b.time - a.time);
  return newest ? { at: new Date(newest.time).toISOString(), bytes: newest.bytes } : null;
}
