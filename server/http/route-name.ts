/** The route of a path, for the log and the metrics: one of a bounded number. */
import type { Hono } from "hono";
import type { SiteFiles } from "../pages/site-files.ts";

/** `app` knows its calls by their exact paths, and `site` its pages. */
export function routeNames(app: Pick<Hono, "routes">, site: SiteFiles | undefined): (path: string) => string {
  const calls = new Set(app.routes.map(({ path }) => path).filter((path) => !path.includes("*")));
  return (path) => {
    if (calls.has(path) || site?.pages.has(path)) return path;
    if (path.startsWith("/assets/") && site?.byPath.has(path)) return "/assets/*";
    return site?.byPath.has(path) ? "(file)" : "(none)";
  };
}
