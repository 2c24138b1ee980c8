/** The consultant that needs no model: it finds the sentences that answer, or says that none do. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { SearchIndex, SearchOptions } from "../retrieval/index.ts";
import { callsForAdvice } from "./advice.ts";
import { type Answer, type AnswerKind, compose, plainAnswer } from "./answer.ts";
import { excerptFrom } from "./answering.ts";
import { summaryOf } from "./case-pages.ts";
import { listPages } from "./catalogue.ts";
import { compare } from "./comparison.ts";
import { answerContact, asksForContact } from "./contact.ts";
import { resolveQuestion } from "./conversation.ts";
import { decline, offerOf, USUAL } from "./declining.ts";
import { isErrand } from "./errand.ts";
import { frames } from "./frames.ts";
import { answerFromPassages } from "./grounding.ts";
import { afterOffer, handOver } from "./handover.ts";
import { isInstruction, withoutInstructions } from "./injection.ts";
import { isOtherLanguage } from "./language.ts";
import { unitsOf } from "./passages.ts";
import { answerPrice, asksForPrice } from "./pricing.ts";
import { tellResults } from "./sector-results.ts";
import { writtenOut } from "./shorthand.ts";
import { readSmallTalk } from "./small-talk.ts";

export interface Consultant {
  /** Answers the last message of a conversation. `vector` is the question's, where a model made one. */
  answer(messages: readonly ChatMessage[], vector?: SearchOptions["vector"]): Answer;
}

export function createConsultant(index: () => SearchIndex): Consultant {
  return { answer: (messages, vector) => answerWithoutSearch(messages) ?? answerBySearch(messages, index(), vector) };
}

/** Sentences of an entry that expects the very question. */
const VERBATIM = 4;
/** Words that are left of a message that steers; fewer ask nothing. */
const FEWEST_WORDS = 3;

/** Greetings, refusals and the like: the answers that need no passage. Undefined for a question about the site. */
export function answerWithoutSearch(messages: readonly ChatMessage[]): Answer | undefined {
  const offered = afterOffer(messages);
  if (offered) return offered;
  const message = messages.at(-1)?.content.trim() ?? "";
  const plain = writtenOut(withoutInstructions(message));
  if (isInstruction(message) && plain.split(/\s+/).length < FEWEST_WORDS)
    return fixed("refused", frames.noInstructions);
  const talk = readSmallTalk(plain);
  if (talk === "human") return handOver(messages);
  if (talk === "capability") return fixed("talk", `${frames.capability}\n\n${offerOf(USUAL)}`);
  if (talk) return fixed("talk", frames[talk]);
  if (isOtherLanguage(plain)) return fixed("talk", frames.english);
  if (callsForAdvice(plain)) return fixed("advice", `${frames.advice} ${frames.askTeam}`);
  return undefined;
}

function answerBySearch(messages: readonly ChatMessage[], index: SearchIndex, vector: SearchOptions["vector"]): Answer {
  const question = resolveQuestion(messages, index);
  const query = index.interpret(question.text);
  if (isErrand(question.text)) return decline(query, []);
  if (question.picked) return compose(summaryOf(question.picked, index));
  const verbatim = query.groups.length === 0 ? index.expecting(question.text) : undefined;
  if (verbatim) return compose([excerptFrom(verbatim, unitsOf(verbatim).slice(0, VERBATIM))]);
  const special = asksForPrice(question.text, query)
    ? answerPrice(`${question.text} ${question.context}`, index)
    : asksForContact(question.text)
      ? answerContact(index)
      : undefined;
  if (special) {
    // What operators wrote about it comes first.
    const told = answerFromPassages(question, messages, index, vector);
    return isHandMade(told) ? told : special;
  }
  return (
    compare(question, index) ??
    listPages(question.text, index) ??
    tellResults(question, query, index) ??
    answerFromPassages(question, messages, index, vector)
  );
}

const isHandMade = ({ passages }: Answer) => passages[0]?.metadata.manually_added === true;

function fixed(kind: AnswerKind, text: string): Answer {
  return plainAnswer(kind, text);
}
