/** What the operators' commands share: where the data is, and how a command ends. */
import { readEnv } from "../server/env.ts";
import type { Counts } from "../server/store/archive/archive.ts";
import { readEnvFile } from "./runtime.mjs";

/** Data location and error reporting of the operator's commands. */
export function readPlace() {
  readEnvFile(".env");
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env);
  return { DATA_DIR, DATABASE_URL };
}

/** Runs a command; ends the process with 1 and one line where it fails. */
export async function command(name: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`${name}: ${message.replaceAll("\n", " ")}`);
    process.exitCode = 1;
  }
}

export const summary = (counts: Counts) =>
  `${counts.knowledge_base} entries, ${counts.change_record} lines of the record of changes, ${counts.logged_question} questions, ${counts.answer_rating} ratings`;
