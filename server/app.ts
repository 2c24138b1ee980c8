/** The whole server as one function of its dependencies: touches no port, file or environment variable. */
import { Hono } from "hono";
import { createAccess } from "./access/access.ts";
import { refuseCrossSite } from "./access/same-site.ts";
import { EngineFailed } from "./chat/engine/engine.ts";
import { chatRoutes } from "./chat/route.ts";
import { wholeAnswer } from "./chat/whole-answer.ts";
import type { Embedder } from "./embedding/index.ts";
import type { Guard } from "./guard/index.ts";
import { allowOrigins } from "./http/allow-origins.ts";
import { refuseUnknownCalls, servePages } from "./http/fallbacks.ts";
import { healthRoutes, type Lifecycle } from "./http/lifecycle.ts";
import { limitsOf } from "./http/limits.ts";
import { createOpenStreams, type OpenStreams } from "./http/open-streams.ts";
import { countCall, rateLimit } from "./http/rate-limit.ts";
import { RequestRefused } from "./http/refusal.ts";
import { requestId } from "./http/request-id.ts";
import type { Counts } from "./insight/counts.ts";
import { createOutcomeNotes } from "./insight/note-outcome.ts";
import type { OverviewParts } from "./insight/overview.ts";
import { insightPageRoutes } from "./insight/routes.ts";
import { askConsultant } from "./knowledge-base/ask-consultant.ts";
import type { KnowledgeBase } from "./knowledge-base/knowledge-base.ts";
import { NotReady } from "./knowledge-base/not-ready.ts";
import type { QuestionLog } from "./knowledge-base/questions/question-log.ts";
import { knowledgeBaseRoutes } from "./knowledge-base/routes/index.ts";
import { createModelPhraser } from "./lead/model-phraser.ts";
import { leadRoutes } from "./lead/route.ts";
import { errorFacts, type Log } from "./log/log.ts";
import { mcpRoutes } from "./mcp/route.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import type { ChatModel } from "./model/index.ts";
import { openApiRoutes } from "./openapi/route.ts";
import { metricsRoutes } from "./operations/metrics-route.ts";
import { answerHeaders } from "./pages/page-headers.ts";
import type { SiteFiles } from "./pages/site-files.ts";
import { createAnswerNames } from "./ratings/answer-names.ts";
import type { Ratings } from "./ratings/ratings.ts";
import { ratingRoutes } from "./ratings/route.ts";
import { roiRoutes } from "./roi/route.ts";
import { SEARCH_PAGE, searchPageRoutes } from "./search/page.ts";
import { searchRoutes } from "./search/route.ts";
import { memoryCounter, type RateCounter } from "./store/rate-counter.ts";
import { type Store, StoreUnavailable } from "./store/store.ts";

