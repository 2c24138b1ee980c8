/** GET, POST, PATCH and DELETE /rest/v1/knowledge_base, and undoing a deletion. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  DISCARDED_HEADER,
  editManyRequest,
  entryEditRequest,
  entryVersion,
  type KnowledgeBaseEntry,
  knowledgeBaseEntry,
  newEntryRequest,
  restoreManyRequest,
} from "../../../shared/contracts/knowledge-base.ts";
import { type OperatorEnv, operatorOf } from "../../access/operator.ts";
import { readBody } from "../../http/body.ts";
import { RequestRefused } from "../../http/refusal.ts";
import type { Store } from "../../store/store.ts";
import { entryPages } from "../entry-pages.ts";
import { listStream } from "../exchange/export.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";

/** Entries in one answer at most. */
const PAGE_LIMIT = 20_000;
/** Bytes of a saved entry: its words and its vector. */
const BODY_LIMIT = 256 * 1024;

/** Earlier states of an entry that are shown. */
const VERSIONS = 20;

type Column = keyof typeof knowledgeBaseEntry.shape;
const COLUMNS = Object.keys(knowledgeBaseEntry.shape) as Column[];

export function entryRoutes({ store, knowledgeBase }: { store: Store; knowledgeBase: KnowledgeBase }) {
  const routes = new Hono<OperatorEnv>();

  routes.use("/rest/v1/knowledge_base", async (c, next) => {
    refuseOtherConditions(c);
    refuseOtherForms(c);
    await next();
  });

  routes.get("/rest/v1/knowledge_base", async (c) => {
    const order = c.req.query("order");
    // Every entry has its time: where those without one would stand makes no difference.
    if (order && !/^created_at\.desc(?:\.nulls(?:first|last))?$/.test(order))
      throw new RequestRefused(400, "order: only created_at.desc is offered", { field: "order" });
    const columns = withoutOmitted(columnsOf(c.req.query("select")), c);
    if (c.req.query("id") === undefined) return answerList(c, columns);
    const entry = await store.get(idOf(c));
    return answerRows(c, entry ? [chosen(entry, columns)] : []);
  });

  /** Those asked for, with `Content-Range: first-last/total` as PostgREST has it. */
  async function answerList(c: Context, columns: Column[]) {
    const limit = Math.min(wholeNumber(c, "limit", PAGE_LIMIT), PAGE_LIMIT);
    const offset = wholeNumber(c, "offset", 0);
    const all = await store.count();
    const count = Math.max(0, Math.min(limit, all - offset));
    c.header("content-range", `${count > 0 ? `${offset}-${offset + count - 1}` : "*"}/${all}`);
    const range = { limit, offset, embeddings: columns.includes("embedding") };
    if (!wantsOneRow(c))
      return c.body(await listStream(entryPages(store, range), (entry) => chosen(entry, columns)), 200, {
        "content-type": "application/json",
      });
    const [entry] = count === 1 ? await store.list(range) : [];
    return answerOneRow(c, entry && chosen(entry, columns), count);
  }

  routes.post("/rest/v1/knowledge_base", async (c) => {
    if (/resolution=/.test(c.req.header("prefer") ?? ""))
      throw new RequestRefused(400, "prefer: an entry is added or, by PATCH, changed; it cannot be both", {
        field: "prefer",
      });
    const stored = await knowledgeBase.add(await readBody(c, newEntry, BODY_LIMIT), operatorOf(c));
    noteDiscarded(c, stored);
    c.header("location", `/rest/v1/knowledge_base?id=eq.${encodeURIComponent(stored.id)}`);
    return wantsNothing(c) ? c.body(null, 201) : answerSaved(c, stored, 201);
  });

  routes.patch("/rest/v1/knowledge_base", async (c) => {
    const id = idOf(c);
    const request = await readBody(c, entryEditRequest, BODY_LIMIT);
    const stored = await knowledgeBase.edit(id, request, operatorOf(c));
    noteDiscarded(c, stored);
    return wantsNothing(c) ? c.body(null, 204) : answerSaved(c, stored);
  });

  routes.delete("/rest/v1/knowledge_base", async (c) => {
    const entry = c.req.query("select") === undefined ? undefined : await store.get(idOf(c));
    await knowledgeBase.remove(idOf(c), operatorOf(c), equalTo(c, "seen"));
    return entry ? answerSaved(c, entry) : c.body(null, 204);
  });

  routes.post("/functions/v1/edit-entries", async (c) => {
    const request = await readBody(c, editManyRequest, BODY_LIMIT);
    return c.json(await knowledgeBase.editMany(request, operatorOf(c)));
  });

  routes.post("/functions/v1/restore-entries", async (c) => {
    const { ids } = await readBody(c, restoreManyRequest, BODY_LIMIT);
    return c.json(await knowledgeBase.restoreMany(ids, operatorOf(c)));
  });

  routes.get("/rest/v1/knowledge_base_versions", async (c) => {
    const versions = await store.changes.versions(idOf(c), VERSIONS);
    return c.json(versions.map((version) => entryVersion.parse(version)));
  });
  return routes;
}

