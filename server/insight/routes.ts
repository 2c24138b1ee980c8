/** The operators' calls on visitors' questions: what became of them, those to answer better, and whether they are kept. */
import { Hono, type MiddlewareHandler } from "hono";
import { OVERVIEW_DAYS, questionLogRequest } from "../../shared/contracts/insight.ts";
import { z } from "../../shared/contracts/zod.ts";
import { type OperatorEnv, operatorOf } from "../access/operator.ts";
import { readBody, readQuery } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { type OverviewParts, overviewOf } from "./overview.ts";
import type { QuestionLog } from "./question-log.ts";
import { visitorQuestions } from "./visitor-questions.ts";

interface Dependencies extends Omit<OverviewParts, "logDays"> {
  questionLog: QuestionLog;
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
}

const OVERVIEW = "/rest/v1/consultant_overview";
const QUESTIONS = "/rest/v1/visitor_questions";
const LOG = "/functions/v1/question-log";
/** Days of an overview by default. */
const DEFAULT_DAYS = 30;
const wrongDays = `must be a whole number from 1 to ${OVERVIEW_DAYS}`;

const overviewQuery = z.object({
  days: z.coerce.number(wrongDays).int(wrongDays).min(1, wrongDays).max(OVERVIEW_DAYS, wrongDays).default(DEFAULT_DAYS),
});
/** The filter of a deletion: keys of questions with the same words. */
const WORDS = /^in\.\(([\w-]{1,40}(?:,[\w-]{1,40}){0,499})\)$/;

export function insightPageRoutes(deps: Dependencies): Hono<OperatorEnv> {
  const { questionLog, operatorsOnly, store, now } = deps;
  const routes = new Hono<OperatorEnv>();
  for (const path of [OVERVIEW, QUESTIONS, LOG]) routes.use(path, operatorsOnly);

  routes.get(OVERVIEW, async (c) => {
    const { days } = readQuery(c, overviewQuery);
    return c.json(await overviewOf({ ...deps, logDays: await questionLog.days() }, days));
  });

  routes.get(QUESTIONS, async (c) => c.json(await visitorQuestions(deps)));

  routes.post(LOG, async (c) => {
    const { on } = await readBody(c, questionLogRequest);
    await questionLog.turn(on);
    const title = on ? "on, masked" : "off: what was kept is deleted";
    const at = new Date(now()).toISOString();
    await store.write([], [{ at, by: operatorOf(c), action: "switched", entry_id: null, title }]);
    await store.purge();
    return c.json({ logDays: await questionLog.days() });
  });

  routes.delete(QUESTIONS, async (c) => {
    const words = WORDS.exec(c.req.query("words") ?? "")?.[1]?.split(",");
    if (!words)
      throw new RequestRefused(400, "words: name the questions, as ?words=in.(name,name)", { field: "words" });
    const removed = await Promise.all(words.map((one) => questionLog.dismiss(one)));
    if (!removed.some(Boolean)) throw new RequestRefused(404, "These questions are not in the log any more.");
    return c.body(null, 204);
  });
  return routes;
}
