/** Asks the consultant as the chat does, and reports whether a model or the consultant itself answered. */

import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { QuestionTrial } from "../../shared/contracts/operator.ts";
import type { Outcome, ReplyDependencies } from "../chat/reply.ts";
import { wholeAnswer } from "../chat/whole-answer.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";

const BUILT_IN = "built-in consultant";

export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const { text, interrupted, outcome, builtIn } = await wholeAnswer(messages, deps);
    return {
      text: interrupted ? `${text}\n\n${interrupted}` : text,
      model: deps.model && outcome.by === "model" ? deps.model.name : BUILT_IN,
      ...writtenIn(outcome, builtIn),
    };
  };
}

/** What a model wrote, where one was asked. */
function writtenIn({ trace, modelFailure }: Outcome, builtIn: string): Pick<QuestionTrial, "written"> {
  if (!trace && !modelFailure) return {};
  const sentences = (trace?.judged ?? []).map(({ written, outcome, why, lines }) => ({
    written,
    outcome,
    why: [...why],
    lines: lines.map(({ text }) => text),
  }));
  const times = { ...trace?.times };
  return { written: { builtIn, ...(modelFailure && { failure: modelFailure }), sentences, times } };
}

/** Answers as the chat does, and says which model wrote the answer. */
export type Ask = (
  messages: readonly ChatMessage[],
) => Promise<{ text: string } & Pick<QuestionTrial, "model" | "written">>;

/** Hits that are shown: more than an answer ever uses. */
const HIT_LIMIT = 8;

export async function tryQuestion(
  question: string,
  { knowledgeBase, ask }: { knowledgeBase: KnowledgeBase; ask: Ask },
): Promise<QuestionTrial> {
  const { embedder } = knowledgeBase;
  const { text: answer, ...by } = await ask([{ role: "user", content: question }]);
  const found = await knowledgeBase.search(question, HIT_LIMIT);
  return { answer, ...by, embeddingModel: embedder.model, found };
}
