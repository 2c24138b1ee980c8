/** Exports all entries as a file that can be imported again. */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../../shared/contracts/operator.ts";
import { csvLine } from "../../../shared/domain/typography.ts";
import { escapeFormula } from "./csv.ts";
import type { ImportFile } from "./file.ts";

const COLUMNS = [
  "id",
  "page_title",
  "page_url",
  "section_title",
  "content",
  "questions",
  "source",
  "created_at",
  "draft",
  "publish_at",
  "expires_at",
  "review_by",
  "role",
  "sector",
] as const;
/** Entries written per tick. */
const SLICE = 500;

export const exportTypes: Record<ImportFile["format"], string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** A stream, so that a long file neither fills the memory twice nor blocks the event loop. */
export function exportStream(entries: readonly KnowledgeBaseEntry[], format: ImportFile["format"]): ReadableStream {
  const pieces = format === "csv" ? csvPieces(entries) : jsonPieces(entries);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      const { value, done } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
}

const RECORD_COLUMNS = ["at", "by", "action", "title", "entry_id"] as const;

/** The record of changes as CSV, with formulas escaped. */
export function recordFile(changes: readonly Change[]): string {
  const lines = changes.map((change) => csvLine(RECORD_COLUMNS.map((name) => escapeFormula(change[name] ?? ""))));
  return `\uFEFF${csvLine(RECORD_COLUMNS)}${lines.join("")}`;
}

function* csvPieces(entries: readonly KnowledgeBaseEntry[]): Generator<string> {
  // The byte order mark by which spreadsheets recognise UTF-8.
  yield `\uFEFF${csvLine(COLUMNS)}`;
  for (const slice of slices(entries))
    yield slice
      .map((entry) => {
        const record = recordOf(entry);
        return csvLine(COLUMNS.map((name) => escapeFormula([record[name] ?? ""].flat().join("\n"))));
      })
      .join("");
}

function* jsonPieces(entries: readonly KnowledgeBaseEntry[]): Generator<string> {
  let before = "[\n";
  for (const slice of slices(entries)) {
    yield before + slice.map((entry) => JSON.stringify(recordOf(entry))).join(",\n");
    before = ",\n";
  }
  yield entries.length > 0 ? "\n]\n" : "[]\n";
}

function* slices<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += SLICE) yield list.slice(start, start + SLICE);
}

function recordOf({ embedding: _, metadata, created_at, ...words }: KnowledgeBaseEntry) {
  const { questions = [], manually_added, draft, publish_at, expires_at, review_by, role, sector } = metadata;
  const labels = { draft, publish_at, expires_at, review_by, role, sector };
  return { ...words, questions, source: manually_added ? "operator" : "page", created_at, ...labels };
}
