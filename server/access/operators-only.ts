/** Guards the operators' calls. */
import type { MiddlewareHandler } from "hono";
import { fromThisMachine } from "../http/client-address.ts";
import { RequestRefused } from "../http/refusal.ts";

export function operatorsOnly({ password }: { password: string | undefined }): MiddlewareHandler {
  return async (c, next) => {
    refuseCrossSite(c.req.header("sec-fetch-site"));
    if (password) throw new RequestRefused(401, "Sign in to use the knowledge base.");
    if (!fromThisMachine(c))
      throw new RequestRefused(403, "The knowledge base can be changed from the server's own machine only, until OPERATOR_PASSWORD is set.");
    await next();
  };
}

/** A page of another site must not make an operator's browser call us. */
function refuseCrossSite(site: string | undefined) {
  if (site && site !== "same-origin" && site !== "none") throw new RequestRefused(403, "Calls from other sites are refused.");
}
