/** Who may make the operators' calls: by password where one is set, else only from this same machine, while the site is its own. */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { type OpenSession, type Session, signInRequest } from "../../shared/contracts/operator.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { checkPassword } from "./check-password.ts";
import { type OperatorEnv, operatorOf } from "./operator.ts";
import { type AccessOptions, type AccessParts, partsOf, SESSION_SECONDS } from "./parts.ts";

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
      c.set("operator", await callerOf(c, parts));
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
async function callerOf(c: Context, { sessions, cookie, isOpenTo }: AccessParts): Promise<string> {
  if (sessions) {
    const session = await sessions.find(cookie.read(c));
    if (!session) throw new RequestRefused(401, "Sign in to use the knowledge base.");
    return session.name;
  }
  if (!isOpenTo(c)) throw new RequestRefused(403, "The knowledge base is closed here until OPERATOR_PASSWORD is set.");
  return THIS_MACHINE;
}

/** Name for the record of changes where none was given. */
const UNNAMED = "an operator";
/** Bytes of a password and a name. */
const BODY_LIMIT = 8 * 1024;
/** Characters of a session's hash that are its id: enough to tell sessions apart, too few to be of use to a thief. */
const ID_LENGTH = 12;

function sessionRoutes(parts: AccessParts, operatorsOnly: MiddlewareHandler<OperatorEnv>): Hono<OperatorEnv> {
  const { sameSite, sessions, cookie, isOpenTo, now, record } = parts;
  const routes = new Hono<OperatorEnv>();
  routes.use("/auth/v1/*", sameSite);
  routes.use("/auth/v1/sessions", operatorsOnly);

  routes.get("/auth/v1/session", async (c) => {
    if (!sessions) return c.json({ state: isOpenTo(c) ? "open" : "closed" } satisfies Session);
    const session = await sessions.find(cookie.read(c));
    return c.json((session ? signedIn(session) : { state: "signed_out" }) satisfies Session);
  });

  routes.post("/auth/v1/sign-in", async (c) => {
    const { password, name } = await readBody(c, signInRequest, BODY_LIMIT);
    if (!sessions) throw new RequestRefused(409, "There is nothing to sign in to: OPERATOR_PASSWORD is not set.");
    const earlier = cookie.read(c);
    await checkPassword(c, password, parts, { isKnown: Boolean(await sessions.find(earlier)) });
    if (earlier) await sessions.end(earlier);
    const { token, session } = await sessions.start(name || UNNAMED);
    cookie.set(c, token);
    return c.json(signedIn(session) satisfies Session);
  });

  routes.post("/auth/v1/sign-out", async (c) => {
    const token = cookie.read(c);
    if (token) await sessions?.end(token);
    cookie.clear(c);
    return c.body(null, 204);
  });

  routes.get("/auth/v1/sessions", async (c) => {
    const own = await sessions?.find(cookie.read(c));
    const open = (await sessions?.list()) ?? [];
    const shown = open.map(({ hash, name, expiresAt }): OpenSession => {
      const startedAt = new Date(Date.parse(expiresAt) - SESSION_SECONDS * 1000).toISOString();
      return { id: hash.slice(0, ID_LENGTH), name, startedAt, expiresAt, own: hash === own?.hash };
    });
    return c.json(shown);
  });

  routes.delete("/auth/v1/sessions", async (c) => {
    const id = /^eq\.([\w-]+)$/.exec(c.req.query("id") ?? "")?.[1];
    if (id?.length !== ID_LENGTH)
      throw new RequestRefused(400, "id: name the session, as ?id=eq.{id}", { field: "id" });
    const session = (await sessions?.list())?.find(({ hash }) => hash.startsWith(id));
    if (!session) throw new RequestRefused(404, "This session has ended already.");
    await sessions?.endOf(session);
    const at = new Date(now()).toISOString();
    await record({ at, by: operatorOf(c), action: "ended", entry_id: null, title: session.name });
    return c.body(null, 204);
  });
  return routes;
}

const signedIn = ({ name, expiresAt }: { name: string; expiresAt: string }) =>
  ({ state: "signed_in", name, expiresAt }) as const;
