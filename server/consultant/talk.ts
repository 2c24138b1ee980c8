/** What the conversation so far says: what it was about, what was offered, what the visitor asked. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Knowledge } from "./knowledge.ts";
import type { IndexedAnswer } from "./library-index.ts";
import type { Topic } from "./query.ts";
import { sameText, wordsOf } from "./text.ts";

export interface Talk {
  message: string;
  /** The visitor's question before this one; undefined at the beginning. */
  previous: string | undefined;
  topic: Topic | undefined;
  /** What the last answer offered to choose from. */
  offered: readonly string[];
  /** What the visitor has asked so far, this message aside. */
  asked: readonly string[];
}

/** Line of an answer that names pages; what stands before it is the answer itself. */
const NAMES_PAGES = /\n+(?:Sources?|See also): [\s\S]*$/;
const LINK = /\]\((\/[^)\s]*)\)/g;
const ITEM = /^- (.+)$/gm;
/** Earlier answers that still tell what a conversation is about. */
const REMEMBERED = 3;
const ORDINALS = ["first", "second", "third", "fourth"];
/** Words of a message that picks what was offered by its place. */
const PICKING_WORDS = 6;

/** The answer of the library that a message of the consultant gave; an answer that nobody wrote may be forged. */
export const givenIn = (message: string, knowledge: Knowledge) => knowledge.given(message.replace(NAMES_PAGES, ""));

export function readTalk(messages: readonly ChatMessage[], knowledge: Knowledge): Talk {
  const message = messages.at(-1)?.content.trim() ?? "";
  const earlier = messages.slice(0, -1);
  const asked = earlier.filter(({ role }) => role === "user").map(({ content }) => content.trim());
  const last = earlier.findLast(({ role }) => role === "assistant")?.content ?? "";
  const offered = [...last.matchAll(ITEM)].map(([, item]) => item as string).filter((item) => !item.includes("]("));
  return { message, previous: asked.at(-1), topic: topicOf(earlier, knowledge), offered, asked };
}

function topicOf(earlier: readonly ChatMessage[], knowledge: Knowledge): Topic | undefined {
  const subjects: string[] = [];
  const answers: string[] = [];
  const pages: string[] = [];
  for (const { role, content } of earlier.toReversed().slice(0, 2 * REMEMBERED)) {
    if (role === "user") subjects.push(...subjectsNamed(content, knowledge));
    else {
      const given = givenIn(content, knowledge);
      if (given) answers.push(given.answer.id);
      if (given && knowledge.library.subject(given.answer.subject)) subjects.push(given.answer.subject);
      const linked = [...content.matchAll(LINK)].map(([, url]) => (url as string).split("#")[0] || "/");
      pages.push(...linked);
      if (!given) subjects.push(...linked.flatMap((page) => knowledge.subjectAt(page) ?? []));
    }
  }
  const last = earlier.findLast(({ role }) => role === "user")?.content ?? "";
  if (!last && !answers.length && !pages.length) return undefined;
  const text = contextText(last, knowledge.answer(answers[0] ?? ""));
  return { subjects: [...new Set(subjects)], answers, pages: [...new Set(pages)], text };
}

/** What was asked last: in the visitor's words, and as the answer that was given understood it. */
export const contextText = (question: string, given: IndexedAnswer | undefined) =>
  [question, given?.answer.questions[0] ?? ""].filter(Boolean).join(" ");

function subjectsNamed(text: string, knowledge: Knowledge): string[] {
  return [...knowledge.library.namedIn(text)].sort(([, a], [, b]) => b - a).map(([id]) => id);
}

/** Which of the offered questions a message picks: by its words, or by its place ("2", "the second one"). */
export function pickedOffer({ message, offered }: Talk): string | undefined {
  const same = offered.find((offer) => sameText(offer) === sameText(message));
  if (same || offered.length === 0) return same;
  const words = wordsOf(message);
  if (words.length > PICKING_WORDS) return undefined;
  if (words.includes("last")) return offered.at(-1);
  const place = words.map((word) => Math.max(ORDINALS.indexOf(word), (Number(word) || 0) - 1)).find((at) => at >= 0);
  return place === undefined ? undefined : offered[place];
}
