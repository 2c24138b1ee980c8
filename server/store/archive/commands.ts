/** Backup, restore and the move to Postgres, as the operator asks for them. Each throws an Error of one line. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATABASE_FILE } from "../sqlite/open.ts";
import { type Archive, type Counts, copyArchive, withoutVisitors } from "./archive.ts";
import { openPostgresArchive } from "./postgres.ts";
import { openFile, openSqliteArchive, writeFile } from "./sqlite.ts";

export interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Writes everything that the store keeps for good into `file`, while servers run or not. */
export async function backUp(place: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; name another file`);
  if (!place.DATABASE_URL && !existsSync(join(place.DATA_DIR, DATABASE_FILE)))
    throw new Error(`there is no database in ${place.DATA_DIR} (DATA_DIR)`);
  await using(await openPlace(place), (from) => writeFile(withoutVisitors(from), file));
}

/** Replaces the store's contents with a backup's, of whichever kind both are. Running servers see it at once. */
export async function restore(place: Place, file: string, { replace = false } = {}): Promise<Counts> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const temporary = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    return await using(openFile(file, temporary), async (from) =>
      using(await openPlace(place), async (to) => {
        if (!replace) await refuseUnlessEmpty(to);
        await refuseEmptyOver(from, to, file);
        return copyArchive(from, to);
      }),
    );
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Copies the embedded database into the empty one of DATABASE_URL; the embedded one stays as it is. */
export async function moveToPostgres({ DATA_DIR, DATABASE_URL }: Place): Promise<Counts> {
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");
  if (!existsSync(join(DATA_DIR, DATABASE_FILE))) throw new Error(`there is no database in ${DATA_DIR} (DATA_DIR)`);
  return using(openSqliteArchive(DATA_DIR), async (from) =>
    using(await openPostgresArchive(DATABASE_URL), async (to) => {
      await refuseUnlessEmpty(to);
      return copyArchive(from, to);
    }),
  );
}

const openPlace = ({ DATA_DIR, DATABASE_URL }: Place): Promise<Archive> | Archive =>
  DATABASE_URL ? openPostgresArchive(DATABASE_URL) : openSqliteArchive(DATA_DIR);

async function refuseUnlessEmpty(archive: Archive) {
  const entries = await archive.entries();
  if (entries > 0)
    throw new Error(`the database holds ${entries} entries already; --replace puts the others in their place`);
}

/** Nobody means to lose every entry by a restore: such a backup was made of the wrong place. */
async function refuseEmptyOver(from: Archive, to: Archive, file: string) {
  const entries = (await from.entries()) === 0 ? await to.entries() : 0;
  if (entries > 0)
    throw new Error(
      `${file} holds no entries, and the database holds ${entries}: it was left as it is. Name another backup`,
    );
}

async function using<T>(archive: Archive, work: (archive: Archive) => Promise<T>): Promise<T> {
  try {
    return await work(archive);
  } finally {
    await archive.close();
  }
}
