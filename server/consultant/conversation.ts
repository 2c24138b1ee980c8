/** State of the conversation, taken from its messages: its topic, the options offered, the visitor's questions. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import type { Knowledge } from "./knowledge.ts";
import { pageOf, pathOf } from "./links.ts";
import type { Topic } from "./query.ts";
import { sameText, wordsOf } from "./text.ts";

export interface Conversation {
  message: string;
  /** The visitor's question before this one. */
  previous: string | undefined;
  topic: Topic | undefined;
  /** Options of the last answer. */
  offered: readonly string[];
  /** The visitor's, oldest first, without this message. */
  earlierQuestions: readonly string[];
}

/** The line of sources that ends an answer. */
const SOURCE_LINE = /\n+(?:Sources?|See also): [\s\S]*$/;
const LINK = /\]\((\/[^)\s]*)\)/g;
const ITEM = /^- (.+)$/gm;
/** Earlier exchanges from which the topic is taken. */
const EXCHANGES = 3;
/** Characters of an answer that tell what it speaks of. */
const OPENING = 400;
const ORDINALS = ["first", "second", "third", "fourth"];
/** A longer message does not pick an option by its place. */
const MAX_PICK_WORDS = 6;

/** The answer of the library whose text a message has. Messages come back from the browser, so any other may be forged. */
export const answerGivenIn = (message: string, knowledge: Knowledge) =>
  knowledge.answerGiven(message.replace(SOURCE_LINE, ""));

/** `page`: path of the page that the visitor reads; its subject is a topic after those of the conversation. */
export function readConversation(messages: readonly ChatMessage[], knowledge: Knowledge, page?: string): Conversation {
  const message = messages.at(-1)?.content.trim() ?? "";
  const earlier = messages.slice(0, -1);
  const earlierQuestions = earlier.filter(({ role }) => role === "user").map(({ content }) => content.trim());
  const last = earlier.findLast(({ role }) => role === "assistant")?.content ?? "";
  const offered = [...last.matchAll(ITEM)].map(([, item]) => item as string).filter((item) => !item.includes("]("));
  return {
    message,
    previous: earlierQuestions.at(-1),
    topic: topicOf(earlier, knowledge, page),
    offered,
    earlierQuestions,
  };
}

function topicOf(earlier: readonly ChatMessage[], knowledge: Knowledge, page?: string): Topic | undefined {
  const subjects: string[] = [];
  const answers: string[] = [];
  const pages: string[] = [];
  for (const { role, content } of earlier.toReversed().slice(0, 2 * EXCHANGES)) {
    if (role === "user") subjects.push(...subjectsNamed(content, knowledge));
    else {
      const given = answerGivenIn(content, knowledge);
      if (given) answers.push(given.answer.id);
      if (given && knowledge.library.subject(given.answer.subject)) subjects.push(given.answer.subject);
      const linked = [...content.matchAll(LINK)].map(([, url]) => pathOf(url as string));
      pages.push(...(given || linked.length ? linked : pagesSpokenOf(content, knowledge)));
      if (!given) subjects.push(...linked.flatMap((page) => knowledge.subjectAt(page) ?? []));
    }
  }
  const last = earlier.findLast(({ role }) => role === "user")?.content ?? "";
  subjects.push(...subjectRead(page, knowledge));
  if (!last && !answers.length && !pages.length && !subjects.length) return undefined;
  const text = contextText(last, knowledge.answer(answers[0] ?? ""));
  return { subjects: [...new Set(subjects)], answers, pages: [...new Set(pages)], text };
}

/** Of an answer that links to nothing, as a model may phrase one: the page whose entry is nearest to its opening. */
const pagesSpokenOf = (answer: string, knowledge: Knowledge) =>
  knowledge.nearestEntries(answer.slice(0, OPENING), 1).map(pageOf);

/** Pages of the house are read on the way to others: they say nothing of what is asked. */
function subjectRead(page: string | undefined, knowledge: Knowledge): string[] {
  const id = page && knowledge.subjectAt(page.replace(/(?<=.)\/$/, ""));
  return id && knowledge.library.subject(id)?.kind !== "house" ? [id] : [];
}

/** The last question: in the visitor's words, and in the answer's own wording. */
export const contextText = (question: string, given: IndexedAnswer | undefined) =>
  [question, given?.answer.questions[0] ?? ""].filter(Boolean).join(" ");

function subjectsNamed(text: string, knowledge: Knowledge): string[] {
  return [...knowledge.library.namedIn(text)].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** The option that a message picks: by its words, or by its place ("2", "the second one"). */
export function pickedOffer({ message, offered }: Conversation): string | undefined {
  const same = offered.find((offer) => sameText(offer) === sameText(message));
  if (same || offered.length === 0) return same;
  const words = wordsOf(message);
  if (words.length > MAX_PICK_WORDS) return undefined;
  if (words.includes("last")) return offered.at(-1);
  const place = words.map((word) => Math.max(ORDINALS.indexOf(word), (Number(word) || 0) - 1)).find((at) => at >= 0);
  return place === undefined ? undefined : offered[place];
}
