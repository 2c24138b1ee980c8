/** Exports entries as a file that can be imported again. */
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
export const exportTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

type ExportFormat = Exclude<ImportFile["format"], "md">;
type Pages = AsyncIterable<readonly KnowledgeBaseEntry[]>;

/** The entries are read as the file is: whoever does not read it holds one page of them. */
export const exportStream = (pages: Pages, format: ExportFormat): Promise<ReadableStream> =>
  streamOf(format === "csv" ? csvPieces(pages) : jsonPieces(pages, recordOf));

/** Rows as a list in JSON. */
export const listStream = (pages: Pages, row: (entry: KnowledgeBaseEntry) => object): Promise<ReadableStream> =>
  streamOf(jsonPieces(pages, row));

/** Rejects where the first piece cannot be made: a store that is away is still answered with 503. */
async function streamOf(pieces: AsyncGenerator<string>): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  let ahead: IteratorResult<string> | undefined = await pieces.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = ahead ?? (await pieces.next());
      ahead = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

const RECORD_COLUMNS = ["at", "by", "action", "title", "entry_id"] as const;

/** The record of changes as CSV, with formulas escaped. */
export function recordFile(changes: readonly Change[]): string {
  const lines = changes.map((change) => csvLine(RECORD_COLUMNS.map((name) => escapeFormula(change[name] ?? ""))));
  return `\uFEFF${csvLine(RECORD_COLUMNS)}${lines.join("")}`;
}

async function* csvPieces(pages: Pages): AsyncGenerator<string> {
  // The byte order mark by which spreadsheets recognise UTF-8.
  let before = `\uFEFF${csvLine(COLUMNS)}`;
  for await (const page of pages) {
    const lines = page.map((entry) => {
      const record = recordOf(entry);
      return csvLine(COLUMNS.map((name) => escapeFormula([record[name] ?? ""].flat().join("\n"))));
    });
    yield before + lines.join("");
    before = "";
  }
}

async function* jsonPieces(pages: Pages, row: (entry: KnowledgeBaseEntry) => object): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((entry) => JSON.stringify(row(entry))).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function recordOf({ embedding: _, metadata, created_at, ...words }: KnowledgeBaseEntry) {
  const { questions = [], manually_added, draft, publish_at, expires_at, review_by, role, sector } = metadata;
  const labels = { draft, publish_at, expires_at, review_by, role, sector };
  return { ...words, questions, source: manually_added ? "operator" : "page", created_at, ...labels };
}
