/** The questions of a message, and how each may be read: alone, and as a follow-up of what was asked before. */
import { sentencesOf, wordsOf } from "../search/text.ts";
import { AUXILIARY, asks, CONTENT_WORDS, contentOf, hasSubject, INTERROGATIVE, isFollowUp } from "./talk.ts";

export interface Question {
  text: string;
  /** The sentence of it that asks, where what comes before may be a long story. */
  core: string;
  /** Texts that are searched for together. */
  readings: readonly string[];
  /** Whether it may be about what the talk is about. */
  isOpen: boolean;
}

/** What a message asks. */
export interface Asking {
  questions: readonly Question[];
  /** Several questions as one, which is looked up where none of them has an answer of its own. */
  whole?: Question;
}

/** Questions of one message that are answered. */
const QUESTION_LIMIT = 3;
/** Where a sentence ends though the next begins in lower case, as on a phone. */
const PHONE_SENTENCE_END = /(?<=\p{L}{2}[.!?]+)\s+(?=\p{Ll})/u;

const PREPOSITION = "in|on|for|to|at|with|from|by|of|until|since";
/** Where a second question begins in the same sentence. */
const SECOND_QUESTION = new RegExp(
  `,?\\s+and\\s+(?=(?:(?:${PREPOSITION})\\s+)?(?:${INTERROGATIVE})\\b|(?:${AUXILIARY})\\s+(?:i|we|you|it|they|there|the|our|your)\\b)|,\\s+and\\s+(?=(?:${AUXILIARY})\\b)`,
  "i",
);

/** The sentences of a message; "I want it deleted. How?" is one. */
export const partsOf = (message: string): string[] =>
  message
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(PHONE_SENTENCE_END))
    .flatMap((part, at, all) => {
      if (at > 0 && isOneWord(part)) return [];
      const next = all[at + 1] ?? "";
      return [isOneWord(next) ? `${part} ${next}` : part];
    });

const isOneWord = (part: string) => part.endsWith("?") && wordsOf(part).length === 1;

/** `parts`: sentences of the message that are not only for something, such as a greeting. `topics`: what a follow-up may follow. `told`: what all of them are asked for. */
export function questionsOf(parts: readonly string[], topics: readonly string[], told = ""): Asking {
  const marked = parts.filter((part) => part.endsWith("?"));
  const asking = (marked.length > 0 ? marked : parts.filter(asks)).flatMap(clausesOf);
  const text = parts.join(" ");
  if (asking.length < 2) return { questions: [questionOf(text, asking[0], topics)] };
  // A question follows those before it in the message as it would earlier messages.
  const questions = asking
    .slice(0, QUESTION_LIMIT)
    .map((one, at) => questionOf(one, undefined, at > 0 ? [`${told} ${asking[at - 1]}`.trim()] : topics));
  return { questions, whole: questionOf(text, undefined, topics) };
}

/** "How long does it take and what does it cost?" are two questions. */
function clausesOf(question: string): string[] {
  const clauses = question.split(SECOND_QUESTION);
  if (clauses.length < 2 || !clauses.every(asks)) return [question];
  return clauses.map((clause) => (clause.endsWith("?") ? clause : `${clause}?`));
}

/** `asking`: the only sentence of the text that asks; one that says no subject is nothing without the others. */
function questionOf(text: string, asking: string | undefined, topics: readonly string[]): Question {
  const core = asking ?? text;
  const own = core !== text && hasSubject(core) ? [text, core] : [text];
  const isOpen = topics.length > 0 && isFollowUp(core);
  // What says no subject is nothing without what it follows.
  const alone = contentOf(text) >= CONTENT_WORDS ? own : [];
  return { text, core, readings: isOpen ? [...alone, ...topics.map((topic) => `${topic} ${core}`)] : own, isOpen };
}
