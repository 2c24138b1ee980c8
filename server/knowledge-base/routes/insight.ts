/** The operators' read calls: the record of changes, and what a question finds. */
import { Hono } from "hono";
import {
  foreseeRequest,
  type LibraryAnswerView,
  takeBackRequest,
  trialRequest,
} from "../../../shared/contracts/operator.ts";
import { type OperatorEnv, operatorOf } from "../../access/operator.ts";
import type { KnownAnswer } from "../../consultant/engine.ts";
import { readBody } from "../../http/body.ts";
import { RequestRefused } from "../../http/refusal.ts";
import type { LoggedQuestion } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { type Ask, type KnowledgeBase, tryQuestion } from "../knowledge-base.ts";
import { wholeNumber } from "./entries.ts";

/** Lines of the record of changes in one answer. */
const CHANGES = 2_000;

/** Bytes of an entry that is looked at. */
const BODY_LIMIT = 256 * 1024;

export interface InsightDependencies {
  store: Store;
  knowledgeBase: KnowledgeBase;
  /** The log of questions. */
  questions: { list(): Promise<LoggedQuestion[]> };
  ask: Ask;
}

/** Newest wordings of the question log by which consequences are previewed. */
const LOGGED = 500;

/** Visitors' questions, each wording once. */
async function loggedWordings(questions: InsightDependencies["questions"]): Promise<string[]> {
  const wordings = new Map((await questions.list()).map(({ words, question }) => [words, question]));
  return [...wordings.values()].slice(0, LOGGED);
}

/** As the contract has it: the operator's entry without its vector. */
function listedAnswer({ override, ...answer }: KnownAnswer): LibraryAnswerView {
  if (!override) return answer;
  const { embedding: _, ...entry } = override.entry;
  return { ...answer, override: { entry, written: override.written } };
}

export function insightRoutes({ store, knowledgeBase, questions, ask }: InsightDependencies) {
  const routes = new Hono<OperatorEnv>();

  routes.get("/rest/v1/knowledge_base_changes", async (c) => {
    const one = /^eq\.(\d{1,15})$/.exec(c.req.query("id") ?? "")?.[1];
    if (one) return c.json(await knowledgeBase.change(Number(one)));
    const limit = Math.min(wholeNumber(c, "limit", CHANGES), CHANGES);
    return c.json(await store.changes.list({ limit, offset: wholeNumber(c, "offset", 0) }));
  });

  routes.get("/rest/v1/contradictions", async (c) => c.json(await knowledgeBase.contradictions()));

  routes.post("/functions/v1/take-back", async (c) => {
    const { id } = await readBody(c, takeBackRequest);
    return c.json(await knowledgeBase.takeBack(id, operatorOf(c)));
  });

  routes.get("/rest/v1/library_answers", async (c) => {
    const id = c.req.query("id");
    const named = /^eq\.(.+)$/.exec(id ?? "")?.[1];
    if (id !== undefined && !named)
      throw new RequestRefused(400, "id: name the answer, as ?id=eq.{id}", { field: "id" });
    const answers = await knowledgeBase.library(named);
    return c.json(answers.map(listedAnswer));
  });

  routes.post("/functions/v1/foresee", async (c) => {
    const request = await readBody(c, foreseeRequest, BODY_LIMIT);
    return c.json(await knowledgeBase.foresee(request, await loggedWordings(questions)));
  });

  routes.post("/functions/v1/try-question", async (c) => {
    const { question } = await readBody(c, trialRequest);
    return c.json(await tryQuestion(question, { knowledgeBase, ask }));
  });
  return routes;
}
