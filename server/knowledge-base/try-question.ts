/** Answers a question for operators, with the hits that led to the answer. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { QuestionTrial } from "../../shared/contracts/operator.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";

/** Answers as the chat does, and says which model wrote the answer. */
export type Ask = (
  messages: readonly ChatMessage[],
) => Promise<{ text: string } & Pick<QuestionTrial, "model" | "written" | "talk" | "steps">>;

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
