/** Ingest of the site's own pages with its progress, and the vector of a text. */
import { Hono } from "hono";
import { embeddingRequest } from "../../../shared/contracts/knowledge-base.ts";
import { type OperatorEnv, operatorOf } from "../../access/operator.ts";
import { readBody } from "../../http/body.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";
import { embedTexts } from "../vectors.ts";

/** Bytes: 20,000 characters, each at most six bytes as a JSON escape. */
const BODY_LIMIT = 128 * 1024;

export function ingestRoutes({ knowledgeBase }: { knowledgeBase: KnowledgeBase }) {
  const routes = new Hono<OperatorEnv>();

  routes.post("/functions/v1/ingest-content", async (c) => {
    const report = await knowledgeBase.ingest(operatorOf(c));
    return c.json({ processedCount: report.added + report.changed + report.unchanged, ...report });
  });

  routes.get("/functions/v1/ingest-content", (c) => c.json(knowledgeBase.ingestProgress()));

  routes.post("/functions/v1/generate-embedding", async (c) => {
    const { text } = await readBody(c, embeddingRequest, BODY_LIMIT);
    const { embedder } = knowledgeBase;
    const [embedding] = await embedTexts(embedder, [text]);
    return c.json({ embedding: Array.from(embedding ?? []), model: embedder.model });
  });
  return routes;
}
