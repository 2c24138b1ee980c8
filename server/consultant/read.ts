/** The last message as questions, each with the ways in which it may be meant. */
import type { Knowledge } from "./knowledge.ts";
import type { Query, Topic, Worded } from "./query.ts";
import type { Talk } from "./talk.ts";
import { sentencesOf, wordsOf } from "./text.ts";

/** One question of a message, in the readings in which it is searched for: alone, and as the conversation goes on. */
export interface Question {
  text: string;
  readings: readonly Query[];
  /** Whether what it is about is left to the talk. */
  isOpen: boolean;
}

/** Parts of a message that are looked at, each with all that the knowledge base holds. */
const PARTS = 8;
/** Words without which a part asks nothing. */
const FEWEST_WORDS = 3;
/** Words of a question that may lean on the one before it. */
const LEANING = 9;
/** From this share on it is plain what a question asks of its subject. */
const PLAIN = 0.5;
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
const ASKS = new RegExp(`${LEAD}${PREPOSITION}(?:${INTERROGATIVE}|${AUXILIARY})\\b`, "i");
/** A question within a statement: "who decides this", "I'd like to know whether …", "please tell me who …". */
const ASKS_INDIRECTLY = new RegExp(
  `${LEAD}${PREPOSITION}${INTERROGATIVE}\\b|\\b(?:know|tell|say|explain|understand|learn|hear|ask|wonder|see|advise)\\b.*\\b(?:${INTERROGATIVE}|if)\\b`,
  "i",
);

/** The whole message, and where it asks several things, each of them: a part leans on those before it as on earlier turns. */
export function readQuestions(talk: Talk, knowledge: Knowledge): Question[] {
  const whole = questionOf(talk.message, talk, knowledge);
  const parts = partsOf(talk.message);
  if (parts.length < 2) return [whole];
  const questions: Question[] = [];
  let { previous } = talk;
  let topic = talk.topic ?? worldOf(whole.readings[0] as Query, knowledge);
  for (const text of parts) {
    questions.push(questionOf(text, { ...talk, previous, topic }, knowledge));
    topic = goneOn(topic, text, knowledge);
    previous = text;
  }
  // What states a visitor's case is the context of what is asked.
  const asking = questions.filter(({ text }) => asks(text));
  return [whole, ...(asking.length ? asking : questions).slice(-PARTS)];
}

/** Sentences, and the questions of one sentence; only what asks ends with a question mark. */
export function partsOf(message: string): string[] {
  const sentences = message
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(PHONE_SENTENCE_END));
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(NEXT_QUESTION).filter((clause) => wordsOf(clause).length >= FEWEST_WORDS);
    if (!sentence.endsWith("?")) return clauses;
    return clauses.map((clause) => (!clause.endsWith("?") && ASKS.test(clause) ? `${clause}?` : clause));
  });
}

/** What a whole message is likely to be about, though it may name nothing: whoever sells cover speaks of insurance. */
function worldOf({ likelySubjects }: Query, knowledge: Knowledge): Topic | undefined {
  const likely = [...likelySubjects].filter(([id]) => knowledge.library.subject(id)?.kind !== "house");
  const total = likely.reduce((sum, [, share]) => sum + share, 0);
  const subjects = likely.filter(([, share]) => share > PLAIN * total).map(([id]) => id);
  return subjects.length ? { subjects, answers: [], pages: [], text: "" } : undefined;
}

/** What the talk is about after a part of a message. */
export function goneOn(topic: Topic | undefined, text: string, knowledge: Knowledge): Topic {
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

/** Whether a part of a message asks something, be it within a statement. */
export const asks = (part: string) => part.endsWith("?") || ASKS_INDIRECTLY.test(part);

function questionOf(text: string, { topic, previous }: Talk, knowledge: Knowledge): Question {
  // What names its subject stands alone; all else is heard in the talk, which it may go on with or leave.
  const isOpen = topic !== undefined && !namesOne(knowledge.read(text));
  const readings = [knowledge.query(text, isOpen ? topic : undefined)];
  if (previous && wordsOf(text).length <= LEANING)
    readings.push(joined(previous, knowledge.query(text), topic, knowledge));
  return { text, readings, isOpen };
}

/** "And for insurers?" is the question before with another subject; "why was that?" asks something else about the same. */
function joined(previous: string, alone: Query, topic: Topic | undefined, knowledge: Knowledge): Query {
  const names = alone.subjects.size > 0;
  const before = names ? knowledge.library.withoutNames(previous) : previous;
  const both = knowledge.query(`${before} ${alone.text}`, names ? undefined : topic);
  return {
    ...both,
    topic,
    subjects: names ? alone.subjects : both.subjects,
    aspects: isPlain(alone) ? alone.aspects : both.aspects,
  };
}

/** Whether it is plain from a question's own words what is asked of the subject: "why was that?" */
const isPlain = ({ aspects }: Query) => Math.max(...aspects.values()) > PLAIN;

/** Whether a question names its subject beyond doubt. */
const namesOne = ({ subjects }: Worded) => [...subjects.values()].some((share) => share === 1);
