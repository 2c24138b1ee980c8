/** A question as a visitor might ask it, with everything that led to its answer. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { QuestionTrial } from "../../shared/contracts/operator.ts";
import { discardedSentences } from "./hidden-instructions/index.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";

/** Answers a conversation as the chat does, and names what wrote the answer. */
export type Ask = (messages: readonly ChatMessage[]) => Promise<{ text: string; model: string }>;

/** Passages that are shown: more than an answer ever draws on. */
const SHOWN = 8;

export async function tryQuestion(
  question: string,
  { knowledgeBase, ask }: { knowledgeBase: KnowledgeBase; ask: Ask },
): Promise<QuestionTrial> {
  const { embedder } = knowledgeBase;
  const [answer, [vector]] = await Promise.all([
    ask([{ role: "user", content: question }]),
    // Without the model the search still compares words and its own vectors, as it does for visitors.
    embedder.embed([question]).catch(() => []),
  ]);
  const options = vector ? { vector: { model: embedder.model, values: vector } } : {};
  return {
    answer: answer.text,
    model: answer.model,
    embeddingModel: embedder.model,
    passages: (await knowledgeBase.search(question, { limit: SHOWN, ...options })).map(({ entry, score, parts }) => ({
      id: entry.id,
      page_title: entry.page_title,
      page_url: entry.page_url,
      section_title: entry.section_title,
      score,
      discarded: discardedSentences(entry),
      parts,
    })),
  };
}
