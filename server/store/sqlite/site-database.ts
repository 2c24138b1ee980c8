/** A database that knows whether its file still is the one that was opened. */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StoreUnavailable } from "../store.ts";

/** The file's first bytes, and where the application's id stands (sqlite.org/fileformat.html). */
const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const APPLICATION_ID = 68;

/** Milliseconds to wait for another process that is writing. */
export const BUSY_TIMEOUT = 5_000;

export class SiteDatabase extends DatabaseSync {
  /** Milliseconds for which a write waits for another process that is writing. */
  patience = BUSY_TIMEOUT;
  readonly file: string;
  readonly #statements = new Map<string, StatementSync>();
  #inode = "";
  #id = 0;
  /** Open as long as the database: to close it before would release SQLite's own locks on the file. */
  #handle: number | undefined;

  constructor(file: string, options: { timeout: number }) {
    super(file, options);
    this.file = file;
  }

  /** Prepared once. */
  statement(text: string): StatementSync {
    const statement = this.#statements.get(text) ?? this.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  /** From now on the file has to stay where and what it is. */
  watch() {
    this.#inode = inodeOf(this.file);
    this.#handle = openSync(this.file, "r");
    this.#id = idIn(this.#handle) ?? 0;
  }

  /** Throws where the file was removed, or replaced or overwritten by another: what is written would be lost. */
  assertInPlace() {
    if (this.#handle === undefined) return;
    const id = inodeOf(this.file) === this.#inode ? idIn(this.#handle) : undefined;
    // A database of an earlier release gets its id with the next checkpoint.
    if (id !== undefined && this.#id === 0) this.#id = id;
    if (id === undefined || id !== this.#id)
      throw new StoreUnavailable(
        "The database's file was removed or replaced while the server runs. Nothing was changed; the server has to be started again.",
      );
  }

  override close() {
    super.close();
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }
}

/** Of the file and of its journal, which is there as long as the database is open. */
const inodeOf = (file: string) =>
  [file, `${file}-wal`].map((one) => statSync(one, { bigint: true, throwIfNoEntry: false })?.ino).join(" ");

/** The id in the file's header; undefined where it is no database. */
function idIn(handle: number): number | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  const length = readSync(handle, header, 0, HEADER_BYTES, 0);
  return length === HEADER_BYTES && header.toString("latin1", 0, MAGIC.length) === MAGIC
    ? header.readUInt32BE(APPLICATION_ID)
    : undefined;
}
