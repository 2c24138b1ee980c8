import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine } from "../../../shared/domain/typography.ts";
import { CsvProblem, escapeFormula, readCsv, unescapeFormula } from "./csv.ts";

const cells = (text: string) => [...readCsv(text)].map((row) => row.cells);

test.each<[string, string, string[][]]>([
  [
    "line breaks of any kind",
    "a,b\r\n1,2\n3,4\r5,6",
    [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ],
  ],
  [
    "quoted commas, marks and line breaks",
    'a,b\r\n"1,2","say ""hi""\nthere"\r\n',
    [
      ["a", "b"],
      ["1,2", 'say "hi"\nthere'],
    ],
  ],
  [
    "empty cells, and empty lines left out",
    "a,b\n\n,2\n1,\n,\n , \n \n",
    [
      ["a", "b"],
      ["", "2"],
      ["1", ""],
    ],
  ],
  [
    "semicolons, as spreadsheets of the continent write them",
    'a;b\n1,5;"2;3"\n',
    [
      ["a", "b"],
      ["1,5", "2;3"],
    ],
  ],
  [
    "tabs",
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["nothing", "", []],
])("reads %s", (_, text, rows) => {
  expect(cells(text)).toEqual(rows);
});

test("names the line on which a row begins", () => {
  expect([...readCsv('a,b\n"1\n\n2",3\n4,5')].map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
  ["a quotation mark that is never closed", 'a,b\n1,"2\n3,4', 2],
  ["a quotation mark inside a bare field", 'a,b\n1,2\n3,4"5"', 3],
  ["text after a quoted field", 'a,b\n"1"2,3', 2],
])("refuses %s and names its line", (_, text, line) => {
  expect(() => cells(text)).toThrow(CsvProblem);
  expect(() => cells(text)).toThrow(expect.objectContaining({ line }));
});

describe("whatever the cells hold", () => {
  const table = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 3, maxLength: 3 }), { minLength: 1 });

  test("what is written is read back", () => {
    fc.assert(
      fc.property(table, (rows) => {
        const head = ["id", "page_title", "content"];
        const text = [head, ...rows].map((row) => csvLine(row.map(escapeFormula))).join("");
        const read = [...readCsv(text)].slice(1).map((row) => row.cells.map(unescapeFormula));
        expect(read).toEqual(rows.filter((row) => row.some(Boolean)));
      }),
    );
  });

  test("no spreadsheet takes a cell for a formula", () => {
    const starts = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'=", "''@");
    fc.assert(
      fc.property(starts, fc.string(), (start, rest) => {
        expect(escapeFormula(start + rest)).toMatch(/^'/);
        expect(unescapeFormula(escapeFormula(start + rest))).toBe(start + rest);
      }),
    );
    for (const words of ["'quoted' words", "a; b", "One.\n\nTwo; three - four."])
      expect(escapeFormula(words)).toBe(words);
  });

  test("nor one that splits lines at semicolons or tabs, which takes a cell for several", () => {
    const pieces = fc.constantFrom(";", "\t", "\n", "\r", "=", "-", "@", "＋", "'", '"', " ", ",", "words");
    const cell = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(""));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 3 }), (cells) => {
        const line = csvLine(["id", ...cells].map(escapeFormula));
        expect(line.split(/[;\t\r\n]/).filter((piece) => /^"*[=+\-@＝＋－＠]/.test(piece))).toEqual([]);
        expect([...readCsv(`a,b,c,d\n${line}`)][1]?.cells.slice(1).map(unescapeFormula)).toEqual(cells);
      }),
      { numRuns: 2_000 },
    );
    expect(escapeFormula('Prices;=HYPERLINK("https://evil.example")')).toBe(
      'Prices;\'=HYPERLINK("https://evil.example")',
    );
  });
});
