/** GET /functions/v1/search: the site's search. */
import { Hono } from "hono";
import { searchRequest } from "../../shared/contracts/search.ts";
import { readQuery } from "../http/body.ts";
import type { KnowledgeBase } from "../knowledge-base/knowledge-base.ts";

export type SearchSite = KnowledgeBase["searchSite"];

export function searchRoutes({ searchSite }: { searchSite: SearchSite }): Hono {
  const routes = new Hono();
  routes.get("/functions/v1/search", async (c) => c.json({ results: await searchSite(readQuery(c, searchRequest)) }));
  return routes;
}
