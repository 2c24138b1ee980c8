/** The thread that writes thousands of entries. */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { type EntryWrite, StoreUnavailable, WriteConflict } from "../store.ts";
import { CONNECTION } from "./open.ts";
import { BUSY_TIMEOUT, SiteDatabase } from "./site-database.ts";
import { writeEntries } from "./write-entries.ts";
import type { Part, Written } from "./write-many.ts";

const port = parentPort as MessagePort;
const writes: EntryWrite[] = [];
port.on("message", async (part: Part) => {
  if ("writes" in part) return void writes.push(...part.writes);
  port.postMessage(await written(part));
  port.close();
});

async function written({ lines, expected }: Exclude<Part, { writes: unknown }>): Promise<Written> {
  const database = new SiteDatabase(workerData as string, { timeout: BUSY_TIMEOUT });
  try {
    database.exec(CONNECTION);
    await writeEntries(database, writes, lines, expected);
    return {};
  } catch (error) {
    if (error instanceof StoreUnavailable) return { unavailable: error.message };
    if (error instanceof WriteConflict) return { conflict: { reason: error.reason, id: error.id } };
    throw error;
  } finally {
    database.close();
  }
}
