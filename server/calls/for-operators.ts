/** The operators' calls, signing in and out included. */
import { Hono } from "hono";
import { createAccess } from "../access/access.ts";
import type { ReplyDependencies } from "../chat/reply.ts";
import { insightPageRoutes } from "../insight/routes.ts";
import { askConsultant } from "../knowledge-base/knowledge-base.ts";
import { knowledgeBaseRoutes } from "../knowledge-base/routes/index.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { RateCounter } from "../store/rate-counter.ts";
import type { AppDependencies } from "./dependencies.ts";

interface Dependencies extends AppDependencies {
  metrics: Metrics;
  counter: RateCounter;
  consultant: ReplyDependencies;
}

export function operatorRoutes(deps: Dependencies): Hono {
  const { store, metrics, now = Date.now } = deps;
  const {
    operatorsOnly,
    programsOnly,
    routes: accessRoutes,
  } = createAccess({
    ...deps,
    password: deps.operatorPassword,
    sessions: store.sessions,
    attempts: store.attempts,
    record: (change) => store.write([], [change]),
  });

  const app = new Hono();
  app.route("/", accessRoutes);
  app.get("/metrics", programsOnly, async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" }),
  );
  app.route("/", insightPageRoutes({ ...deps, model: deps.chatModel?.name, now, operatorsOnly }));
  const ask = askConsultant(deps.consultant);
  app.route("/", knowledgeBaseRoutes({ ...deps, operatorsOnly, questions: deps.questionLog, ask }));
  return app;
}
