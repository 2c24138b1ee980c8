/** The questions of a message, and how each may be read: alone, and as a follow-up of what was asked before. */
import { sentencesOf } from "../search/text.ts";
import { isFollowUp } from "./talk.ts";

export interface Question {
  text: string;
  /** Texts that are searched for together. */
  readings: readonly string[];
  /** Whether it may be about what the talk is about. */
  isOpen: boolean;
}

/** Questions of one message that are answered. */
const QUESTION_LIMIT = 3;
/** Where a sentence ends though the next begins in lower case, as on a phone. */
const PHONE_SENTENCE_END = /(?<=\p{L}{2}[.!?]+)\s+(?=\p{Ll})/u;

/** The sentences of a message. */
export const partsOf = (message: string): string[] =>
  message
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(PHONE_SENTENCE_END));

/** `parts`: sentences of the message that are not only for something, such as a greeting. `topics`: what a follow-up may follow. */
export function questionsOf(parts: readonly string[], topics: readonly string[]): Question[] {
  const asking = parts.filter((part) => part.endsWith("?"));
  if (asking.length < 2) return [questionOf(parts.join(" "), asking[0], topics)];
  // A question follows those before it in the message as it would earlier messages.
  return asking
    .slice(0, QUESTION_LIMIT)
    .map((text, at) => questionOf(text, undefined, at > 0 ? asking.slice(at - 1, at) : topics));
}

/** `asking`: the only sentence of the text that asks; what comes before it may be a long story. */
function questionOf(text: string, asking: string | undefined, topics: readonly string[]): Question {
  const own = asking && asking !== text ? [text, asking] : [text];
  const isOpen = topics.length > 0 && isFollowUp(asking ?? text);
  return { text, readings: isOpen ? [...own, ...topics.map((topic) => `${topic} ${text}`)] : own, isOpen };
}
