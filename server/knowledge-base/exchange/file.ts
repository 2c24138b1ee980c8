/** Reads the rows of an import file, each checked on its own. */
import { z } from "zod";
import {
  CONTENT_LIMIT,
  contentField,
  dateField,
  pageTitleField,
  pageUrlField,
  questionsField,
  roleField,
  sectionTitleField,
  sectorField,
  timeField,
  titleOfQuestion,
} from "../../../shared/contracts/knowledge-base.ts";
import { plainMessage } from "../../http/refusal.ts";
import type { NewEntry } from "../../store/store.ts";
import type { Labels } from "../labels.ts";
import { CsvProblem, readCsv, unescapeFormula } from "./csv.ts";

export interface ImportFile {
  format: "csv" | "json" | "md";
  text: string;
  /** The letters were read by a guess. */
  isGuessed?: boolean;
}

export interface ImportRow extends Pick<NewEntry, "page_title" | "page_url" | "section_title" | "content"> {
  /** Line of a CSV file; number of the entry in a JSON file. */
  line: number;
  id: string | undefined;
  questions: string[];
  /** Undefined where the file says nothing, null where it says that there is none. */
  labels: Labels;
}

/** `skipped` of an entry that came from a page, which an import leaves alone: its titles, and whether it is to be a draft. */
export type ReadRow = ImportRow | { line: number; error: string } | { line: number; skipped: string; draft: boolean };

/** The file as a whole cannot be parsed; the message is for the operator. */
export class UnreadableFile extends Error {}

/** Rows of one file: as many entries as the operators' pages are made for. */
const ROW_LIMIT = 10_000;

const WRONG_ID = "must be the id of an entry, or empty for a new one";
/** Characters of an id. */
const ID_LIMIT = 300;

const TRUTHS = new Map<unknown, unknown>([
  ["true", true],
  ["false", false],
]);
/** An empty cell of CSV takes away what is set. */
const cell = <T extends z.ZodType>(field: T) => z.preprocess((value) => (value === "" ? null : value), field.nullish());
const truth = z.preprocess(
  (value) => TRUTHS.get(String(value).toLowerCase()) ?? value,
  z.boolean("must be true or false"),
);

const row = z.object({
  id: z
    .string()
    .max(ID_LIMIT, WRONG_ID)
    .regex(/^[\w:.-]*$/, WRONG_ID)
    .optional(),
  page_title: pageTitleField,
  page_url: pageUrlField.nullish(),
  section_title: sectionTitleField.nullish(),
  content: contentField(),
  questions: questionsField.optional(),
  draft: cell(truth),
  publish_at: cell(timeField),
  expires_at: cell(timeField),
  review_by: cell(dateField),
  role: cell(roleField),
  sector: cell(sectorField),
});
/** "Page title", "page_title" and "pageTitle" are one name. */
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
/** By their plain names; a file may have others, which say nothing here. */
const COLUMNS = new Map([...Object.keys(row.shape), "source"].map((name) => [plainName(name), name]));
const columnOf = (written: string) => COLUMNS.get(plainName(written));

/** Throws `UnreadableFile`. A file made for it takes seconds: called in a thread of its own (`readRows`). */
export function rowsOf({ format, text }: ImportFile): ReadRow[] {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.includes("\0")) throw new UnreadableFile("This is no text file. Save it as CSV (UTF-8), JSON or Markdown.");
  const records = { json: jsonRecords, csv: csvRecords, md: markdownRecords }[format](plain);
  const rows: ReadRow[] = [];
  try {
    for (const { line, record, written } of records) {
      if (rows.length === ROW_LIMIT) throw new UnreadableFile(`A file may have at most ${ROW_LIMIT} entries.`);
      rows.push(typeof record === "string" ? { line, error: record } : checked(line, record, written));
    }
  } catch (error) {
    if (error instanceof CsvProblem) throw new UnreadableFile(`Line ${error.line}: ${error.message}.`);
    throw error;
  }
  return rows;
}

interface Found {
  line: number;
  /** Values by their plain names, or what is wrong with the row. */
  record: Record<string, unknown> | string;
  /** What the file calls the columns, where it has any. */
  written?: Map<string, string>;
}

function* csvRecords(text: string): Generator<Found> {
  let head: { length: number; columns: [string, number][]; written: Map<string, string> } | undefined;
  for (const { line, cells } of readCsv(text)) {
    if (!head) {
      const names = cells.map((cell) => ALIASES.get(plainName(cell)) ?? columnOf(cell) ?? plainName(cell));
      checkColumns(names, cells);
      const columns = names.map((name, index): [string, number] => [name, index]).filter(([name]) => columnOf(name));
      const written = new Map(names.map((name, index) => [name, cells[index]?.trim() ?? name]));
      // An answer without a title is named by its question.
      if (!written.has("page_title")) written.set("page_title", written.get("questions") ?? "");
      head = { length: names.length, columns, written };
      continue;
    }
    // Spreadsheets leave out a row's last cells where they are empty.
    if (cells.length > head.length) {
      yield { line, record: `has ${cells.length} fields where the first line names ${head.length}` };
      continue;
    }
    const record = head.columns.map(([name, index]) => [name, unescapeFormula(cells[index] ?? "")]);
    yield { line, record: named(Object.fromEntries(record)), written: head.written };
  }
  if (!head) throw new UnreadableFile("The file is empty.");
}

