/** What of an answer's text is in sight: without what stands below it as sources and options, and not all of a long one. */
import { closeMarkup, type Details } from "./details.ts";

/** The line that names the pages for clients that read the text alone: the last, or before questions to choose from. */
const SOURCE_LINE = /\n\s*\n?Sources?: [^\n]*(?:\s*$|(?=\n\n))/;
/** What announces the choices below an answer is said above their buttons. */
const ANNOUNCED = /\n\n[^\n]*:$/;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(.*?)\s*$/;

/** `active`: its options stand below it as buttons. */
export function bodyOf(content: string, details: Details | undefined, active = true): string {
  if (!details) return content;
  const text = details.sources.length ? content.replace(SOURCE_LINE, "") : content;
  if (details.kind !== "options" || !active) return text;
  const shown = new Set(details.options.flatMap(({ label, ask }) => [label, ask]));
  return text
    .split("\n")
    .filter((line) => !shown.has(LIST_ITEM.exec(line)?.[1] ?? ""))
    .join("\n")
    .trimEnd()
    .replace(ANNOUNCED, "");
}

/** Words up to which an answer is shown whole. */
const WHOLE = 60;
/** Words after which a longer one pauses, at the end of a sentence. */
const PAUSE = 45;
/** Words that are not worth a press. */
const FEW = 6;

const BREAK = /[.!?…؟][”"’)*]*\s+(?=[^\p{Ll}\s])|\n+/gu;

/**
 * Where the first part of an answer ends, which is in sight at once: after a sentence or a point of a list, never
 * within a table. It stays the same while the text grows, so that nothing that is being read goes away.
 */
export function leadEnd(text: string, growing = false): number {
  const words = wordsIn(text);
  if (!growing && words <= WHOLE) return text.length;
  let [read, before] = [0, 0];
  for (const { index, 0: found } of text.matchAll(BREAK)) {
    const end = index + found.length;
    read += wordsIn(text.slice(before, end));
    before = end;
    if (read < PAUSE || !isWhole(text.slice(0, end), text.slice(end))) continue;
    return growing || words - read > FEW ? end : text.length;
  }
  return text.length;
}

const wordsIn = (text: string) => text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function isWhole(lead: string, rest: string): boolean {
  const read = lead.trimEnd();
  const inTable = rest.startsWith("|") && read.split("\n").at(-1)?.startsWith("|");
  return !inTable && !read.endsWith(":") && closeMarkup(read) === read;
}
