/** Signing in and out: GET /auth/v1/session, POST /auth/v1/sign-in, POST /auth/v1/sign-out. */
import { Hono } from "hono";
import { type Session, signInRequest } from "../../shared/contracts/operator.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { checkPassword } from "./check-password.ts";
import type { AccessParts } from "./parts.ts";

/** Name for the record of changes where none was given. */
const UNNAMED = "an operator";
/** Bytes of a password and a name. */
const BODY_LIMIT = 8 * 1024;

export function sessionRoutes(parts: AccessParts): Hono {
  const { sameSite, sessions, cookie, isOpenTo } = parts;
  const routes = new Hono();
  routes.use("/auth/v1/*", sameSite);

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
  return routes;
}

const signedIn = ({ name, expiresAt }: { name: string; expiresAt: string }) =>
  ({ state: "signed_in", name, expiresAt }) as const;
