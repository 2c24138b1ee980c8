/**
 * Reads what a stream or the tab's storage holds beside an answer's text. The same rules as
 * `chatAnswer` in shared/contracts/chat.ts, by hand, so that the widget does not load the
 * validation library; a test compares the two.
 */
import type { ChatAnswer } from "../../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../../shared/contracts/library.ts";
import { DETAIL_LIMITS, MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import { type Check, type Form, isText, matches } from "../../untrusted.ts";

export type Details = ChatAnswer;
export type Source = Details["sources"][number];
export type Option = Details["options"][number];

export const sourceName = ({ title, section }: Source) =>
  section && section !== title ? `${title}: ${section}` : title;

const isShort = (value: unknown) => isText(value) && value.length <= DETAIL_LIMITS.characters;
const isNamed = (value: unknown) => isShort(value) && value !== "";
const isSection = (value: unknown) => value === null || isShort(value);
const isPlace = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isQuestion = (value: unknown) => isText(value) && value.trim() !== "" && value.trim().length <= MESSAGE_LIMIT;

const isOf = (form: Form) => (value: unknown) => matches(value, form);
const listOf =
  (check: Check, most: number = DETAIL_LIMITS.entries) =>
  (value: unknown) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const areClaims = listOf(isOf({ at: isPlace, sources: listOf(isPlace) }), DETAIL_LIMITS.claims);

const DETAILS = {
  id: isNamed,
  kind: (value: unknown) => ANSWER_KINDS.some((one) => one === value),
  sources: listOf(isOf({ title: isNamed, section: isSection, url: isShort, quote: isShort })),
  options: listOf(isOf({ label: isNamed, ask: isQuestion })),
  claims: (value: unknown) => value === undefined || areClaims(value),
};

/** Undefined if anything is invalid; without what else stands there. */
export function readDetails(value: unknown): Details | undefined {
  if (!matches(value, DETAILS)) return undefined;
  const { id, kind, sources, options, claims } = value as Details;
  return {
    id,
    kind,
    sources: sources.map(({ title, section, url, quote }) => ({ title, section, url, quote })),
    options: options.map(({ label, ask }) => ({ label, ask: ask.trim() })),
    claims: claims?.map(({ at, sources }) => ({ at, sources })),
  };
}

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
