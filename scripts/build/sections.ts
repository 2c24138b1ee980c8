/**
 * Reads a built page the way a visitor does: by heading. Each section becomes
 * one entry of the knowledge base, with its address and the questions it answers.
 * What a page offers as a file is read from it here too.
 */
import { type HTMLElement, type Node, NodeType } from "node-html-parser";
import { asksOf } from "../../content/asks-attribute.ts";
import { ROLES, type Role, type RowCells, type Rows } from "../../shared/contracts/library.ts";
import { csvLine } from "../../shared/domain/typography.ts";

export interface Section {
  page_title: string;
  page_url: string;
  section_title: string | null;
  content: string;
  metadata: { questions: string[]; role?: Role };
}

/** Elements that are not content. */
const SKIPPED =
  'nav, form, script, style, svg, noscript, template, .button, .button-row, [data-index="no"], [data-island], [data-controls], [aria-hidden="true"]';
const BLOCKS = new Set(
  "P LI TR DT DD DIV FIGCAPTION BLOCKQUOTE H3 H4 CAPTION SECTION FIGURE ADDRESS UL OL DL TABLE".split(" "),
);

interface Draft {
  /** A part of the section before it. */
  part: boolean;
  title: string | null;
  anchor: string;
  questions: string[];
  lines: string[];
}

export function sectionsOf(root: HTMLElement, path: string): Section[] {
  const main = root.querySelector("main");
  if (!main || main.getAttribute("data-index") === "no") return [];
  for (const element of main.querySelectorAll(SKIPPED)) element.remove();
  const pageTitle = main.getAttribute("data-page-title") ?? main.querySelector("h1")?.textContent.trim() ?? path;
  const drafts: Draft[] = [{ part: false, title: null, anchor: "", questions: [], lines: [""] }];
  walk(main, drafts);
  return drafts
    .map((draft) => ({ ...draft, content: textOf(draft.lines) }))
    .filter((draft) => draft.content !== "")
    .map((draft) => ({
      page_title: pageTitle,
      page_url: draft.anchor ? `${path}#${draft.anchor}` : path,
      section_title: draft.title,
      content: draft.content,
      metadata: { questions: draft.questions, ...roleOf(draft, main.getAttribute("data-role")) },
    }));
}

/** Whose figures a section gives: those of the page's client, or of an example that its heading announces. */
function roleOf({ title }: Draft, ofPage: string | undefined): { role?: Role } {
  const role = title?.startsWith("Worked example") ? "worked-example" : ROLES.find((one) => one === ofPage);
  return role ? { role } : {};
}

function walk(node: Node, drafts: Draft[]) {
  const current = drafts.at(-1);
  if (!current) return;
  if (node.nodeType === NodeType.TEXT_NODE) {
    current.lines.push(current.lines.pop() + node.textContent);
    return;
  }
  if (node.nodeType !== NodeType.ELEMENT_NODE) return;
  const element = node as HTMLElement;
  const asks = asksOf(element.getAttribute("data-asks"));
  if (element.tagName === "H1") {
    current.questions.push(...asks);
    current.lines.push(element.textContent.trim(), "");
    return;
  }
  const id = element.getAttribute("id");
  if (element.tagName === "H2" || (element.tagName === "H3" && id && asks.length > 0)) {
    const title = element.textContent.trim();
    const part = element.tagName === "H3";
    // A section still says of which parts it consists; a list of questions says nothing.
    if (part && !title.endsWith("?")) drafts.findLast((draft) => !draft.part)?.lines.push("", title, "");
    drafts.push({ part, title, anchor: id ?? "", questions: asks, lines: [""] });
    return;
  }
  const rows = element.tagName === "TABLE" ? rowsOf(element) : element.tagName === "DL" ? termsOf(element) : [];
  if (rows.length > 0 || element.tagName === "DL") {
    current.lines.push("", ...rows.map(({ text }) => text), "");
    return;
  }
  const block = BLOCKS.has(element.tagName);
  if (block) current.lines.push("");
  for (const child of element.childNodes) walk(child, drafts);
  if (block) drafts.at(-1)?.lines.push("");
}

