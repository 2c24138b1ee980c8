/** How text is set: with the marks of print (curly apostrophes and quotation marks, a true minus), or as a line or a sentence. */

/** What is typed with straight marks, in the form in which the site prints it. */
export function printed(text: string): string {
  return text
    .replace(/(^|[\s([|])"/gm, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s([“|])'(?=\S)/gm, "$1‘")
    .replace(/'/g, "’")
    .replace(/(^|[\s([“|])-(?=[\d£$€])/gm, "$1−")
    .replace(/(\d)x(?![\p{L}\d])/gu, "$1×");
}

/** The same text, letter for letter as long, with the marks of a keyboard: two texts that differ in marks alone become one. */
export function typed(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/−/g, "-").replace(/×/g, "x");
}

/** The words around a mark that print would set otherwise; none where the text is as the site prints it. */
export function straightMarks(text: string): string[] {
  const print = printed(text);
  const found: string[] = [];
  for (let at = 0; at < text.length && found.length < MOST_NAMED; at += 1)
    if (text[at] !== print[at]) found.push(text.slice(Math.max(0, at - 12), at + 12));
  return found;
}

const MOST_NAMED = 3;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** One row of comma-separated values (RFC 4180) with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}

/** The first sentence of a text, up to a semicolon or a full stop that another sentence follows. */
export function firstSentence(text: string): string {
  const [, sentence = text] = /^(.*?)(?:;\s|[.](?=\s|$))/s.exec(text.trim()) ?? [];
  return `${sentence.trim()}.`;
}

/** A sentence with its values in: "From {low} to {high}". */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
