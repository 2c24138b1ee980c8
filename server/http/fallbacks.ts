/** The router's last routes: unknown calls are refused, and every other path is a page. And whose pages may call (CORS). */
import type { Hono, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { respond, respondNotFound } from "../pages/respond.ts";
import type { SiteFiles } from "../pages/site-files.ts";
import { RequestRefused } from "./refusal.ts";

/** Mount after all calls: refuses what is left below `pattern`, with 405 where the path has other methods. */
export function refuseUnknownCalls(app: Hono, pattern: string): void {
  app.all(pattern, ({ req: { path } }) => {
    const methods = app.routes
      .filter((route) => route.path === path && route.method !== "ALL")
      .map((route) => route.method);
    if (methods.length === 0) throw new RequestRefused(404, "There is no such call.");
    throw new RequestRefused(405, `This call answers ${methods.join(", ")}.`, {
      headers: { allow: methods.join(", ") },
    });
  });
}

/** Most pages are answered before the router is reached (server/listener.ts). */
export function servePages(app: Hono, site: SiteFiles): void {
  app.all("*", (c) => {
    const { method, path, url } = c.req;
    const header = (name: string) => c.req.header(name);
    const answer = respond(site, method, path + new URL(url).search, header);
    if (!answer && method !== "GET" && method !== "HEAD")
      throw new RequestRefused(405, "Pages answer GET and HEAD.", { headers: { allow: "GET, HEAD" } });
    const { status, headers, body } = answer ?? respondNotFound(site, method, header);
    return new Response(body ? new Uint8Array(body) : null, { status, headers });
  });
}

/** Seconds for which a browser caches the answer to a preflight. */
const MAX_AGE = 3_600;

export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  if (origins.length === 0) return async (_, next) => next();
  return cors({
    origin: [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    // Any header: clients have their own, and more with each version. Who may call at all is decided by the origin.
    allowHeaders: [],
    exposeHeaders: [
      "content-disposition",
      "content-range",
      "discarded-sentences",
      "location",
      "preference-applied",
      "retry-after",
    ],
    // The operators' session is a cookie; it is SameSite=Strict, so only pages of the same site send it.
    credentials: true,
    maxAge: MAX_AGE,
  });
}
