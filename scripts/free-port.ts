/** A port of this machine that nobody listens on at the moment. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { readEnv } from "../server/env.ts";
import type { Counts } from "../server/store/archive/archive.ts";
import { readEnvFile } from "./runtime.mjs";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

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
