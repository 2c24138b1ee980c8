/** Who may make the operators' calls: by password where one is set, else only from this same machine, while the site is its own. */
import type { Hono, MiddlewareHandler } from "hono";
import type { OperatorEnv } from "./operator.ts";
import { operatorsOnly, programsOnly } from "./operators-only.ts";
import { type AccessOptions, partsOf } from "./parts.ts";
import { openSessionRoutes, sessionRoutes } from "./session-routes.ts";

export interface Access {
  /** Middleware of every operator-only call. */
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
  /** Middleware of what the operators' programs read: they have no session. */
  programsOnly: MiddlewareHandler<OperatorEnv>;
  /** The calls by which an operator signs in and out. */
  routes: Hono;
}

export function createAccess(options: AccessOptions): Access {
  const parts = partsOf(options);
  const guard = operatorsOnly(parts);
  const routes = sessionRoutes(parts);
  routes.route("/", openSessionRoutes(parts, { operatorsOnly: guard, record: options.record }));
  return { operatorsOnly: guard, programsOnly: programsOnly(parts, guard), routes };
}
