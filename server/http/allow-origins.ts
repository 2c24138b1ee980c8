/** CORS for pages that are hosted apart, on a CDN say. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** Seconds for which a browser caches the answer to a preflight. */
const MAX_AGE = 3_600;

/** Headers of a client of the Model Context Protocol. */
const MCP_HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];

export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  if (origins.length === 0) return async (_, next) => next();
  return cors({
    origin: [...origins],
    allowMethods: ["GET", "POST", "PATCH", "DELETE"],
    allowHeaders: ["authorization", "apikey", "content-type", "prefer", ...MCP_HEADERS],
    exposeHeaders: ["content-disposition", "content-range", "discarded-sentences", "retry-after"],
    // The operators' session is a cookie; it is SameSite=Strict, so only pages of the same site send it.
    credentials: true,
    maxAge: MAX_AGE,
  });
}