/** Columns of a table of questions and answers. */
const ALIASES = new Map([
  ["question", "questions"],
  ["answer", "content"],
]);

function named(record: Record<string, string>): Record<string, unknown> {
  return "page_title" in record ? record : { ...record, page_title: titleOfQuestion(record.questions ?? "") };
}

function checkColumns(names: string[], written: string[]) {
  for (const needed of ["page_title", "content"])
    if (!names.includes(needed) && !(needed === "page_title" && names.includes("questions")))
      throw new UnreadableFile(
        `The first line must name the columns: page_title and content, or question and answer; ${needed} is missing.`,
      );
  const first = new Map(names.map((name, index) => [name, index] as const).reverse());
  const twice = names.findIndex((name, index) => name && first.get(name) !== index);
  if (twice >= 0)
    throw new UnreadableFile(
      `The first line names the column ${columnOf(names[twice] ?? "") ?? written[twice]} twice.`,
    );
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;

/**
 * One entry for each heading with words below it: the first-level heading is its page, the lowest its section, and those
 * that ask are expected questions. What is longer than an entry may be is divided at its paragraphs.
 */
function* markdownRecords(text: string): Generator<Found> {
  let title = "";
  let part = { line: 1, heading: "", words: [] as string[] };
  const lines = [
    ...text.replace(/^---\n[\s\S]*?\n---\n/, (front) => "\n".repeat(front.split("\n").length - 1)).split(/\r\n?|\n/),
    "# ",
  ];
  for (const [index, line] of lines.entries()) {
    const [, marks, heading = ""] = HEADING.exec(line) ?? (line === "# " ? ["", "#"] : []);
    if (!marks) {
      part.words.push(line);
      continue;
    }
    for (const content of paragraphsOf(part.words.join("\n").trim())) {
      const isQuestion = part.heading.endsWith("?");
      const page_title = title || (isQuestion ? titleOfQuestion(part.heading) : part.heading);
      const section_title = part.heading && part.heading !== title ? part.heading : undefined;
      yield {
        line: part.line,
        record: { page_title, section_title, content, questions: isQuestion ? [part.heading] : [] },
      };
    }
    if (marks === "#") title = heading;
    part = { line: index + 1, heading, words: [] };
  }
}

/** Pieces of a text, each as long as the content of an entry may be. */
function paragraphsOf(text: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const longer = `${pieces.at(-1) ?? ""}\n\n${paragraph}`.trim();
    if (pieces.length > 0 && longer.length <= CONTENT_LIMIT) pieces[pieces.length - 1] = longer;
    else if (paragraph) pieces.push(paragraph);
  }
  return pieces;
}

function* jsonRecords(text: string): Generator<Found> {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new UnreadableFile("This is not JSON: it could not be read.");
  }
  if (!Array.isArray(list)) throw new UnreadableFile("The JSON must be a list of entries.");
  for (const [index, item] of list.entries()) {
    const isRecord = typeof item === "object" && item !== null && !Array.isArray(item);
    const record = isRecord
      ? Object.fromEntries(Object.entries(item).map(([name, value]) => [columnOf(name) ?? name, value ?? undefined]))
      : "is not an entry";
    yield { line: index + 1, record };
  }
}

function checked(line: number, record: Record<string, unknown>, written?: Map<string, string>): ReadRow {
  if (record.source === "page")
    return {
      line,
      skipped: [record.page_title, record.section_title].filter(Boolean).join(": "),
      draft: TRUTHS.get(String(record.draft).toLowerCase()) === true,
    };
  const { questions } = record;
  const listed = typeof questions === "string" ? questions.split(/\n+/) : questions;
  const parsed = row.safeParse({ ...record, questions: listed }, { error: plainMessage });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = String(issue?.path[0] ?? "");
    return { line, error: `${written?.get(field) ?? field} ${issue?.message}`.trim() };
  }
  const { id, page_title, page_url, section_title, content, questions: asked = [], ...labels } = parsed.data;
  const { publish_at: publishAt, expires_at: expiresAt, review_by: reviewBy, ...others } = labels;
  return {
    line,
    id: id || undefined,
    page_title,
    page_url: page_url || null,
    section_title: section_title || null,
    content,
    questions: asked,
    labels: { ...others, publishAt, expiresAt, reviewBy },
  };
}
