/** GET /metrics: for this same machine, and for operators who have signed in. */
import { Hono, type MiddlewareHandler } from "hono";
import type { OperatorEnv } from "../access/operator.ts";
import { fromThisMachine } from "../http/client-address.ts";
import type { Metrics } from "../metrics/metrics.ts";

interface Dependencies {
  metrics: Metrics;
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
}

export function metricsRoutes({ metrics, operatorsOnly }: Dependencies): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  // A scraper beside the server has no session, whether or not operators sign in.
  routes.use("/metrics", (c, next) => (fromThisMachine(c) ? next() : operatorsOnly(c, next)));
  routes.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" }),
  );
  return routes;
}
