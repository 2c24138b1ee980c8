/** GET /openapi.json: what may be called, for programs. */
import { Hono } from "hono";
import { openApiDocument } from "./document.ts";

export function openApiRoutes(siteUrl: string): Hono {
  const document = openApiDocument(siteUrl);
  const routes = new Hono();
  routes.get("/openapi.json", (c) => c.json(document, 200, { "cache-control": "max-age=3600" }));
  return routes;
}
