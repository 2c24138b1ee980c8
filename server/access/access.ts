/** Who may make the operators' calls: by password where one is set, else only from this same machine, while the site is its own. */
import type { Context, MiddlewareHandler } from "hono";
import { RequestRefused } from "../http/refusal.ts";
import { checkPassword } from "./check-password.ts";
import type { OperatorEnv } from "./operator.ts";
import { type AccessOptions, type AccessParts, partsOf } from "./parts.ts";
import { sessionRoutes } from "./session-routes.ts";

/** Middleware of the operators' calls and of what their programs read, and the calls by which an operator signs in and out. */
export function createAccess(options: AccessOptions) {
  const parts = partsOf(options);
  const guard = operatorsOnly(parts);
  return { operatorsOnly: guard, programsOnly: programsOnly(parts, guard), routes: sessionRoutes(parts, guard) };
}

/** Name for the record of changes where nobody signs in. */
const THIS_MACHINE = "someone at the server";

function operatorsOnly(parts: AccessParts): MiddlewareHandler<OperatorEnv> {
  return (c, next) =>
    parts.sameSite(c, async () => {
      c.set("operator", await operatorOf(c, parts));
      await next();
    }) as Promise<void>;
}

/** The password of HTTP Basic authentication; whose name it comes with says nothing. */
const BASIC = /^Basic ([\w+/-]+=*)$/i;

/** Lets through this machine, who sends the operators' password, and operators who have signed in. */
function programsOnly(parts: AccessParts, operators: MiddlewareHandler<OperatorEnv>): MiddlewareHandler<OperatorEnv> {
  return async (c, next) => {
    if (parts.isOpenTo(c)) return next();
    const given = BASIC.exec(c.req.header("authorization") ?? "")?.[1];
    if (!parts.sessions || given === undefined) return operators(c, next);
    await checkPassword(
      c,
      Buffer.from(given, "base64")
        .toString("utf8")
        .replace(/^[^:]*:/, ""),
      parts,
    );
    await next();
  };
}

/** Refuses with 401 where signing in would help, else with 403. */
async function operatorOf(c: Context, { sessions, cookie, isOpenTo }: AccessParts): Promise<string> {
  if (sessions) {
    const session = await sessions.find(cookie.read(c));
    if (!session) throw new RequestRefused(401, "Sign in to use the knowledge base.");
    return session.name;
  }
  if (!isOpenTo(c)) throw new RequestRefused(403, "The knowledge base is closed here until OPERATOR_PASSWORD is set.");
  return THIS_MACHINE;
}
