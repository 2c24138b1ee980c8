/** The embedded database as an archive. */
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { DATABASE_FILE, openDatabase } from "../sqlite/open.ts";
import {
  type Archive,
  BATCH,
  type Counts,
  noCounts,
  OF_SERVERS,
  ORDER,
  type Reader,
  type Row,
  TABLE_NAMES,
  TABLES,
  type Table,
} from "./archive.ts";

/** Opens `folder`'s database. Throws an Error of one line where it cannot, or where `create` is false and there is none. */
export function openSqliteArchive(folder: string, options?: { create: boolean }): Archive {
  const database = openDatabase(folder, options);
  return {
    async read(use) {
      database.exec("BEGIN");
      try {
        return await use((table) => rowsOf(database, table));
      } finally {
        database.exec("ROLLBACK");
      }
    },
    async replace(reader) {
      // Read first, then replaced in one short transaction, for which servers have to wait.
      const counts = await stage(database, reader);
      database.exec("BEGIN IMMEDIATE");
      try {
        for (const table of TABLE_NAMES) putInPlace(database, table);
        database.exec("COMMIT");
        return counts;
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    entries: async () => Number(database.prepare("SELECT count(*) AS n FROM knowledge_base").get()?.n),
    close: async () => database.close(),
  };
}

async function* rowsOf(database: DatabaseSync, table: Table): AsyncGenerator<Row[]> {
  const page = database.prepare(
    `SELECT ${TABLES[table].join(", ")} FROM ${table} ORDER BY ${ORDER[table]} LIMIT ? OFFSET ?`,
  );
  for (let offset = 0; ; offset += BATCH) {
    const rows = page.all(BATCH, offset).map((row) => ({ ...row, ...vectorOf(row) }));
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}

function vectorOf(row: Row): Row {
  if (!(row.embedding instanceof Uint8Array)) return {};
  return { embedding: Array.from(new Float32Array(row.embedding.slice().buffer)) };
}

/** Copies the rows into staging tables, which lock out nobody. */
async function stage(database: DatabaseSync, reader: Reader): Promise<Counts> {
  const counts = noCounts();
  for (const table of TABLE_NAMES) {
    const columns = TABLES[table];
    const names = columns.join(", ");
    database.exec(`DROP TABLE IF EXISTS temp.staged_${table}`);
    database.exec(`CREATE TEMP TABLE staged_${table} AS SELECT ${names} FROM main.${table} WHERE false`);
    const insert = database.prepare(
      `INSERT INTO temp.staged_${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
    );
    for await (const rows of reader(table))
      for (const row of rows) {
        insert.run(...columns.map((column) => columnOf(row[column])));
        counts[table] += 1;
      }
  }
  return counts;
}

function putInPlace(database: DatabaseSync, table: Table) {
  const names = TABLES[table].join(", ");
  const stays = OF_SERVERS.has(table);
  if (!stays) database.exec(`DELETE FROM main.${table}`);
  database.exec(
    `INSERT ${stays ? "OR IGNORE " : ""}INTO main.${table} (${names}) SELECT ${names} FROM temp.staged_${table} ORDER BY rowid`,
  );
  database.exec(`DROP TABLE temp.staged_${table}`);
}

const columnOf = (value: unknown) =>
  (Array.isArray(value)
    ? new Uint8Array(Float32Array.from(value as number[]).buffer)
    : (value ?? null)) as SQLInputValue;

/** Writes an archive into a file of the embedded kind, which is whole once it is there under its name. */
export async function writeFile(from: Archive, file: string): Promise<void> {
  await inPlace(file, async (temporary) => {
    const target = openSqliteArchive(temporary);
    await from.read((reader) => target.replace(reader));
    await target.close();
  });
}

/** Opens a backup. The file itself is only read; where it is of an older release, a copy is brought up to date. */
export function openFile(file: string, temporary: string): Archive {
  try {
    copyFileSync(file, join(temporary, DATABASE_FILE));
    return openSqliteArchive(temporary, { create: false });
  } catch (cause) {
    // Of the file that was named, not of its copy.
    const reason = cause instanceof Error ? cause.message.replaceAll(join(temporary, DATABASE_FILE), file) : cause;
    throw new Error(String(reason), { cause });
  }
}

/** Makes the file in a folder beside its place, on the same disk, and moves it there when it is done. */
async function inPlace(file: string, make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = mkdtempSync(join(dirname(file), ".backup-"));
  try {
    await make(temporary);
    renameSync(join(temporary, DATABASE_FILE), file);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
