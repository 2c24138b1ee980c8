/** CORS for pages that are hosted apart, on a CDN say. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** Seconds for which a browser caches the answer to a preflight. */
const MAX_AGE = 3_600;

export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  if (origins.length === 0) return async (_, next) => next();
  return cors({
    origin: [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    // Any header: clients have their own, and more with each version. Who may call at all is decided by the origin.
    allowHeaders: [],
    exposeHeaders: ["content-disposition", "content-range", "discarded-sentences", "preference-applied", "retry-after"],
    // The operators' session is a cookie; it is SameSite=Strict, so only pages of the same site send it.
    credentials: true,
    maxAge: MAX_AGE,
  });
}
