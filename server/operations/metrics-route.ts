/** GET /metrics: for the operators and for their programs. */
import { Hono, type MiddlewareHandler } from "hono";
import type { OperatorEnv } from "../access/operator.ts";
import type { Metrics } from "../metrics/metrics.ts";

interface Dependencies {
  metrics: Metrics;
  programsOnly: MiddlewareHandler<OperatorEnv>;
}

export function metricsRoutes({ metrics, programsOnly }: Dependencies): Hono<OperatorEnv> {
  const routes = new Hono<OperatorEnv>();
  routes.use("/metrics", programsOnly);
  routes.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" }),
  );
  return routes;
}
