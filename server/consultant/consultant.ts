/** The consultant without a language model: it answers, asks back where a question is open, or says that it is not covered. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Answer, Option } from "./answer.ts";
import { composeAnswer, composeOffer, composeReadings, declined, libraryAnswer } from "./compose.ts";
import { type Conversation, pickedOffer, readConversation } from "./conversation.ts";
import { type Decision, decide, keyOf, type Stated } from "./decide.ts";
import type { ModelVector } from "./entry-index.ts";
import type { Knowledge } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import type { Match } from "./matches.ts";
import { isPolar, parseQuestions } from "./questions.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";

/** The library's answer to a request for a summary of the conversation, which is generated instead. */
const SUMMARY = "talk-summary";
const ANSWER_LIMIT = 3;
/** Share of the clearest part's probability from which another part of the message is answered too. */
const ANSWERED_SHARE = 0.4;
/** With more answers than this, none gets a second reading. */
const READINGS_LIMIT = 2;

export interface Circumstances {
  /** Of the last message, where a model is configured. */
  vector?: ModelVector | undefined;
  /** Path of the page that the visitor reads. */
  page?: string | undefined;
}

/** Answers the last message. */
export function answer(
  messages: readonly ChatMessage[],
  knowledge: Knowledge,
  { vector, page }: Circumstances = {},
): Answer {
  const conversation = readConversation(messages, knowledge, page);
  const message = pickedOffer(conversation) ?? conversation.message;
  const worded = knowledge.answerWorded(message);
  if (knowledge.isCurrent(worded))
    return worded.answer.id === SUMMARY
      ? summaryOf(conversation)
      : libraryAnswer(worded.answer, knowledge, isPolar(message));
  const foreign = otherLanguage(message, knowledge);
  if (foreign) return foreign;
  return answerMessage({ ...conversation, message }, knowledge, vector);
}

function answerMessage(conversation: Conversation, knowledge: Knowledge, vector: ModelVector | undefined): Answer {
  const [whole, ...parts] = parseQuestions(conversation, knowledge).map((question) =>
    decide(question, knowledge, vector),
  );
  const questions = parts.filter((one) => kindOf(one) !== "refused" && !isSmallTalk(one));
  // As many answers as questions: what no part says alone, the message as a whole may.
  const found = statedIn([...questions, whole as Decision], knowledge)
    .slice(0, Math.min(questions.length, ANSWER_LIMIT))
    .sort((a, b) => b.match.probability - a.match.probability);
  // A part that is much less clear than another is not answered at a guess beside it.
  const isClear = ({ match }: Stated) => match.probability >= ANSWERED_SHARE * (found[0]?.match.probability ?? 0);
  const stated = found.filter(isClear);
  const unclear = found.filter((one) => !isClear(one)).map(({ match, others }) => [match, ...others]);
  const open = [...questions.flatMap((one) => (one.outcome === "offer" ? [one.matches] : [])), ...unclear];
  if (stated.length > 1 || (stated.length === 1 && open.length > 0)) return composeSeveral(stated, open, knowledge);
  // A message that greets and then asks is not answered with a greeting.
  const ranked = [whole as Decision, ...questions].toSorted((a, b) => ranking(b) - ranking(a));
  const best = ranked.find((one) => !isSmallTalk(one) && one.outcome !== "none") ?? (whole as Decision);
  return compose(best, conversation, knowledge);
}

function compose(decision: Decision, conversation: Conversation, knowledge: Knowledge): Answer {
  if (decision.outcome === "none") return declined();
  if (decision.outcome === "offer") return composeOffer(decision.matches, knowledge);
  if (idOf(decision) === SUMMARY) return summaryOf(conversation);
  return composeReadings(decision, knowledge);
}

/** Several questions of one message: one answer after the other, and options for those that are open. */
function composeSeveral(stated: readonly Stated[], open: readonly (readonly Match[])[], knowledge: Knowledge): Answer {
  const composed = stated.length > READINGS_LIMIT ? composeAnswer : composeReadings;
  const parts = stated.map((one) => composed(one, knowledge));
  const [first] = parts as [Answer];
  const texts = parts.map(({ text }) => text);
  // An answer just given is not suggested.
  const isNew = ({ ask }: Option) => !parts.some(({ id }) => id === knowledge.answerWorded(ask)?.answer.id);
  const readings = open.flatMap((matches) => composeOffer(matches, knowledge).options).filter(isNew);
  return {
    ...first,
    kind: parts.some(({ kind }) => kind === "answer") ? "answer" : first.kind,
    text: [...texts, ...(readings.length ? [REPLIES.rest] : [])].join("\n\n"),
    sources: parts.flatMap(({ sources }) => sources),
    options: readings.length
      ? once(readings).slice(0, ANSWER_LIMIT)
      : once(parts.flatMap(({ options }) => options.filter(isNew).slice(0, 1))),
  };
}

const once = (options: readonly Option[]): Option[] => [...new Map(options.map((one) => [one.ask, one])).values()];

const idOf = (decision: Decision) =>
  decision.outcome === "answer" && decision.match.kind === "answer" ? decision.match.one.answer.id : undefined;

const kindOf = (decision: Decision) =>
  decision.outcome === "answer"
    ? decision.match.kind === "answer"
      ? decision.match.one.answer.kind
      : "answer"
    : undefined;

/** What the site is, said from its pages, is an answer like any other. */
const isSmallTalk = (decision: Decision) => kindOf(decision) === "talk" && !statesSomething(decision);

/** Whether the site's content answers, be it that something is not published; small talk does not count. */
function statesSomething(decision: Decision): decision is Stated {
  if (decision.outcome !== "answer") return false;
  return decision.match.kind === "entry" || decision.match.one.answer.sources.length > 0;
}

/** An answer ranks above an offer, an offer above none; within each by probability. */
function ranking(decision: Decision): number {
  if (decision.outcome === "none") return -1;
  if (decision.outcome === "offer") return (decision.matches[0]?.probability ?? 0) - 1;
  return decision.match.probability;
}

/** An answer to each question; the next reading where an earlier question has the same answer. */
function statedIn(decisions: readonly Decision[], knowledge: Knowledge): Stated[] {
  const stated: Stated[] = [];
  const isStated = (match: Match) => stated.some((one) => keyOf(one.match) === keyOf(match));
  for (const decision of decisions) {
    if (!statesSomething(decision)) continue;
    const next = isStated(decision.match) ? nextReading(decision, isStated, knowledge) : decision;
    if (next) stated.push(next);
  }
  return stated;
}

/** The next reading of a question whose likeliest one is ruled out, with its probability given that. */
function nextReading({ match, query, others }: Stated, isStated: (match: Match) => boolean, knowledge: Knowledge) {
  const [next, ...rest] = others.filter((other) => !isStated(other));
  if (!next) return undefined;
  const probability = next.probability / (1 - match.probability);
  if (probability < knowledge.rankerOf(next.kind, query).stateFrom) return undefined;
  return { outcome: "answer" as const, match: { ...next, probability }, query, others: rest };
}