/** A table's row or a list's term on a line of its own, with where the page's own words stand in it. */
interface Line {
  text: string;
  cells: RowCells;
}

/** Each of the page's words behind what leads over to it. */
function lineOf(parts: readonly { before: string; cell: string }[]): Line {
  let text = "";
  const cells: RowCells = [];
  for (const { before, cell } of parts) {
    text += before;
    if (cell) cells.push([text.length, text.length + cell.length]);
    text += cell;
  }
  return { text: text.trimEnd(), cells };
}

/** "Header: cell; Header: cell" for each row: a row can be read without the table around it. */
function rowsOf(table: HTMLElement): Line[] {
  const headers = table.querySelectorAll("thead th").map(wordsOf);
  return table.querySelectorAll("tbody tr").map((row) =>
    lineOf(
      row.querySelectorAll("th, td").map((cell, index) => ({
        before: `${index > 0 ? "; " : ""}${headers[index] ? `${headers[index]}: ` : ""}`,
        cell: wordsOf(cell),
      })),
    ),
  );
}

/** "Term: value. Basis." for each term of a list of figures. */
function termsOf(list: HTMLElement): Line[] {
  return list.querySelectorAll("dt").map((term) => {
    const [first = "", ...rest] = valuesOf(term).map(wordsOf);
    return lineOf([
      { before: "", cell: wordsOf(term) },
      { before: ": ", cell: first },
      { before: first && !/[.!?]$/.test(first) ? "." : "", cell: "" },
      ...rest.map((cell) => ({ before: " ", cell })),
    ]);
  });
}

/** Those that follow a term, up to the next one. */
function valuesOf(term: HTMLElement): HTMLElement[] {
  const next = term.nextElementSibling;
  return next?.tagName === "DD" ? [next, ...valuesOf(next)] : [];
}

const wordsOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, " ").trim();

/** What a page offers as a file for spreadsheets: the table, the list or the sentence that stands before the offer. */
export interface Download {
  address: string;
  text: string;
}

export const downloadsOf = (page: HTMLElement): Download[] =>
  page.querySelectorAll("[data-download]").map((offer) => {
    const address = offer.querySelector("a")?.getAttribute("href");
    const source = offer.previousElementSibling;
    if (!address || !source) throw new Error("a download has no address, or nothing stands before it");
    // The mark at its start tells spreadsheets that it is UTF-8.
    return { address, text: `\uFEFF${linesOf(source).map(csvLine).join("")}` };
  });

function linesOf(source: HTMLElement): string[][] {
  const rows = source.querySelectorAll("tr");
  if (rows.length) return rows.map((row) => row.querySelectorAll("th, td").map(wordsOf));
  const items = source.querySelectorAll("li");
  if (items.length) return [["No.", "Text"], ...items.map((item, index) => [String(index + 1), wordsOf(item)])];
  return [["Text"], [wordsOf(source)]];
}

/** The rows of a page that `sectionsOf` has read. */
export function rowsIn(root: HTMLElement): Rows {
  const tables = root.querySelectorAll("main table").flatMap(rowsOf);
  const lists = root.querySelectorAll("main dl").flatMap(termsOf);
  return Object.fromEntries([...tables, ...lists].map(({ text, cells }) => [text, cells]));
}

/** Lines joined; paragraphs stay apart. */
function textOf(lines: string[]): string {
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Numbers that an answer gives, and whether they stand in the text that it was written from. */
const NUMBER = /\d+(?:[.,:]\d+)*/g;

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/,(?=\d{3}(?!\d))/g, ""));

/** The numbers of a text that none of the others holds, each once. */
export function numbersWithoutGround(text: string, grounds: readonly string[]): string[] {
  const given = new Set(grounds.flatMap(numbersIn));
  return [...new Set(numbersIn(text))].filter((number) => !given.has(number));
}
