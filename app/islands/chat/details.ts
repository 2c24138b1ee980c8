/**
 * Reads what a stream or the tab's storage holds beside an answer's text. The same rules as
 * `chatAnswer` in shared/contracts/chat.ts, by hand, so that the widget does not load the
 * validation library; a test compares the two.
 */
import type { ChatAnswer } from "../../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../../shared/contracts/library.ts";
import { DETAIL_LIMITS, MESSAGE_LIMIT } from "./limits.ts";

export type Details = ChatAnswer;
export type Source = Details["sources"][number];
export type Option = Details["options"][number];

/** Undefined if anything is invalid. */
export function readDetails(value: unknown): Details | undefined {
  const { id, kind, sources, options } = fieldsOf(value);
  const known = ANSWER_KINDS.find((one) => one === kind);
  const readSources = readList(sources, readSource);
  const readOptions = readList(options, readOption);
  if (!isNamed(id) || !known || !readSources || !readOptions) return undefined;
  return { id, kind: known, sources: readSources, options: readOptions };
}

function readSource(value: unknown): Source | undefined {
  const { title, section, url, quote } = fieldsOf(value);
  if (!isNamed(title) || !isText(url) || !isText(quote)) return undefined;
  return section === null || isText(section) ? { title, section, url, quote } : undefined;
}

function readOption(value: unknown): Option | undefined {
  const { label, ask } = fieldsOf(value);
  const question = typeof ask === "string" ? ask.trim() : "";
  if (!isNamed(label) || !question || question.length > MESSAGE_LIMIT) return undefined;
  return { label, ask: question };
}

function readList<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > DETAIL_LIMITS.entries) return undefined;
  const entries = value.map(read).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= DETAIL_LIMITS.characters;
const isNamed = (value: unknown): value is string => isText(value) && value !== "";
