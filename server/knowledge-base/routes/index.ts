/** The operators' calls on the knowledge base, each behind the guard. */
import { Hono, type MiddlewareHandler } from "hono";
import { embeddingRequest } from "../../../shared/contracts/knowledge-base.ts";
import { type OperatorEnv, operatorOf } from "../../access/operator.ts";
import { readBody } from "../../http/body.ts";
import { RequestRefused } from "../../http/refusal.ts";
import { WriteConflict } from "../../store/store.ts";
import { PagesUnavailable } from "../hosted-pages.ts";
import { IngestRunning } from "../ingest.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";
import { EmbeddingFailed, embedTexts } from "../vectors.ts";
import { entryRoutes } from "./entries.ts";
import { exchangeRoutes } from "./exchange.ts";
import { type InsightDependencies, insightRoutes } from "./insight.ts";

interface Dependencies extends InsightDependencies {
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
}

export function knowledgeBaseRoutes(deps: Dependencies): Hono<OperatorEnv> {
  const calls = new Hono<OperatorEnv>();
  for (const routes of [entryRoutes(deps), ingestRoutes(deps), exchangeRoutes(deps), insightRoutes(deps)])
    calls.route("/", routes);
  calls.onError((error) => {
    throw refusalOf(error);
  });
  const operatorRoutes = new Hono<OperatorEnv>();
  // The guarded paths come from the routes themselves, so that no call can be added without the guard.
  operatorRoutes.use("/rest/v1/*", deps.operatorsOnly);
  for (const path of new Set(calls.routes.map((route) => route.path)))
    if (!path.startsWith("/rest/v1/")) operatorRoutes.use(path, deps.operatorsOnly);
  operatorRoutes.route("/", calls);
  return operatorRoutes;
}

const CONFLICTS: Record<WriteConflict["reason"], [409 | 404, string]> = {
  gone: [404, "There is no entry with this id."],
  changed: [409, "This entry was changed elsewhere since you opened it."],
  exists: [409, "This entry is there already."],
  revision: [409, "The knowledge base was changed meanwhile. Look at the preview again."],
};

/** The refusal that tells what went wrong; other errors as they are. */
function refusalOf(error: unknown): unknown {
  if (error instanceof WriteConflict) return new RequestRefused(...CONFLICTS[error.reason]);
  if (error instanceof IngestRunning)
    return new RequestRefused(409, "An ingest is running already. Wait until it has ended.", {
      headers: { "retry-after": "5" },
    });
  if (error instanceof PagesUnavailable)
    return new RequestRefused(503, `The pages could not be read: ${error.message}.`, { cause: error.cause });
  if (error instanceof EmbeddingFailed)
    return new RequestRefused(503, "The embedding model does not answer. Nothing was changed.", {
      cause: error.cause,
      headers: { "retry-after": "10" },
    });
  return error;
}

/** Bytes: 20,000 characters, each at most six bytes as a JSON escape. */
const BODY_LIMIT = 128 * 1024;

function ingestRoutes({ knowledgeBase }: { knowledgeBase: KnowledgeBase }) {
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
