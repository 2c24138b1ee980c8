/**
 * Backup, restore and the move to Postgres, as the operator asks for them: all that one store keeps is read, and written
 * into another of whichever kind. Each throws an Error of one line.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { vectorOf } from "../entries.ts";
import { openPostgresStore } from "../postgres/store.ts";
import type { Row, Sql, Statement } from "../sql.ts";
import { DATABASE_FILE, openDatabase } from "../sqlite/open.ts";
import { sqlOf } from "../sqlite/store.ts";

export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Without sessions and limits, which expire within a day; each with the order in which its rows were written. */
const TABLES = {
  knowledge_base: {
    columns: ["id", "page_title", "page_url", "section_title", "content", "created_at", "embedding", "metadata"],
    order: "created_at, id",
  },
  change_record: { columns: ["at", "author", "action", "entry_id", "title", "before"], order: "id" },
  logged_question: {
    columns: ["occasion", "day", "kind", "answer_id", "unsure", "words", "question"],
    order: "occasion",
  },
  answer_rating: { columns: ["occasion", "answer_id", "helpful", "comment", "day"], order: "occasion" },
  daily_count: { columns: ["day", "subject", "name", "count"], order: "day, subject, name" },
  shared_key: { columns: ["name", "value"], order: "name" },
};
type Table = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Table[];

/** What running servers have read and go on using: what is there stays, and the archive adds to it. */
const OF_SERVERS: readonly Table[] = ["shared_key"];
/** What visitors wrote. It is deleted after a time that the privacy page promises, and a backup is kept for longer. */
const OF_VISITORS: readonly Table[] = ["logged_question", "answer_rating"];

/** Rows by column. */
type Rows = Record<Table, Row[]>;
export type Counts = Record<Table, number>;

interface Opened {
  sql: Sql;
  close(): Promise<unknown>;
}

