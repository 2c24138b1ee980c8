/** Lists and ends sessions: GET /auth/v1/sessions, DELETE /auth/v1/sessions?id=eq.{id}. */
import { Hono, type MiddlewareHandler } from "hono";
import type { OpenSession } from "../../shared/contracts/operator.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { NewChange } from "../store/store.ts";
import { type OperatorEnv, operatorOf } from "./operator.ts";
import type { AccessParts } from "./parts.ts";
import { SESSION_SECONDS } from "./sessions.ts";

/** Characters of a session's hash that are its id: enough to tell sessions apart, too few to be of use to a thief. */
const ID_LENGTH = 12;

interface Options {
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
  record: (change: NewChange) => Promise<void>;
}

export function openSessionRoutes({ sessions, cookie, now }: AccessParts, { operatorsOnly, record }: Options): Hono {
  const routes = new Hono<OperatorEnv>();
  routes.use("/auth/v1/sessions", operatorsOnly);

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
  return routes as unknown as Hono;
}
