/** The consultant that needs no model: it says what it knows, asks back where a question is open, or says that it does not know. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Answer, Option } from "./answer.ts";
import { composeAnswer, composeOffer, composeReadings, declined, libraryAnswer } from "./compose.ts";
import { type Decision, decide, keyOf, type Stated } from "./decide.ts";
import type { ModelVector } from "./entry-index.ts";
import type { Knowledge } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import type { Match } from "./matches.ts";
import { isPolar, readQuestions } from "./read.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";
import { pickedOffer, readTalk, type Talk } from "./talk.ts";

/** The answer of the library that stands for a summary of the talk, which is written anew each time. */
const SUMMARY = "talk-summary";
/** Questions of one message that are answered. */
const MOST_ANSWERED = 3;
/** More answers than that have no room for a second reading each. */
const MOST_WITH_READINGS = 2;

/** Answers the last message. `vector` is its, where a configured model made one. */
export function answer(messages: readonly ChatMessage[], knowledge: Knowledge, vector?: ModelVector): Answer {
  const talk = readTalk(messages, knowledge);
  const message = pickedOffer(talk) ?? talk.message;
  const worded = knowledge.worded(message);
  if (knowledge.stands(worded))
    return worded.answer.id === SUMMARY ? summaryOf(talk) : libraryAnswer(worded.answer, knowledge, isPolar(message));
  const foreign = otherLanguage(message, knowledge);
  if (foreign) return foreign;
  return answerMessage({ ...talk, message }, knowledge, vector);
}

function answerMessage(talk: Talk, knowledge: Knowledge, vector: ModelVector | undefined): Answer {
  const [whole, ...parts] = readQuestions(talk, knowledge).map((question) => decide(question, knowledge, vector));
  const questions = parts.filter((one) => kindOf(one) !== "refused" && kindOf(one) !== "talk");
  const stated = statedIn(questions, knowledge).slice(0, MOST_ANSWERED);
  const open = questions.filter((one) => one.outcome === "offer");
  if (stated.length > 1 || (stated.length === 1 && open.length > 0)) return together(stated, open, knowledge);
  // Whoever greets and then asks is not answered with a greeting.
  const likely = [whole as Decision, ...questions].toSorted((a, b) => worth(b) - worth(a));
  const best = likely.find((one) => kindOf(one) !== "talk" && one.outcome !== "none") ?? (whole as Decision);
  return compose(best, talk, knowledge);
}

function compose(decision: Decision, talk: Talk, knowledge: Knowledge): Answer {
  if (decision.outcome === "none") return declined();
  if (decision.outcome === "offer") return composeOffer(decision.matches, knowledge);
  if (idOf(decision) === SUMMARY) return summaryOf(talk);
  return composeReadings(decision, knowledge);
}

/** Several questions of one message, one answer after the other; readings to choose from for those that are open. */
function together(stated: readonly Stated[], open: readonly Decision[], knowledge: Knowledge): Answer {
  const composed = stated.length > MOST_WITH_READINGS ? composeAnswer : composeReadings;
  const parts = stated.map((one) => composed(one, knowledge));
  const [first] = parts as [Answer];
  const readings = open.flatMap((one) => (one.outcome === "offer" ? composeOffer(one.matches, knowledge).options : []));
  const texts = parts.map(({ text }) => text);
  // What has just been stated is not suggested.
  const isNew = ({ ask }: Option) => !parts.some(({ id }) => id === knowledge.worded(ask)?.answer.id);
  return {
    ...first,
    kind: parts.some(({ kind }) => kind === "answer") ? "answer" : first.kind,
    text: [...texts, ...(readings.length ? [REPLIES.rest] : [])].join("\n\n"),
    sources: parts.flatMap(({ sources }) => sources),
    options: readings.length
      ? readings.filter(isNew).slice(0, MOST_ANSWERED)
      : parts.flatMap(({ options }) => options.filter(isNew).slice(0, 1)),
  };
}

const idOf = (decision: Decision) =>
  decision.outcome === "answer" && decision.match.kind === "answer" ? decision.match.one.answer.id : undefined;

const kindOf = (decision: Decision) =>
  decision.outcome === "answer"
    ? decision.match.kind === "answer"
      ? decision.match.one.answer.kind
      : "answer"
    : undefined;

/** Whether something of the house is stated, be it that it is not published; not what any chat might say. */
function tells(decision: Decision): decision is Stated {
  if (decision.outcome !== "answer") return false;
  return decision.match.kind === "entry" || decision.match.one.answer.sources.length > 0;
}

/** An answer is worth more than an offer, an offer more than none; among each the likelier. */
function worth(decision: Decision): number {
  if (decision.outcome === "none") return -1;
  if (decision.outcome === "offer") return (decision.matches[0]?.probability ?? 0) - 1;
  return decision.match.probability;
}

/** An answer to each question; where it was given to an earlier one, what else may have been meant. */
function statedIn(decisions: readonly Decision[], knowledge: Knowledge): Stated[] {
  const stated: Stated[] = [];
  const isStated = (match: Match) => stated.some((one) => keyOf(one.match) === keyOf(match));
  for (const decision of decisions) {
    if (!tells(decision)) continue;
    const next = isStated(decision.match) ? insteadOf(decision, isStated, knowledge) : decision;
    if (next) stated.push(next);
  }
  return stated;
}

/** The next reading of a question whose likeliest one is none, and how likely it then is. */
function insteadOf({ match, query, others }: Stated, isStated: (match: Match) => boolean, knowledge: Knowledge) {
  const [next, ...rest] = others.filter((other) => !isStated(other));
  if (!next) return undefined;
  const probability = next.probability / (1 - match.probability);
  if (probability < knowledge.rankerOf(next.kind, query).state) return undefined;
  return { outcome: "answer" as const, match: { ...next, probability }, query, others: rest };
}