/** Writes everything that the store keeps for good into `file`, while servers run or not. */
export async function backUp(place: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; name another file`);
  if (!place.DATABASE_URL) needsDatabase(place);
  const rows = await using(await openPlace(place), readAll);
  for (const table of OF_VISITORS) rows[table] = [];
  mkdirSync(dirname(file), { recursive: true });
  // Beside its place, on the same disk: it is whole once it is there under its name.
  await inFolder(join(dirname(file), ".backup-"), async (folder) => {
    await using(openEmbedded(folder), (to) => replaceAll(to, rows));
    renameSync(join(folder, DATABASE_FILE), file);
  });
}

/** Replaces the store's contents with a backup's, of whichever kind both are. Running servers see it at once. */
export async function restore(place: Place, file: string, { replace = false } = {}): Promise<Counts> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const rows = await inFolder(join(tmpdir(), "restore-"), (folder) => using(openFile(file, folder), readAll));
  return using(await openPlace(place), async (to) => {
    const entries = await entriesIn(to);
    if (!replace) refuseEntries(entries);
    // Nobody means to lose every entry by a restore: such a backup was made of the wrong place.
    if (entries > 0 && rows.knowledge_base.length === 0)
      throw new Error(
        `${file} holds no entries, and the database holds ${entries}: it was left as it is. Name another backup`,
      );
    return replaceAll(to, rows);
  });
}

/** Copies the embedded database into the empty one of DATABASE_URL; the embedded one stays as it is. */
export async function moveToPostgres(place: Place): Promise<Counts> {
  if (!place.DATABASE_URL) throw new Error("DATABASE_URL is not set");
  needsDatabase(place);
  const rows = await using(openEmbedded(place.DATA_DIR), readAll);
  return using(await openPlace(place), async (to) => {
    refuseEntries(await entriesIn(to));
    return replaceAll(to, rows);
  });
}

function needsDatabase({ DATA_DIR }: Place) {
  if (!existsSync(join(DATA_DIR, DATABASE_FILE))) throw new Error(`there is no database in ${DATA_DIR} (DATA_DIR)`);
}

function refuseEntries(entries: number) {
  if (entries > 0)
    throw new Error(`the database holds ${entries} entries already; --replace puts the others in their place`);
}

async function openPlace({ DATA_DIR, DATABASE_URL }: Place): Promise<Opened> {
  if (!DATABASE_URL) return openEmbedded(DATA_DIR);
  const store = await openPostgresStore(DATABASE_URL);
  if (!store.database.isAway) return store;
  await store.close();
  throw new Error("the database of DATABASE_URL does not answer");
}

function openEmbedded(folder: string, options?: { create: boolean }): Opened {
  const database = openDatabase(folder, options);
  return { sql: sqlOf(database), close: async () => database.close() };
}

/** Opens a backup. The file itself is only read; where it is of an older release, a copy is brought up to date. */
function openFile(file: string, folder: string): Opened {
  const copy = join(folder, DATABASE_FILE);
  try {
    copyFileSync(file, copy);
    return openEmbedded(folder, { create: false });
  } catch (cause) {
    // Of the file that was named, not of its copy.
    throw new Error(String(cause instanceof Error ? cause.message : cause).replaceAll(copy, file), { cause });
  }
}

const entriesIn = async ({ sql }: Opened) => Number((await sql.read("SELECT count(*) AS n FROM knowledge_base"))[0]?.n);

/** Locks out every other writer, and tells servers that something has changed. */
const HOLD: Statement = ["UPDATE revision SET value = value + 1"];
const JSON_COLUMNS = ["embedding", "metadata", "before"];

/** One moment's state of all tables. */
async function readAll({ sql }: Opened): Promise<Rows> {
  const chosen = (name: string) => {
    if (name === "embedding") return `${sql.vector} AS embedding`;
    return JSON_COLUMNS.includes(name) ? `CAST(${name} AS text) AS ${name}` : name;
  };
  const queries = NAMES.map((name): Statement => {
    const { columns, order } = TABLES[name];
    return [`SELECT ${columns.map(chosen)} FROM ${name} ORDER BY ${order}`];
  });
  const [, ...found] = await sql.write(HOLD, ...queries);
  return Object.fromEntries(NAMES.map((name, at) => [name, found[at]])) as Rows;
}

/** Rows of one statement: with their vectors about a megabyte. */
const BATCH = 100;

/** Replaces everything there, all or nothing. */
async function replaceAll({ sql }: Opened, rows: Rows): Promise<Counts> {
  const statements = NAMES.flatMap((name): Statement[] => {
    const emptied: Statement[] = OF_SERVERS.includes(name) ? [] : [[`DELETE FROM ${name}`]];
    const batches = Array.from({ length: Math.ceil(rows[name].length / BATCH) }, (_, at) =>
      inserted(sql, name, rows[name].slice(at * BATCH, (at + 1) * BATCH)),
    );
    return [...emptied, ...batches];
  });
  await sql.write(HOLD, ...statements);
  return Object.fromEntries(NAMES.map((name) => [name, rows[name].length])) as Counts;
}

function inserted(sql: Sql, name: Table, rows: readonly Row[]): Statement {
  const { columns } = TABLES[name];
  const places = `(${columns.map((column) => (JSON_COLUMNS.includes(column) ? sql.json : "?"))})`;
  const values = rows.flatMap((row) =>
    columns.map((column) => {
      const numbers = column === "embedding" ? vectorOf(row.embedding) : null;
      return numbers ? sql.toVector(numbers) : (row[column] as string | number | null);
    }),
  );
  return [`INSERT INTO ${name} (${columns}) VALUES ${rows.map(() => places)} ON CONFLICT DO NOTHING`, ...values];
}

async function using<T>(opened: Opened, work: (opened: Opened) => Promise<T>): Promise<T> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** In a folder that is gone afterwards. */
async function inFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(prefix);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null where there is none. */
export async function lastBackup(dataFolder: string): Promise<{ at: string; bytes: number } | null> {
  const folder = join(dataFolder, "backups");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".sqlite"));
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const [newest] = files.filter((file) => file !== undefined).sort((a, b) => b.mtimeMs - a.mtimeMs);
  return newest ? { at: newest.mtime.toISOString(), bytes: newest.size } : null;
}
