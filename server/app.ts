/** The whole server as one function of its dependencies: touches no port, file or environment variable. */
import { Hono } from "hono";
import type { AppDependencies } from "./calls/dependencies.ts";
import { operatorRoutes } from "./calls/for-operators.ts";
import { visitorRoutes } from "./calls/for-visitors.ts";
import type { ReplyDependencies } from "./chat/reply.ts";
import { createNearest } from "./guard/index.ts";
import { refuseNul, shareBodies } from "./http/body.ts";
import { allowOrigins, refuseUnknownCalls, servePages } from "./http/fallbacks.ts";
import { healthRoutes } from "./http/lifecycle.ts";
import { requestId } from "./http/observe.ts";
import { createOpenStreams } from "./http/open-streams.ts";
import { limitsOf, rateLimit } from "./http/rate-limit.ts";
import { FAILED, RequestRefused } from "./http/refusal.ts";
import { NotReady } from "./knowledge-base/not-ready.ts";
import { errorFacts, type Log } from "./log/log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { answerHeaders } from "./pages/page-headers.ts";
import { createAnswerNames } from "./ratings/ratings.ts";
import { SEARCH_PAGE } from "./search/page.ts";
import { memoryCounter } from "./store/rate-counter.ts";
import { StoreUnavailable } from "./store/store.ts";

/** Where a client of the hosted backend sends its calls: what is not offered is refused in words that reach it. */
const CALLS = ["/functions/v1/*", "/rest/v1/*", "/auth/v1/*", "/storage/v1/*", "/realtime/v1/*"];

export function createApp(deps: AppDependencies): Hono {
  const { store, knowledgeBase, log } = deps;
  const { metrics = createMetrics({ process: false }), lifecycle = { phase: "ready" } } = deps;
  const { streams = createOpenStreams({ metrics }), counter = memoryCounter() } = deps;
  const app = new Hono();
  // Unless a route says otherwise, an answer is for one visitor alone.
  const headers = Object.entries({ ...answerHeaders(deps.siteUrl), "cache-control": "no-store" });

  answerErrors(app, log, metrics);
  // Headers first, so that refusals have them too.
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  for (const path of [...CALLS, "/mcp"])
    app.use(path, allowOrigins(deps.allowedOrigins), refuseNul, shareBodies(deps.trustProxy));

  app.route("/", healthRoutes({ store, knowledgeBase, lifecycle }));

  // Limits are mounted before the routes that they protect.
  const limits = limitsOf(deps.chatRateLimit, deps.trustProxy, counter);
  app.use("/functions/v1/ai-chat", rateLimit(limits.questions), streams.guard);
  app.use("/functions/v1/search", rateLimit(limits.searches), streams.guard);
  app.use(SEARCH_PAGE, streams.guard);
  app.use("/mcp", rateLimit(limits.messages), streams.guard);
  app.use("/functions/v1/calculate-roi", rateLimit(limits.calculations));
  app.use("/functions/v1/analyze-lead", rateLimit(limits.calculations));
  app.use("/functions/v1/rate-answer", rateLimit(limits.ratings));

  const names = createAnswerNames(store.keys, deps.now);
  const consultant: ReplyDependencies = {
    answer: knowledgeBase.answer,
    model: deps.chatModel,
    checker: deps.checker,
    promptTokens: deps.promptTokens,
    firstWordsMs: deps.firstWordsMs,
    nearest: createNearest(knowledgeBase.embedder),
    log,
    nameAnswer: names.give,
  };
  app.route("/", visitorRoutes({ ...deps, metrics, limits, consultant, names }));
  app.route("/", operatorRoutes({ ...deps, metrics, counter, consultant }));
  for (const path of CALLS) refuseUnknownCalls(app, path);
  if (deps.site) servePages(app, deps.site);
  return app;
}

/** Every error that a call throws, as its answer: in the usual format, without its cause. */
function answerErrors(app: Hono, log: Log, metrics: Metrics): void {
  app.onError((error, c) => {
    if (error instanceof RequestRefused) return error.respond(c);
    if (error instanceof StoreUnavailable) {
      metrics.storeFailed();
      log.error("store unavailable", { id: requestId(c), ...errorFacts(error) });
      return new RequestRefused(503, error.message, { headers: { "retry-after": "5" } }).respond(c);
    }
    if (error instanceof NotReady)
      return new RequestRefused(503, error.message, { headers: { "retry-after": "1" } }).respond(c);
    log.error("request failed", { id: requestId(c), method: c.req.method, ...errorFacts(error) });
    return new RequestRefused(500, FAILED).respond(c);
  });
}
