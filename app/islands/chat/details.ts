/**
 * Reads what a stream or the tab's storage holds beside an answer's text. The same rules as
 * `chatAnswer` in shared/contracts/chat.ts, by hand, so that the widget does not load the
 * validation library; a test compares the two.
 */
import type { ChatAnswer } from "../../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../../shared/contracts/library.ts";
import { DETAIL_LIMITS, MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import { isText, record } from "../../untrusted.ts";

export type Details = ChatAnswer;
export type Source = Details["sources"][number];
export type Option = Details["options"][number];

export const sourceName = ({ title, section }: Source) =>
  section && section !== title ? `${title}: ${section}` : title;

/** Undefined if anything is invalid. */
export function readDetails(value: unknown): Details | undefined {
  const { id, kind, sources, options, claims } = record(value);
  const known = ANSWER_KINDS.find((one) => one === kind);
  const readSources = readList(sources, readSource);
  const readOptions = readList(options, readOption);
  const readClaims = claims === undefined ? undefined : readList(claims, readClaim, DETAIL_LIMITS.claims);
  if (!isNamed(id) || !known || !readSources || !readOptions || (claims !== undefined && !readClaims)) return undefined;
  return { id, kind: known, sources: readSources, options: readOptions, ...(readClaims && { claims: readClaims }) };
}

function readClaim(value: unknown): NonNullable<Details["claims"]>[number] | undefined {
  const { at, sources } = record(value);
  const places = readList(sources, (one) => (isPlace(one) ? one : undefined));
  return isPlace(at) && places ? { at, sources: places } : undefined;
}

function readSource(value: unknown): Source | undefined {
  const { title, section, url, quote } = record(value);
  if (!isNamed(title) || !isShort(url) || !isShort(quote)) return undefined;
  return section === null || isShort(section) ? { title, section, url, quote } : undefined;
}

function readOption(value: unknown): Option | undefined {
  const { label, ask } = record(value);
  const question = isText(ask) ? ask.trim() : "";
  if (!isNamed(label) || !question || question.length > MESSAGE_LIMIT) return undefined;
  return { label, ask: question };
}

function readList<T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
  most: number = DETAIL_LIMITS.entries,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const entries = value.map(read).filter((entry) => entry !== undefined);
  return entries.length === value.length ? entries : undefined;
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isShort = (value: unknown): value is string => isText(value) && value.length <= DETAIL_LIMITS.characters;
const isNamed = (value: unknown): value is string => isShort(value) && value !== "";

/**
 * The text, or the part of it from `start`, with a mark for each source of each claim; `mark` is given the source's
 * place from 1.
 */
export function withMarks(
  content: string,
  { claims = [], sources }: Pick<Details, "claims" | "sources">,
  mark: (source: number) => string,
  [start, end]: readonly [number, number] = [0, content.length],
): string {
  return [...claims]
    .sort((a, b) => b.at - a.at)
    .filter(({ at }) => at > start && at <= end)
    .reduce(
      (text, { at, sources: carriers }) => {
        const marks = carriers.filter((one) => one < sources.length).map((one) => mark(one + 1));
        return text.slice(0, at - start) + marks.join("") + text.slice(at - start);
      },
      content.slice(start, end),
    );
}

/** An unfinished link at the end of streamed text, from its bracket on. */
const OPEN_LINK = /\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;
/** Emphasis marks at the very end, which may be half of a longer one. */
const TRAILING_MARK = /(?:\*+|_+|`+)$/;

/**
 * Makes incomplete Markdown fit to show while it streams, or where it was cut off: an unfinished
 * link shows as its label, and open emphasis is closed.
 */
export function closeMarkup(text: string): string {
  const lines = text.replace(OPEN_LINK, "$1").split("\n");
  const last = (lines.pop() ?? "").replace(TRAILING_MARK, (mark, at: number, line: string) =>
    isOpen(line.slice(0, at), mark) ? mark : "",
  );
  const closed = ["**", "`"].reduce((line, mark) => (isOpen(line, mark) ? `${line.trimEnd()}${mark}` : line), last);
  return [...lines, closed].join("\n");
}

const isOpen = (line: string, mark: string) => line.split(mark).length % 2 === 0;
