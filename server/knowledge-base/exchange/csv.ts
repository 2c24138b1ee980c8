/** Comma-separated values as RFC 4180 has them, and as spreadsheets write them: with semicolons or tabs too. */

/** The text is not CSV from here on: with an unpaired quotation mark, later rows cannot be delimited. */
export class CsvProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** A first line by which a spreadsheet is told what stands between the fields. */
const NAMED_DELIMITER = /^sep=([^\w"\r\n])(?:\r\n?|\n|$)/i;

/** Rows of a text, one at a time; lines without a word are left out. */
export function* readCsv(text: string): Generator<CsvRow> {
  const [named = "", mark] = NAMED_DELIMITER.exec(text) ?? [];
  const delimiter = mark ?? delimiterOf(text);
  const plain = new RegExp(`[^\\${delimiter}"\r\n]*`, "y");
  let position = named.length;
  let line = named ? 2 : 1;
  let row: CsvRow = { line, cells: [] };

  while (position <= text.length) {
    row.cells.push(text[position] === '"' ? quoted() : unquoted());
    const end = text[position];
    if (end === delimiter) {
      position += 1;
      continue;
    }
    if (end !== undefined && end !== "\r" && end !== "\n")
      throw new CsvProblem(line, "a quotation mark inside a field must be doubled, and the field quoted");
    if (row.cells.some((cell) => cell.trim())) yield row;
    if (end === undefined) return;
    position += end === "\r" && text[position + 1] === "\n" ? 2 : 1;
    line += 1;
    row = { line, cells: [] };
  }

  function unquoted(): string {
    plain.lastIndex = position;
    const value = plain.exec(text)?.[0] ?? "";
    position += value.length;
    return value;
  }

  function quoted(): string {
    const start = line;
    let value = "";
    for (;;) {
      const close = text.indexOf('"', position + 1);
      if (close < 0) throw new CsvProblem(start, "a quotation mark is opened and never closed");
      const part = text.slice(position + 1, close);
      line += part.split("\n").length - 1;
      value += part;
      position = close + 1;
      if (text[position] !== '"') return value;
      value += '"';
    }
  }
}

/** The most frequent delimiter in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const times = (mark: string) => head.split(mark).length;
  return [",", ";", "\t"].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

/** Starts that make a spreadsheet run a cell (owasp.org, "CSV injection"), after any escape of ours. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/**
 * Where a spreadsheet that splits lines at semicolons or tabs begins a cell of its own: it takes a quotation mark in the
 * middle of its cell for a letter, and the line break behind it for the end of the row.
 */
const INNER_FORMULA = /([;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g;
const ESCAPED_INNER = /([;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g;

/** A cell that no spreadsheet takes for a formula, or for several of which one is. */
export function escapeFormula(cell: string): string {
  const escaped = cell.replace(INNER_FORMULA, "$1'");
  return FORMULA.test(escaped) ? `'${escaped}` : escaped;
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  const bare = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return bare.replace(ESCAPED_INNER, "$1");
}
