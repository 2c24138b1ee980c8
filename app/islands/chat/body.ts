/** Strips the parts of an answer's text that are rendered as sources and options below it. */
import type { Details } from "./details.ts";

/** The last line, which names the pages for clients that read the text alone. */
const SOURCE_LINE = /\n\s*\n?Sources?: [^\n]*\s*$/;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(.*?)\s*$/;

export function bodyOf(content: string, details: Details | undefined): string {
  if (!details) return content;
  const text = details.sources.length ? content.replace(SOURCE_LINE, "") : content;
  if (details.kind !== "options") return text;
  const shown = new Set(details.options.flatMap(({ label, ask }) => [label, ask]));
  return text
    .split("\n")
    .filter((line) => !shown.has(LIST_ITEM.exec(line)?.[1] ?? ""))
    .join("\n")
    .trimEnd();
}
