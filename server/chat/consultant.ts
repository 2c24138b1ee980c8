/** The consultant that needs no model: it finds the sentences that answer, or says that none do. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { SearchIndex, SearchOptions } from "../retrieval/index.ts";
import { callsForAdvice } from "./advice.ts";
import { type Answer, type AnswerKind, plainAnswer } from "./answer.ts";
import { listPages } from "./catalogue.ts";
import { compare } from "./comparison.ts";
import { resolveQuestion } from "./conversation.ts";
import { decline } from "./declining.ts";
import { isErrand } from "./errand.ts";
import { frames } from "./frames.ts";
import { answerFromPassages } from "./grounding.ts";
import { afterOffer, handOver } from "./handover.ts";
import { isInstruction, withoutInstructions } from "./injection.ts";
import { isOtherLanguage } from "./language.ts";
import { answerPrice, asksForPrice } from "./pricing.ts";
import { readSmallTalk } from "./small-talk.ts";

export interface Consultant {
  /** Answers the last message of a conversation. `vector` is the question's, where a model made one. */
  answer(messages: readonly ChatMessage[], vector?: SearchOptions["vector"]): Answer;
}

export function createConsultant(index: () => SearchIndex): Consultant {
  return { answer: (messages, vector) => answerWithoutSearch(messages) ?? answerBySearch(messages, index(), vector) };
}

/** Words that are left of a message that steers; fewer ask nothing. */
const FEWEST_WORDS = 3;

/** Greetings, refusals and the like: the answers that need no passage. Undefined for a question about the site. */
export function answerWithoutSearch(messages: readonly ChatMessage[]): Answer | undefined {
  const offered = afterOffer(messages);
  if (offered) return offered;
  const message = messages.at(-1)?.content.trim() ?? "";
  const plain = withoutInstructions(message);
  if (isInstruction(message) && plain.split(/\s+/).length < FEWEST_WORDS)
    return fixed("refused", frames.noInstructions);
  const talk = readSmallTalk(plain);
  if (talk === "human") return handOver(messages);
  if (talk) return fixed("talk", frames[talk]);
  if (isOtherLanguage(plain)) return fixed("talk", frames.english);
  if (callsForAdvice(plain)) return fixed("advice", `${frames.advice} ${frames.askTeam}`);
  return undefined;
}

function answerBySearch(messages: readonly ChatMessage[], index: SearchIndex, vector: SearchOptions["vector"]): Answer {
  const question = resolveQuestion(messages, index);
  const query = index.interpret(question.text);
  if (isErrand(question.text)) return decline(query, []);
  if (asksForPrice(question.text, query)) return answerPrice(`${question.text} ${question.context}`, index);
  return (
    compare(question.text, question.context, question.focus, index) ??
    listPages(question.text, index) ??
    answerFromPassages(question, messages, index, vector)
  );
}

function fixed(kind: AnswerKind, text: string): Answer {
  return plainAnswer(kind, text);
}
