/** Translates errors of Postgres, and of the connection to it, to those of the store port. */
import { StoreUnavailable } from "../store.ts";

/** Of the driver and of the network (errno), where nothing was answered. */
const NO_ANSWER = new Set([
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** Codes of Postgres (its appendix A) for starting up, shutting down, or a lost connection: classes 08 and 57P. */
const COMING_OR_GOING = /^(?:08...|57P0[1-5])$/;

/** Of a pooler that will never let this server in, under a code of a lost connection. */
const NEVER = /unsupported startup parameter|no such (?:database|user)/;

const SENTENCES: [RegExp, string][] = [
  [/^53100$/, "The database's disk is full. Nothing was changed."],
  [/^53...$/, "The database has too much to do. Nothing was changed; please try again."],
  [/^(?:40001|40P01|55P03|57014)$/, "The database is busy. Nothing was changed; please try again."],
  [/^25006$/, "The database cannot be written to. Nothing was changed."],
  [/^58...$|^XX...$/, "The database does not work as it should. Nothing was changed."],
];

const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? "");

/**
 * Whether the driver (postgres 3.4.9) wrote once more to a connection that was closed meanwhile, in a timer where nobody
 * can catch it: the statement itself has failed already, and a lost database must not end the server.
 */
export const isLateWrite = ({ stack = "" }: Error): boolean =>
  /at Immediate\.nextWrite \(.*\/postgres\/src\/connection\.js/.test(stack);

/** Whether the database cannot be reached at all. */
export function isAway(error: unknown): boolean {
  if (error instanceof Error && NEVER.test(error.message)) return false;
  return NO_ANSWER.has(codeOf(error)) || COMING_OR_GOING.test(codeOf(error)) || error instanceof NoAnswerInTime;
}

/** The error as the store port has it: operational errors become `StoreUnavailable`, bugs stay as they are. */
export function toStoreError(error: unknown): unknown {
  if (isAway(error)) return away(error);
  const sentence = SENTENCES.find(([code]) => code.test(codeOf(error)))?.[1];
  return sentence ? new StoreUnavailable(sentence, { cause: error }) : error;
}

export const away = (cause?: unknown) =>
  new StoreUnavailable("The database does not answer. Please try again in a moment.", { cause });

export class NoAnswerInTime extends Error {
  override name = "NoAnswerInTime";
}
