/** Writes thousands of entries in a thread of its own: neither their number nor the disk holds pages and questions. */
import { Worker } from "node:worker_threads";
import { oneByOne, ownTurn } from "../../turns.ts";
import type { ChangeLine } from "../entries.ts";
import { type EntryWrite, StoreUnavailable, WriteConflict } from "../store.ts";
import type { writeEntries } from "./write-entries.ts";

/** What the thread is given: writes, some at a time, and then the rest. */
export type Part = { writes: readonly EntryWrite[] } | { lines: readonly ChangeLine[]; expected: number | undefined };

/** What became of the writes. */
export interface Written {
  conflict?: Pick<WriteConflict, "reason" | "id">;
  unavailable?: string;
}

/** Writes handed over in one turn, some milliseconds. */
const BATCH = 200;

/** One after another: the next one does not wait for SQLite's lock, for which others have but a few seconds. */
export const writeMany: typeof writeEntries = (...writing) => inOrder(() => write(...writing));
const inOrder = oneByOne();

const write: typeof writeEntries = async (database, writes, lines, expected) => {
  database.assertInPlace();
  const thread = new Worker(new URL("many-writer.ts", import.meta.url), { workerData: database.file });
  const answer = new Promise<Written>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", () => reject(new StoreUnavailable("Nothing was written. Please try again in a moment.")));
  });
  // It may fail while it is being given its parts.
  answer.catch(() => undefined);
  const give = (part: Part) => thread.postMessage(part);
  for (let at = 0; at < writes.length; at += BATCH) {
    give({ writes: writes.slice(at, at + BATCH) });
    await ownTurn();
  }
  give({ lines, expected });
  const { conflict, unavailable } = await answer;
  // The thread knows the file by its name alone.
  database.assertInPlace();
  if (unavailable) throw new StoreUnavailable(unavailable);
  if (conflict) throw new WriteConflict(conflict.reason, conflict.id);
};