/** An entry; clients of PostgREST write it as a list of one. */
const newEntry = z.preprocess((body, { addIssue }) => {
  if (!Array.isArray(body)) return body;
  if (body.length !== 1) addIssue("must be one entry; several are imported as a file");
  return body[0];
}, newEntryRequest);

const chosen = (entry: KnowledgeBaseEntry, columns: Column[]) =>
  Object.fromEntries(columns.map((name) => [name, entry[name]]));

/** The row itself, or what clients of PostgREST expect where the request names columns, as theirs do. */
function answerSaved(c: Context, stored: KnowledgeBaseEntry, status: 200 | 201 = 200) {
  const { select, columns = select } = c.req.query();
  if (columns === undefined) return c.json(stored, status);
  return answerRows(c, [chosen(stored, columnsOf(select))], status);
}

/** A header, also for answers without a body: how many sentences of the saved entry are not used. */
function noteDiscarded(c: Context, { metadata }: KnowledgeBaseEntry) {
  c.header(DISCARDED_HEADER, String(metadata.discarded?.length ?? 0));
}

const wantsNothing = (c: Context) => c.req.header("prefer")?.includes("return=minimal") ?? false;

/** The value in a condition such as `?id=eq.7`. */
const equalTo = (c: Context, name: string): string | undefined => /^eq\.(.+)$/.exec(c.req.query(name) ?? "")?.[1];

function idOf(c: Context): string {
  const id = equalTo(c, "id");
  if (!id) throw new RequestRefused(400, "id: name the entry, as ?id=eq.{id}", { field: "id" });
  return id;
}

/** The operators' page has no use for vectors, which are most of an answer's bytes: `Prefer: omit=embedding`. */
function withoutOmitted(columns: Column[], c: Context): Column[] {
  if (!/\bomit=embedding\b/.test(c.req.header("prefer") ?? "")) return columns;
  c.header("preference-applied", "omit=embedding");
  return columns.filter((name) => name !== "embedding");
}

function columnsOf(select = "*"): Column[] {
  const names = select.split(",").map((name) => name.trim());
  if (names.includes("*")) return COLUMNS;
  const unknown = names.find((name) => !COLUMNS.includes(name as Column));
  if (unknown !== undefined)
    throw new RequestRefused(400, `select: there is no column "${unknown.slice(0, 40)}"`, { field: "select" });
  return [...new Set(names as Column[])];
}

/** What a call of the table understands. `columns` names the fields of the body, which say so themselves. */
const KNOWN = new Set(["select", "order", "limit", "offset", "id", "seen", "columns"]);
/** A column's name with an operator, as PostgREST writes a condition; also `and=(…)` and `or=(…)`. */
const CONDITION = /^(?:\(|(?:not\.)?[a-z]+(?:\(\w+\))?\.)/;

/** A condition that would be left out makes another question of the request: refuses it with 400. */
function refuseOtherConditions(c: Context) {
  for (const [field, value] of Object.entries(c.req.query()))
    if (!KNOWN.has(field) && CONDITION.test(value))
      throw new RequestRefused(400, `${field.slice(0, 40)}: entries are told apart by id alone, as ?id=eq.{id}`, {
        field: field.slice(0, 40),
      });
}

/** Rows are written as JSON alone: a client that asks for CSV, say, would take it for that. */
function refuseOtherForms(c: Context) {
  if (!/(?:^|,)\s*(?:\*\/\*|application\/(?:\*|json|vnd\.pgrst\.object\+json))/.test(c.req.header("accept") || "*/*"))
    throw new RequestRefused(406, "Entries are answered as application/json; a file of them is exported.");
}

/**
 * Rows as clients of PostgREST expect them: a list where columns are selected, and the one row, or 406, where one is
 * asked for.
 */
function answerRows(c: Context, rows: readonly object[], status: 200 | 201 = 200) {
  return wantsOneRow(c) ? answerOneRow(c, rows[0], rows.length, status) : c.json(rows, status);
}

/** `row` is the first of so many rows. */
function answerOneRow(c: Context, row: object | undefined, rows: number, status: 200 | 201 = 200) {
  if (row && rows === 1) return c.json(row, status, { "content-type": ONE_ROW });
  throw new RequestRefused(406, "One row was asked for, and there are more or none.", {
    details: `The result contains ${rows} rows`,
  });
}

const ONE_ROW = "application/vnd.pgrst.object+json";
const wantsOneRow = (c: Context) => c.req.header("accept")?.includes(ONE_ROW) ?? false;

/** A whole number of the query; refuses anything else with 400. */
export function wholeNumber(c: Context, field: string, fallback: number): number {
  const value = c.req.query(field);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new RequestRefused(400, `${field}: must be a whole number`, { field });
  return Number(value);
}
