/** The thread that reads an import file. */
import { parentPort, workerData } from "node:worker_threads";
import { type ImportFile, rowsOf, UnreadableFile } from "./file.ts";
import type { Reading } from "./read-rows.ts";

parentPort?.postMessage(reading());

function reading(): Reading {
  try {
    return { rows: rowsOf(workerData as ImportFile) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}
