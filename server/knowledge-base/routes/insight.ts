/** What operators look at: the record of changes, and what a question finds. */
import { Hono } from "hono";
import { type LibraryAnswerView, trialRequest } from "../../../shared/contracts/operator.ts";
import type { OperatorEnv } from "../../access/operator.ts";
import type { KnownAnswer } from "../../chat/engine/engine.ts";
import { readBody } from "../../http/body.ts";
import { RequestRefused } from "../../http/refusal.ts";
import type { Store } from "../../store/store.ts";
import type { KnowledgeBase } from "../knowledge-base.ts";
import { type Ask, tryQuestion } from "../try-question.ts";
import { wholeNumber } from "./query.ts";

/** Lines of the record in one answer at most. */
const CHANGES = 200;

export interface InsightDependencies {
  store: Store;
  knowledgeBase: KnowledgeBase;
  ask: Ask;
}

/** As the contract has it: the operator's entry without its vector. */
function listedAnswer({ override, ...answer }: KnownAnswer): LibraryAnswerView {
  if (!override) return answer;
  const { embedding: _, ...entry } = override.entry;
  return { ...answer, override: { entry, written: override.written } };
}

export function insightRoutes({ store, knowledgeBase, ask }: InsightDependencies) {
  const routes = new Hono<OperatorEnv>();

  routes.get("/rest/v1/knowledge_base_changes", async (c) => {
    const limit = Math.min(wholeNumber(c, "limit", CHANGES), CHANGES);
    return c.json(await store.changes.list({ limit, offset: wholeNumber(c, "offset", 0) }));
  });

  routes.get("/rest/v1/library_answers", async (c) => {
    const id = c.req.query("id");
    const named = /^eq\.(.+)$/.exec(id ?? "")?.[1];
    if (id !== undefined && !named)
      throw new RequestRefused(400, "id: name the answer, as ?id=eq.{id}", { field: "id" });
    const answers = await knowledgeBase.library(named);
    return c.json(answers.map(listedAnswer));
  });

  routes.post("/functions/v1/try-question", async (c) => {
    const { question } = await readBody(c, trialRequest);
    return c.json(await tryQuestion(question, { knowledgeBase, ask }));
  });
  return routes;
}
