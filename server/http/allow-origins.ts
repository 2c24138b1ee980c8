/** Lets pages that are hosted apart (on a CDN, say) call the server from a browser. */
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** An hour for which a browser need not ask again. */
const MAX_AGE = 3_600;

/** What a client of the Model Context Protocol says beside its message. */
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
