/** Who may make the operators' calls: by password where one is set, else only from this same machine. */
import type { Hono, MiddlewareHandler } from "hono";
import { openSessionRoutes } from "./open-sessions.ts";
import type { OperatorEnv } from "./operator.ts";
import { operatorsOnly } from "./operators-only.ts";
import { type AccessOptions, partsOf } from "./parts.ts";
import { sessionRoutes } from "./session-routes.ts";

export interface Access {
  /** Middleware of every operator-only call. */
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
  /** The calls by which an operator signs in and out. */
  routes: Hono;
}

export function createAccess(options: AccessOptions): Access {
  const parts = partsOf(options);
  const guard = operatorsOnly(parts);
  const routes = sessionRoutes(parts);
  routes.route("/", openSessionRoutes(parts, { operatorsOnly: guard, record: options.record }));
  return { operatorsOnly: guard, routes };
}
