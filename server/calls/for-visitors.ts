/** The public calls: of visitors' browsers, and of programs. */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { refuseCrossSite } from "../access/same-site.ts";
import type { Outcome, ReplyDependencies } from "../chat/reply.ts";
import { chatRoutes, wholeAnswer } from "../chat/route.ts";
import { clientAddress, networksOf } from "../http/client-address.ts";
import { countCall, type limitsOf } from "../http/rate-limit.ts";
import { leadRoutes } from "../lead/route.ts";
import { mcpRoutes } from "../mcp/route.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { openApiRoutes } from "../openapi/document.ts";
import { type AnswerNames, ratingRoutes } from "../ratings/ratings.ts";
import { roiRoutes } from "../roi/route.ts";
import { searchPageRoutes } from "../search/page.ts";
import { searchRoutes } from "../search/route.ts";
import type { AppDependencies } from "./dependencies.ts";

interface Dependencies extends AppDependencies {
  metrics: Metrics;
  limits: ReturnType<typeof limitsOf>;
  consultant: ReplyDependencies;
  names: AnswerNames;
}

export function visitorRoutes(deps: Dependencies): Hono {
  const { consultant, limits, log, names, site, siteUrl } = deps;
  const { searchSite } = deps.knowledgeBase;
  const noteOutcome = createOutcomeNotes(deps);
  const forVisitor = (c: Context): ReplyDependencies => {
    const { model } = consultant;
    return { ...consultant, model: model?.forVisitor?.(networksOf(clientAddress(c, deps.trustProxy))) ?? model };
  };
  const mcp = mcpRoutes({
    siteUrl,
    site,
    searchSite,
    ask: (c) => async (messages, signal) => {
      const answered = await wholeAnswer(messages, forVisitor(c), signal);
      noteOutcome({ ...answered.outcome, question: messages.at(-1)?.content ?? "" });
      return answered;
    },
    refuseCrossSite: (c) => refuseCrossSite(c, siteUrl, deps.allowedOrigins),
    countQuestion: (c) => countCall(c, limits.questions),
    log,
  });

  const app = new Hono();
  app.route("/", chatRoutes({ ...consultant, forVisitor, onOutcome: noteOutcome }));
  app.route("/", ratingRoutes({ names, ratings: deps.ratings }));
  app.route("/", searchRoutes(deps.knowledgeBase));
  app.route("/", roiRoutes());
  app.route("/", leadRoutes());
  app.route("/", mcp);
  app.route("/", openApiRoutes(siteUrl));
  if (site) app.route("/", searchPageRoutes({ site, searchSite, countSearch: (c) => countCall(c, limits.searches) }));
  return app;
}

/** Records each answered question: in the counts, and in the question log where that is on. */
function createOutcomeNotes({
  metrics,
  questionLog,
  counts,
}: Dependencies): (outcome: Outcome & { question: string }) => void {
  return ({ question, ...outcome }) => {
    const { kind, by, modelFailure, answerId = kind, responseId = randomUUID(), unsure = false } = outcome;
    // The guard held all of the model's words back, or there were none.
    const fellBack = by === "built-in" && (modelFailure !== undefined || outcome.held !== undefined);
    if (modelFailure) metrics.modelFailed(modelFailure);
    if (modelFailure && by === "built-in") metrics.fellBack();
    counts.note({ ...outcome, fellBack });
    questionLog.note({ question, kind, answerId, responseId, unsure });
  };
}
