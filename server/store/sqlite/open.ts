/** Opens the embedded database, or says in one sentence why it cannot. */
import { randomInt } from "node:crypto";
import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { stepsIn } from "../sql.ts";
import { BUSY_TIMEOUT, SiteDatabase } from "./site-database.ts";
import { isBusy, isFull } from "./transaction.ts";

export const DATABASE_FILE = "knowledge-base.sqlite";

export const migrations = stepsIn(new URL("schema.sql", import.meta.url));

/** Of every connection: with full sync an acknowledged write is on the disk, and what is deleted is overwritten. */
export const CONNECTION = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON";

/**
 * Opens `folder`'s database. Where there is none it is made, unless `create` is false: then a file that holds
 * nothing of ours is refused, and stays as it is. Throws an Error of one line.
 */
export function openDatabase(folder: string, { create = true } = {}): SiteDatabase {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`the data folder ${folder} cannot be written to (DATA_DIR)`, { cause });
  }
  const file = join(folder, DATABASE_FILE);
  let database: SiteDatabase | undefined;
  try {
    if (create) keepPrivate(file);
    database = new SiteDatabase(file, { timeout: BUSY_TIMEOUT });
    const opened = database;
    withRetries(() => inspect(opened, file, create));
    const isNew = versionOf(opened) === 0;
    // Before there is a journal, so that it stands in the file itself.
    if (isNew) opened.exec(newId());
    withRetries(() => opened.exec("PRAGMA journal_mode = WAL"));
    opened.exec(CONNECTION);
    withRetries(() => migrate(opened));
    if (create) wipeOnce(opened);
    return opened;
  } catch (cause) {
    database?.close();
    if (cause instanceof NotOurs) throw cause;
    const reason = cause instanceof Error ? cause.message.replaceAll("\n", " ") : String(cause);
    const advice = isFull(cause) ? ". Make room and start again" : "";
    throw new Error(`the database ${file} cannot be opened: ${reason}; it was left as it is${advice}`, { cause });
  }
}

class NotOurs extends Error {}

/** For nobody but this user; SQLite gives the files beside it the same mode when it makes them. */
function keepPrivate(file: string) {
  // One that is there is not opened: to close it would release the locks of whoever in this process uses it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    try {
      chmodSync(each, 0o600);
    } catch (error) {
      // There is none, or it is another user's, who decides.
      if (!["ENOENT", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
}

/** Milliseconds between two tries. */
const RETRY_EVERY = 10;

/** Names a database, so that another in its place is told from it. One of an earlier release has no name. */
const newId = () => `PRAGMA application_id = ${randomInt(1, 2 ** 31)}`;

/** Of a database from before `secure_delete`, leaves what is in use alone. Where it fails, the next start tries again. */
function wipeOnce(database: DatabaseSync) {
  if (Number(database.prepare("PRAGMA application_id").get()?.application_id) !== 0) return;
  try {
    database.exec("VACUUM");
    database.exec(newId());
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // Another process uses it, or the disk has no room for a copy.
  }
}

/** Retries while another process opens the database: SQLite itself does not wait for a change to WAL. */
function withRetries<T>(run: () => T): T {
  const giveUp = performance.now() + BUSY_TIMEOUT;
  for (;;)
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUp) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_EVERY);
    }
}

const versionOf = (database: DatabaseSync) => Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);

/** Checks before anything is written: a database that is damaged or from a newer release is not touched. */
function inspect(database: DatabaseSync, file: string, create: boolean) {
  const version = versionOf(database);
  if (!create && (version === 0 || !holdsEntries(database)))
    throw new NotOurs(
      `${file} is no database of this site, or a copy of one in use without its latest changes; nothing was changed. Name a file that npm run backup made`,
    );
  if (version > migrations.length)
    throw new NotOurs(`the database ${file} was written by a newer release (schema ${version}); it was left as it is`);
  const found = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new NotOurs(`the database ${file} is damaged; it was left as it is. Restore a backup`);
}

const holdsEntries = (database: DatabaseSync) =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('knowledge_base', 'revision')")
    .all().length === 2;

function migrate(database: DatabaseSync) {
  if (versionOf(database) === migrations.length) return;
  // Of two servers that start together the second waits here, and then finds nothing to do.
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const step of migrations.slice(versionOf(database))) database.exec(step);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
