/** Reads an import file in a thread of its own: no page waits for it, whatever is in it. */
import { Worker } from "node:worker_threads";
import { RequestRefused } from "../../http/refusal.ts";
import { oneByOne } from "../../turns.ts";
import type { ImportFile, ReadRow } from "./file.ts";

/** What the thread makes of a file. */
export type Reading = { rows: ReadRow[] } | { rows?: never; problem: string };

/** Bounds of one file: ten times what ten thousand entries take. */
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;

/** One file after another. Is refused where it cannot be read. */
export const readRows = (file: ImportFile): Promise<ReadRow[]> => reading(() => read(file));
const reading = oneByOne();

async function read(file: ImportFile): Promise<ReadRow[]> {
  const thread = new Worker(new URL("reader.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const limit = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
  const reading = await new Promise<Reading>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("exit", () => resolve({ problem: "There is too much in this file for it to be read." }));
    thread.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") reject(error);
    });
  }).finally(() => clearTimeout(limit));
  if (!reading.rows) throw new RequestRefused(400, reading.problem);
  return reading.rows;
}
