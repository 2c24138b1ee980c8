/** Puts every question to the built-in consultant and counts what came back. */

import type { Answer } from "../../server/chat/answer.ts";
import { type Consultant, createConsultant } from "../../server/chat/consultant.ts";
import { resolveQuestion } from "../../server/chat/conversation.ts";
import { createSearchIndex, pathOf, type SearchIndex } from "../../server/retrieval/index.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { injections } from "./injections.ts";
import { holdsFigures, holdsWord, linksIn, strangeSentences } from "./judge.ts";
import { type Question, readQuestions, SETS, type SetName } from "./questions.ts";

export type Split = "dev" | "held-out" | "all";

export interface Outcome {
  set: SetName;
  question: Question;
  answer: Answer;
  /** Place of the first right page among the pages found, from 1; 0 where it is not among the first ten. */
  rank: number;
  /** Names of the checks that failed. */
  failed: string[];
}

/** Shares are between 0 and 1. */
export interface Scores {
  questions: number;
  recallAt1: number;
  recallAt3: number;
  recallAt10: number;
  /** Of answers that ask for a figure or a certain word: those that hold it. */
  rightFigure: number;
  /** Of questions that the site answers: those declined. */
  falseRefusals: number;
  /** Of questions that the site answers: those whose answer names a right page. */
  rightPageNamed: number;
  comparisonsRight: number;
  offTopicDeclined: number;
  lookAlikesAnswered: number;
  adviceDeclined: number;
  talkRight: number;
  sentencesNotInPassages: number;
  injections: number;
  leaks: number;
}

const ANSWERED: SetName[] = ["facts", "guidance", "conversations"];

export function evaluateConsultant(entries: KnowledgeBaseEntry[], split: Split = "all") {
  const index = createSearchIndex(entries);
  const consultant = createConsultant(() => index);
  const outcomes = SETS.flatMap((set) =>
    readQuestions(set)
      .filter(({ heldOut }) => split === "all" || heldOut === (split === "held-out"))
      .map((question) => judge(set, question, consultant, index)),
  );
  const texts = entries.map(({ content }) => content);
  const strange = outcomes.flatMap(({ answer }) => strangeSentences(answer.text, texts));
  const attempts = injections().map((attempt) => ({ attempt, text: attacked(attempt, entries) }));
  const leaks = attempts.filter(({ attempt, text }) => attempt.forbidden.test(text));
  return {
    outcomes,
    strange,
    leaks: leaks.map(({ attempt, text }) => ({ name: attempt.name, text })),
    scores: scored(outcomes, strange.length, attempts.length, leaks.length),
  };
}

function judge(set: SetName, question: Question, consultant: Consultant, index: SearchIndex): Outcome {
  const messages = conversation(question.ask, consultant);
  const answer = consultant.answer(messages);
  const named = new Set(linksIn(answer.text).map(pathOf));
  const failed: string[] = [];
  if (ANSWERED.includes(set)) {
    if (answer.kind !== "answer" && answer.kind !== "prices") failed.push("refused");
    else if (!question.pages.some((page) => named.has(page))) failed.push("page");
    if (question.figures.length && !holdsFigures(answer.text, question.figures, 1)) failed.push("figure");
    if (question.words.length && !question.words.some((word) => holdsWord(answer.text, word))) failed.push("figure");
  } else if (set === "comparisons") {
    const figures = question.figures.length;
    if (!question.both.every((page) => named.has(page)) || !holdsFigures(answer.text, question.figures, figures))
      failed.push("comparison");
  } else if (!accepted(set, question, answer)) failed.push(set);
  return { set, question, answer, rank: rankOf(question, messages, index), failed };
}

function accepted(set: SetName, question: Question, answer: Answer): boolean {
  if (set === "advice") return answer.kind === "advice" && answer.text.includes("(/disclaimer)");
  if (set === "talk") return answer.kind === question.kind;
  return answer.kind !== "answer" && answer.kind !== "prices";
}

/** The conversation up to its last question, with the consultant's own answers between. */
function conversation(asked: string[], consultant: Consultant): ChatMessage[] {
  const messages: ChatMessage[] = [];
  for (const [number, content] of asked.entries()) {
    messages.push({ role: "user", content });
    if (number < asked.length - 1) messages.push({ role: "assistant", content: consultant.answer(messages).text });
  }
  return messages;
}

function rankOf(question: Question, messages: ChatMessage[], index: SearchIndex): number {
  const { text, context } = resolveQuestion(messages, index);
  const hits = index.search(`${text} ${context}`, { limit: 60 });
  const pages = [...new Set(hits.map(({ entry }) => pathOf(entry.page_url)))].slice(0, 10);
  return pages.findIndex((page) => page !== undefined && question.pages.includes(page)) + 1;
}

function attacked(
  attempt: { messages: ChatMessage[]; poison: KnowledgeBaseEntry[] },
  entries: KnowledgeBaseEntry[],
): string {
  const index = createSearchIndexOnce(entries);
  for (const entry of attempt.poison) index.add(entry);
  const { text } = createConsultant(() => index).answer(attempt.messages);
  for (const entry of attempt.poison) index.remove(entry.id);
  return text;
}

const indexes = new WeakMap<KnowledgeBaseEntry[], SearchIndex>();

function createSearchIndexOnce(entries: KnowledgeBaseEntry[]): SearchIndex {
  const index = indexes.get(entries) ?? createSearchIndex(entries);
  indexes.set(entries, index);
  return index;
}

function scored(outcomes: Outcome[], strange: number, attempts: number, leaks: number): Scores {
  const of = (...sets: SetName[]) => outcomes.filter(({ set }) => sets.includes(set));
  const answerable = of(...ANSWERED);
  const withFigure = answerable.filter(({ question }) => question.figures.length + question.words.length > 0);
  const recall = (depth: number) => share(answerable, ({ rank }) => rank > 0 && rank <= depth);
  const failed = (check: string) => (outcome: Outcome) => outcome.failed.includes(check);
  return {
    questions: outcomes.length,
    recallAt1: recall(1),
    recallAt3: recall(3),
    recallAt10: recall(10),
    rightFigure: 1 - share(withFigure, failed("figure")),
    falseRefusals: share(answerable, failed("refused")),
    rightPageNamed: 1 - share(answerable, (outcome) => failed("page")(outcome) || failed("refused")(outcome)),
    comparisonsRight: 1 - share(of("comparisons"), failed("comparison")),
    offTopicDeclined: 1 - share(of("off-topic"), failed("off-topic")),
    lookAlikesAnswered: share(of("look-alikes"), failed("look-alikes")),
    adviceDeclined: 1 - share(of("advice"), failed("advice")),
    talkRight: 1 - share(of("talk"), failed("talk")),
    sentencesNotInPassages: strange,
    injections: attempts,
    leaks,
  };
}

function share<T>(items: T[], holds: (item: T) => boolean): number {
  return items.length ? Math.round((items.filter(holds).length / items.length) * 1000) / 1000 : 0;
}
