/** The questions of a message, and how each may be read: alone, and as a follow-up of what was asked before. */
import { isStopWord, sentencesOf, stemsOf, wordsOf } from "../search/text.ts";
import type { Talk } from "./talk.ts";

export interface Question {
  text: string;
  /** Texts that are searched for together. */
  readings: readonly string[];
  /** Whether it may be about what the talk is about. */
  isOpen: boolean;
}

/** A longer question is no follow-up, unless it has a pronoun for what was said before. */
const FOLLOW_UP_WORDS = 9;
const PRONOUN = /\b(?:it|its|they|them|their|that|those|this|these|he|him|his|she|her|there|then|one|ones|same)\b/i;
/** A question of fewer content words than this says nothing alone. */
const CONTENT_WORDS = 2;
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

/** `parts`: sentences of the message that are not only for something, such as a greeting. */
export function questionsOf(parts: readonly string[], { earlier }: Talk): Question[] {
  const asking = parts.filter((part) => part.endsWith("?"));
  const whole = parts.join(" ");
  const previous = earlier.at(-1);
  if (asking.length < 2) return [questionOf(whole, asking[0], previous)];
  // A question follows those before it in the message as it would earlier messages.
  return asking.slice(0, QUESTION_LIMIT).map((text, at) => questionOf(text, undefined, asking[at - 1] ?? previous));
}

/** `asking`: the only sentence of the text that asks; what comes before it may be a long story. */
function questionOf(text: string, asking: string | undefined, previous: string | undefined): Question {
  const own = asking && asking !== text ? [text, asking] : [text];
  const isOpen = previous !== undefined && isFollowUp(asking ?? text);
  return { text, readings: isOpen ? [...own, `${previous} ${text}`] : own, isOpen };
}

function isFollowUp(text: string): boolean {
  const content = stemsOf(text).filter((stem) => !isStopWord(stem));
  return wordsOf(text).length <= FOLLOW_UP_WORDS || PRONOUN.test(text) || content.length < CONTENT_WORDS;
}
