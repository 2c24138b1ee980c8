/** Links to sources, with text fragments that a browser highlights, and quotations as the page shows them. */
import type { Rows } from "../../shared/contracts/library.ts";
import type { Source } from "./answer.ts";

/** Words at each end that identify a long quotation. */
const ENDS = 5;
const LONG = 12;

/** The address of a source with a text fragment; a browser without them lands on the heading. */
export function highlighted({ url, quote }: Pick<Source, "url" | "quote">): string {
  if (!isSitePath(url) || !quote) return url;
  // Of several cells the longest stands for all: the others, such as a name or a figure, stand elsewhere on the page too.
  const cells = quote.split("\n").sort((a, b) => b.length - a.length);
  const words = (cells[0] as string).split(/\s+/);
  const text = words.length > LONG ? [words.slice(0, ENDS), words.slice(-ENDS)] : [words];
  const directive = text.map((some) => encode(some.join(" "))).join(",");
  return `${url}${url.includes("#") ? "" : "#"}:~:text=${directive}`;
}

/** A hyphen has a meaning in a text directive; a comma is encoded anyway. */
const encode = (text: string) => encodeURIComponent(text).replace(/-/g, "%2D");

/** A Markdown link; an entry without an address of this site is named without one. */
export function linkTo({ title, url }: Pick<Source, "title" | "url">): string {
  const name = title.replace(/[[\]\\]/g, "");
  return isSitePath(url) ? `[${name}](${url})` : name;
}

/** A path of this site: one slash, no protocol, nothing that could end a Markdown link. */
function isSitePath(url: string): boolean {
  return /^\/(?!\/)[\w\-./#%~]*$/.test(url);
}

/** One line that names the pages, each once. */
export function sourceLine(sources: readonly Pick<Source, "title" | "url">[]): string {
  const links = [...new Set(sources.map(linkTo))];
  return links.length ? `\n\n${links.length > 1 ? "Sources" : "Source"}: ${links.join(", ")}` : "";
}

/** What is read as one line may be several cells of a row there: the quoted words in the cells that hold them, each cell on a line of its own. */
export function asShown(quote: string, rows: Rows): string {
  for (const [line, cells] of Object.entries(rows)) {
    const start = line.indexOf(quote);
    if (start < 0) continue;
    const quoted = cells.map(([from, to]) =>
      line.slice(Math.max(from, start), Math.min(to, start + quote.length)).trim(),
    );
    const said = quoted.filter(Boolean);
    if (said.length) return said.join("\n");
  }
  return quote;
}
