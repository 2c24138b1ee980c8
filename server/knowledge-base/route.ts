/** The operators' calls on the knowledge base. Who may make them is decided in `access/`, before these routes. */
import { Hono } from "hono";
import { z } from "zod";
import { CONTENT_LIMIT, TITLE_LIMIT } from "../../shared/contracts/knowledge-base.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { IngestRunning, type KnowledgeBase } from "./knowledge-base.ts";

/** Entries in one answer at most. */
const PAGE_LIMIT = 20_000;
/** Bytes of a saved entry: its words and its vector. */
const BODY_LIMIT = 256 * 1024;

const title = z.string().trim().max(TITLE_LIMIT, `must have at most ${TITLE_LIMIT} characters`);
const newEntry = z.object({
  pageTitle: title.min(1, "is required"),
  pageUrl: title
    .regex(/^$|^(?:\/(?!\/)|https?:\/\/)\S*$/, "must be a path such as /results/finance, or an address such as https://www.example.org")
    .nullish(),
  sectionTitle: title.nullish(),
  content: z.string().trim().min(1, "is required").max(CONTENT_LIMIT, `must have at most ${CONTENT_LIMIT} characters`),
  embedding: z.array(z.number()).max(8_192).nullish(),
  metadata: z
    .object({
      manually_added: z.boolean().optional(),
      embedding_model: z.string().max(200).optional(),
      questions: z.array(z.string().max(300)).max(20).optional(),
    })
    .nullish(),
});

export function knowledgeBaseRoutes({ store, knowledgeBase }: { store: Store; knowledgeBase: KnowledgeBase }) {
  const routes = new Hono();

  routes.get("/rest/v1/knowledge_base", async (c) => {
    const order = c.req.query("order");
    if (order && order !== "created_at.desc") throw new RequestRefused(400, "order: only created_at.desc is offered", { field: "order" });
    const limit = wholeNumber(c.req.query("limit"), "limit", PAGE_LIMIT);
    const offset = wholeNumber(c.req.query("offset"), "offset", 0);
    return c.json(await store.list({ limit: Math.min(limit, PAGE_LIMIT), offset }));
  });

  routes.post("/rest/v1/knowledge_base", async (c) => {
    const entry = await readBody(c, newEntry, BODY_LIMIT);
    const stored = await store.insert(toEntry(entry));
    return c.req.header("prefer")?.includes("return=minimal") ? c.body(null, 201) : c.json(stored, 201);
  });

  routes.delete("/rest/v1/knowledge_base", async (c) => {
    const id = /^eq\.(.+)$/.exec(c.req.query("id") ?? "")?.[1];
    if (!id) throw new RequestRefused(400, "id: name the entry to delete, as ?id=eq.{id}", { field: "id" });
    if (!(await store.remove(id))) throw new RequestRefused(404, "There is no entry with this id.");
    return c.body(null, 204);
  });

  routes.post("/functions/v1/ingest-content", async (c) => {
    try {
      const report = await knowledgeBase.ingest();
      return c.json({ processedCount: report.added + report.changed + report.unchanged, ...report });
    } catch (error) {
      if (error instanceof IngestRunning)
        throw new RequestRefused(409, "An ingest is running already. Wait until it has ended.", { headers: { "retry-after": "5" } });
      throw error;
    }
  });

  return routes;
}

function toEntry(entry: z.infer<typeof newEntry>): NewEntry {
  return {
    page_title: entry.pageTitle,
    page_url: entry.pageUrl || null,
    section_title: entry.sectionTitle || null,
    content: entry.content,
    embedding: entry.embedding ?? null,
    metadata: { ...entry.metadata, manually_added: true },
  };
}

function wholeNumber(value: string | undefined, field: string, fallback: number): number {
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new RequestRefused(400, `${field}: must be a whole number`, { field });
  return Number(value);
}
