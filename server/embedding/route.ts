/** POST /functions/v1/generate-embedding: a text in, its vector and the name of the model that made it out. */
import { Hono } from "hono";
import { z } from "zod";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { Embedder } from "./embedder.ts";

/** Characters of a text: four times what an entry may hold. */
const TEXT_LIMIT = 8_000;

const embeddingRequest = z.object({
  text: z.string().trim().min(1, "must not be empty").max(TEXT_LIMIT, `must have at most ${TEXT_LIMIT} characters`),
});

export function embeddingRoutes({ embedder }: { embedder: Embedder }): Hono {
  const routes = new Hono();
  routes.post("/functions/v1/generate-embedding", async (c) => {
    const { text } = await readBody(c, embeddingRequest);
    const [embedding] = await embedder.embed([text], { signal: c.req.raw.signal }).catch((cause) => {
      throw new RequestRefused(503, "The embedding model does not answer.", { cause, headers: { "retry-after": "5" } });
    });
    return c.json({ embedding, model: embedder.model });
  });
  return routes;
}
