/** A quotation as the page shows it: what is read as one line may be several cells of a row there. */
import type { Rows } from "../../shared/contracts/library.ts";

/** The quoted words in the cells that hold them, each cell on a line of its own. */
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
