/** Entries out to a file and in from one. */
import { type Context, Hono } from "hono";
import { type OperatorEnv, operatorOf } from "../../access/operator.ts";
import { readText, refuseNulIn } from "../../http/body.ts";
import { RequestRefused } from "../../http/refusal.ts";
import type { Store } from "../../store/store.ts";
import { entryPages } from "../entry-pages.ts";
import { exportStream, exportTypes, recordFile } from "../exchange/export.ts";
import type { ImportFile } from "../exchange/import.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";
import { wholeNumber } from "./entries.ts";

/** Bytes of a file: ten thousand entries of a thousand characters. */
const FILE_LIMIT = 10 * 1024 * 1024;

export function exchangeRoutes({ store, knowledgeBase }: { store: Store; knowledgeBase: KnowledgeBase }) {
  const routes = new Hono<OperatorEnv>();

  routes.get("/functions/v1/export-entries", async (c) => {
    const format = c.req.query("format");
    if (format !== "csv" && format !== "json")
      throw new RequestRefused(400, "format: must be csv or json", { field: "format" });
    const date = new Date().toISOString().slice(0, 10);
    return c.body(await exportStream(entryPages(store), format), 200, {
      "content-type": exportTypes[format],
      "content-disposition": `attachment; filename="knowledge-base-${date}.${format}"`,
    });
  });

  routes.get("/functions/v1/export-record", async (c) => {
    const date = new Date().toISOString().slice(0, 10);
    return c.body(recordFile(await store.changes.list()), 200, {
      "content-type": exportTypes.csv,
      "content-disposition": `attachment; filename="record-of-changes-${date}.csv"`,
    });
  });

  routes.post("/functions/v1/import-entries", async (c) => {
    const mode = c.req.query("mode") ?? "preview";
    if (mode !== "preview" && mode !== "apply")
      throw new RequestRefused(400, "mode: must be preview or apply", { field: "mode" });
    const file = await fileOf(c);
    if (mode === "preview") return c.json(await knowledgeBase.previewImport(file));
    const revision = c.req.query("revision") === undefined ? undefined : wholeNumber(c, "revision", 0);
    const partly = c.req.query("partly") === "true";
    return c.json(await knowledgeBase.import(file, { revision, partly }, operatorOf(c)));
  });
  return routes;
}

async function fileOf(c: Context): Promise<ImportFile> {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const format = FORMATS.get(type ?? "");
  if (!format) throw new RequestRefused(415, "Send the file as text/csv, text/markdown or application/json.");
  let isGuessed = false;
  const text = await readText(c, FILE_LIMIT, (bytes) => {
    try {
      return decodeFile(bytes);
    } catch (error) {
      // Most spreadsheets in Europe write their CSV so.
      if (format !== "csv" || bytes.includes(0)) throw error;
      isGuessed = true;
      return new TextDecoder("windows-1252").decode(bytes);
    }
  });
  if (format === "json") refuseNulIn(text);
  return { format, text, isGuessed };
}

const FORMATS = new Map<string, ImportFile["format"]>([
  ["text/csv", "csv"],
  ["application/json", "json"],
  ["text/markdown", "md"],
]);

/** By the byte order mark, as spreadsheets write it; what has none has to be UTF-8. */
function decodeFile(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  try {
    return new TextDecoder(ENCODINGS.get(mark) ?? "utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RequestRefused(
      400,
      "The file is not in UTF-8, so its letters could not be read. Save it in UTF-8: in Excel, as the file type “CSV UTF-8 (Comma delimited)”.",
      { cause },
    );
  }
}

const ENCODINGS = new Map([
  [0xfffe, "utf-16le"],
  [0xfeff, "utf-16be"],
]);
