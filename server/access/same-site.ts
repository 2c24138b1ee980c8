/** A page of another site must not make an operator's browser call us. */
import type { Context } from "hono";
import { RequestRefused } from "../http/refusal.ts";

/**
 * Refuses what a browser says comes from elsewhere, unless from an origin that
 * may call. A client that is not a browser sends neither header and is let through:
 * it has no operator's cookie but its own.
 */
export function refuseCrossSite(c: Context, siteUrl: string, allowedOrigins: readonly string[]): void {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined) {
    if (allowedOrigins.includes(origin)) return;
    if (!isOwnOrigin(origin, siteUrl, c.req.header("host"))) refuse();
  }
  if (site !== undefined && site !== "same-origin" && site !== "none") refuse();
}

/** The public origin, or the host that this request was sent to. */
function isOwnOrigin(origin: string, siteUrl: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || new URL(origin).host === host?.toLowerCase();
}

function refuse(): never {
  throw new RequestRefused(403, "Calls from other sites are refused.");
}
