/** The end of a text on its way: an opened link, from its bracket to where the text stops. */
const OPEN_LINK = /\[([^[\]\n]*)(?:\](?:\([^()\s]*)?)?$/;
/** Any number of stars at the very end may still become the other half of a mark. */
const TRAILING_MARK = /(?:\*+|_+|`+)$/;

/**
 * Text of which the end is still to come, or never came, made fit to show: a link that is being
 * written shows as its label, and emphasis that is still open counts as closed.
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