export interface AppDependencies {
  /** The built pages; none while developing, when Vite serves them. */
  site?: SiteFiles;
  siteUrl: string;
  store: Store;
  knowledgeBase: KnowledgeBase;
  questionLog: QuestionLog;
  counts: Counts;
  ratings: Ratings;
  log: Log;
  operatorPassword: string | undefined;
  trustProxy: number;
  /** Chat messages a minute for each visitor; 0 lifts the limit. */
  chatRateLimit: number;
  allowedOrigins: readonly string[];
  /** Phrases answers and lead analyses; without one, canned words serve. */
  chatModel?: ChatModel | undefined;
  /** Judges what the model phrases; without one, in the server's thread. */
  guard?: Guard | undefined;
  /** Embeds questions, where a model embedded the entries. */
  embedder?: Embedder | undefined;
  /** Time of the last backup. */
  lastBackup?: OverviewParts["lastBackup"];
  /** From here on shared with the process that starts and stops the server; a test needs none of it. */
  metrics?: Metrics;
  lifecycle?: Lifecycle;
  streams?: OpenStreams;
  /** Counts calls for the limits; where several servers share a database, for all of them. */
  counter?: RateCounter;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const CALLS = ["/functions/v1/*", "/rest/v1/*", "/auth/v1/*"];

export function createApp(deps: AppDependencies): Hono {
  const { store, knowledgeBase, log, trustProxy } = deps;
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
  for (const path of [...CALLS, "/mcp"]) app.use(path, allowOrigins(deps.allowedOrigins));

  app.route("/", healthRoutes({ store, knowledgeBase, lifecycle }));

  // Limits and guards are mounted before the routes that they protect.
  const limits = limitsOf(deps.chatRateLimit, trustProxy, counter);
  app.use("/functions/v1/ai-chat", rateLimit(limits.questions), streams.guard);
  app.use("/functions/v1/search", rateLimit(limits.searches), streams.guard);
  app.use(SEARCH_PAGE, streams.guard);
  app.use("/mcp", rateLimit(limits.messages), streams.guard);
  app.use("/functions/v1/calculate-roi", rateLimit(limits.calculations));
  app.use("/functions/v1/analyze-lead", rateLimit(limits.calculations));
  app.use("/functions/v1/rate-answer", rateLimit(limits.ratings));
  const { sessions, attempts } = store;
  const access = createAccess({
    ...deps,
    password: deps.operatorPassword,
    sessions,
    attempts,
    record: (change) => store.write([], [change]),
  });

  const noteOutcome = createOutcomeNotes({ ...deps, metrics });
  const names = createAnswerNames(store.keys, deps.now);
  const consultant = {
    answer: knowledgeBase.answer,
    model: deps.chatModel,
    guard: deps.guard,
    embedder: deps.embedder,
    log,
    nameAnswer: names.give,
  };
  app.route("/", chatRoutes({ ...consultant, onOutcome: noteOutcome }));
  app.route("/", ratingRoutes({ names, ratings: deps.ratings }));
  app.route("/", searchRoutes(knowledgeBase));
  app.route("/", roiRoutes());
  const phrase = deps.chatModel && createModelPhraser(deps.chatModel);
  app.route("/", leadRoutes({ log, guard: deps.guard, ...(phrase ? { phrase } : {}) }));
  app.route("/", access.routes);
  app.route("/", metricsRoutes({ metrics, operatorsOnly: access.operatorsOnly }));
  app.route(
    "/",
    insightPageRoutes({
      ...deps,
      model: deps.chatModel?.name,
      now: deps.now ?? Date.now,
      operatorsOnly: access.operatorsOnly,
    }),
  );
  app.route(
    "/",
    knowledgeBaseRoutes({
      ...deps,
      operatorsOnly: access.operatorsOnly,
      questions: deps.questionLog,
      ask: askConsultant(consultant),
    }),
  );
  app.route(
    "/",
    mcpRoutes({
      siteUrl: deps.siteUrl,
      site: deps.site,
      searchSite: knowledgeBase.searchSite,
      async ask(messages, signal) {
        const answered = await wholeAnswer(messages, consultant, signal);
        noteOutcome({ ...answered.outcome, question: messages.at(-1)?.content ?? "" });
        return answered;
      },
      refuseCrossSite: (c) => refuseCrossSite(c, deps.siteUrl, deps.allowedOrigins),
      countQuestion: (c) => countCall(c, limits.questions),
      log,
    }),
  );
  app.route("/", openApiRoutes(deps.siteUrl));
  for (const path of CALLS) refuseUnknownCalls(app, path);

  if (deps.site) {
    const { searchSite } = knowledgeBase;
    app.route(
      "/",
      searchPageRoutes({ site: deps.site, searchSite, countSearch: (c) => countCall(c, limits.searches) }),
    );
    servePages(app, deps.site);
  }
  return app;
}

function answerErrors(app: Hono, log: Log, metrics: Metrics): void {
  app.onError((error, c) => {
    if (error instanceof RequestRefused) return error.respond(c);
    if (error instanceof StoreUnavailable) {
      metrics.storeFailed();
      log.error("store unavailable", { id: requestId(c), ...errorFacts(error) });
      return new RequestRefused(503, error.message, { headers: { "retry-after": "5" } }).respond(c);
    }
    // The engine has logged the cause.
    if (error instanceof EngineFailed || error instanceof NotReady)
      return new RequestRefused(503, error.message, { headers: { "retry-after": "1" } }).respond(c);
    log.error("request failed", { id: requestId(c), method: c.req.method, ...errorFacts(error) });
    return new RequestRefused(500, "Something went wrong on our side. Please try again.").respond(c);
  });
}
