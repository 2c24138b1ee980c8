/** Middleware that lets only operators through. */
import type { Context, MiddlewareHandler } from "hono";
import { fromThisMachine } from "../http/client-address.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { OperatorEnv } from "./operator.ts";
import type { AccessParts } from "./parts.ts";

/** Name for the record of changes where nobody signs in. */
const THIS_MACHINE = "someone at the server";

export function operatorsOnly(parts: AccessParts): MiddlewareHandler<OperatorEnv> {
  return (c, next) =>
    parts.sameSite(c, async () => {
      c.set("operator", await operatorOf(c, parts));
      await next();
    }) as Promise<void>;
}

/** Refuses with 401 where signing in would help, else with 403. */
async function operatorOf(c: Context, { sessions, cookie }: AccessParts): Promise<string> {
  if (sessions) {
    const session = await sessions.find(cookie.read(c));
    if (!session) throw new RequestRefused(401, "Sign in to use the knowledge base.");
    return session.name;
  }
  if (!fromThisMachine(c))
    throw new RequestRefused(
      403,
      "The knowledge base can be changed from the server's own machine only, until OPERATOR_PASSWORD is set.",
    );
  return THIS_MACHINE;
}
