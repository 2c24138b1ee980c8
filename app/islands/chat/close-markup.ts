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
