/** Splits the last message into questions, each with its possible readings. */

import type { Conversation } from "./conversation.ts";
import type { Knowledge } from "./knowledge.ts";
import type { ParsedText, Query, Topic } from "./query.ts";
import { sentencesOf, wordsOf } from "./text.ts";

/** One question of a message, with the queries that are searched for: alone, and as a follow-up. */
export interface Question {
  text: string;
  readings: readonly Query[];
  /** Whether it names no subject and may take that of the conversation. */
  isOpen: boolean;
}

/** Parts of a message that are searched for. */
const PART_LIMIT = 8;
/** A part of fewer words asks nothing. */
const MIN_PART_WORDS = 3;
/** A longer question is no follow-up of the one before it. */
const FOLLOW_UP_WORDS = 9;
/** Share of the probability from which a subject, or an aspect, is clear. */
const CLEAR_SHARE = 0.5;
const INTERROGATIVE = "(?:(?:what|how|who|when|where|why)(?:['’]?s)?|whom|which|whose|whether)";
const AUXILIARY = "(?:is|are|was|were|am|do|does|did|have|has|had|can|could|may|might|must|would|will|should|shall)";
const SOMEBODY =
  "(?:i|we|you|they|he|she|it|there|this|that|these|those|the|my|our|your|their|an?|any|anyone|somebody)";
const PREPOSITION = "(?:(?:with|for|in|on|at|by|to|from|of|over|under|after)\\s+)?";
/** Where a second question may begin in one sentence: "what is it, and with whom does it begin", "tell me the price, whether …". */
const NEXT_QUESTION = new RegExp(
  `[,;:–—]?\\s+(?:and|but|or)\\s+(?=${PREPOSITION}(?:${INTERROGATIVE}|${AUXILIARY})\\b)|[,;:–—]\\s+(?=(?:what|how|why|whether)\\b|${AUXILIARY}\\s+${SOMEBODY}\\b)`,
  "i",
);
/** Where a sentence ends though the next begins in lower case, as on a phone; "e.g. this" goes on. */
const PHONE_SENTENCE_END = /(?<=\p{L}{2}[.!?]+)\s+(?=\p{Ll})/u;

const LEAD = "^(?:(?:also|and|but|so|then|or)[,:]?\\s+)?";
const ASKS_DIRECTLY = new RegExp(`${LEAD}${PREPOSITION}(?:${INTERROGATIVE}|${AUXILIARY})\\b`, "i");
const ASKS_SOMEWHERE = new RegExp(`\\b${INTERROGATIVE}\\b|${ASKS_DIRECTLY.source}`, "i");
/** A question within a statement: "who decides this", "I'd like to know whether …", "please tell me who …". */
const ASKS_INDIRECTLY = new RegExp(
  `${LEAD}${PREPOSITION}${INTERROGATIVE}\\b|\\b(?:know|tell|say|explain|understand|learn|hear|ask|wonder|see|advise)\\b.*\\b(?:${INTERROGATIVE}|if)\\b`,
  "i",
);

/** The whole message, and each of its parts where it has several: a part follows those before it as it would earlier messages. */
export function parseQuestions(conversation: Conversation, knowledge: Knowledge): Question[] {
  const whole = questionOf(conversation.message, conversation, knowledge);
  const parts = partsOf(conversation.message);
  if (parts.length < 2) return [whole];
  const questions: Question[] = [];
  let { previous } = conversation;
  let topic = conversation.topic ?? likelyTopic(whole.readings[0] as Query, knowledge);
  for (const text of parts) {
    questions.push(questionOf(text, { ...conversation, previous, topic }, knowledge));
    topic = topicAfterPart(topic, text, knowledge);
    previous = text;
  }
  // Statements about the visitor's case are context of the questions.
  const asking = questions.filter(({ text }) => asks(text));
  const [only] = asking;
  // A story that ends in one question: what is asked may stand in the story.
  if (only && asking.length === 1)
    return [{ ...whole, readings: [...whole.readings, ...only.readings], isOpen: false }];
  return [whole, ...(asking.length ? asking : questions).slice(-PART_LIMIT)];
}

/** Sentences, and the several questions of a sentence, each with its question mark. */
export function partsOf(message: string): string[] {
  const sentences = message
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(PHONE_SENTENCE_END));
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(NEXT_QUESTION).filter((clause) => wordsOf(clause).length >= MIN_PART_WORDS);
    if (!sentence.endsWith("?")) return clauses;
    // Each clause of a question asks something: "honestly how long is it, and whose signature …?"
    return clauses.map((clause) => (!clause.endsWith("?") && ASKS_SOMEWHERE.test(clause) ? `${clause}?` : clause));
  });
}

/** The likely topic of a message that may name no subject: whoever sells cover speaks of insurance. */
function likelyTopic({ subjectProbabilities }: Query, knowledge: Knowledge): Topic | undefined {
  const candidates = [...subjectProbabilities].filter(([id]) => knowledge.library.subject(id)?.kind !== "house");
  const total = candidates.reduce((sum, [, share]) => sum + share, 0);
  const subjects = candidates.filter(([, share]) => share > CLEAR_SHARE * total).map(([id]) => id);
  return subjects.length ? { subjects, answers: [], pages: [], text: "" } : undefined;
}

export function topicAfterPart(topic: Topic | undefined, text: string, knowledge: Knowledge): Topic {
  const named = [...knowledge.library.namedIn(text)].sort(([, a], [, b]) => b - a).map(([id]) => id);
  return {
    answers: topic?.answers ?? [],
    pages: topic?.pages ?? [],
    subjects: [...new Set([...named, ...(topic?.subjects ?? [])])],
    text: [topic?.text, text].filter(Boolean).join(" "),
  };
}

const POLAR = new RegExp(`${LEAD}${AUXILIARY}\\b(?!.*\\bor\\b)`, "i");
/** Whether a question can be answered by yes or no; "is it a rise or a share?" cannot. */
export const isPolar = (question: string) => POLAR.test(question);

/** Whether a part of a message asks something, directly or within a statement. */
export const asks = (part: string) => part.endsWith("?") || ASKS_INDIRECTLY.test(part);

function questionOf(text: string, { topic, previous }: Conversation, knowledge: Knowledge): Question {
  // A question that names its subject stands alone; any other may be a follow-up or not.
  const isOpen = topic !== undefined && !namesSubject(knowledge.parse(text));
  const readings = [knowledge.query(text, isOpen ? topic : undefined)];
  if (previous && wordsOf(text).length <= FOLLOW_UP_WORDS)
    readings.push(joinedWithPrevious(previous, knowledge.query(text), topic, knowledge));
  return { text, readings, isOpen };
}

/** "And for insurers?" repeats the previous question for another subject; "why was that?" asks something else about the same. */
function joinedWithPrevious(previous: string, alone: Query, topic: Topic | undefined, knowledge: Knowledge): Query {
  const names = alone.subjects.size > 0;
  const previousBare = names ? knowledge.library.withoutNames(previous) : previous;
  const joint = knowledge.query(`${previousBare} ${alone.text}`, names ? undefined : topic);
  return {
    ...joint,
    topic,
    subjects: names ? alone.subjects : joint.subjects,
    aspects: isAspectClear(alone) ? alone.aspects : joint.aspects,
  };
}

/** Whether a question's own words make clear what is asked of the subject: "why was that?" */
const isAspectClear = ({ aspects }: Query) => Math.max(...aspects.values()) > CLEAR_SHARE;

/** Whether a question names a subject unambiguously. */
const namesSubject = ({ subjects }: ParsedText) => [...subjects.values()].some((share) => share === 1);
