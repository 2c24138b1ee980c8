/** The last message as questions, each with the ways in which it may be meant. */
import type { Knowledge } from "./knowledge.ts";
import type { Query, Topic } from "./query.ts";
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
/** From this share on it is plain which subject, or which aspect of it, a question is about. */
const PLAIN = 0.5;
const QUESTION_WORDS =
  "(?:what|how|who|when|where|why|which|whose|whether|is|are|was|were|do|does|did|can|could|would|will|should)";
/** Where a second question may begin in one sentence: "what is it, and how long does it take", "tell me the price, whether …". */
const NEXT_QUESTION = new RegExp(
  `[,;:–—]?\\s+(?:and|but|or)\\s+(?=${QUESTION_WORDS}\\b)|[,;]\\s+(?=(?:what|how|why|whether)\\b)`,
  "i",
);

const ASKS = new RegExp(`^${QUESTION_WORDS}\\b`, "i");

/** The whole message, and where it asks several things, each of them: a part leans on those before it as on earlier turns. */
export function readQuestions(talk: Talk, knowledge: Knowledge): Question[] {
  const whole = questionOf(talk.message, talk, knowledge);
  const parts = partsOf(talk.message);
  if (parts.length < 2) return [whole];
  const questions: Question[] = [];
  let { previous, topic } = talk;
  for (const text of parts) {
    const question = questionOf(text, { ...talk, previous, topic }, knowledge);
    questions.push(question);
    topic = goneOn(topic, question.readings[0] as Query, text);
    previous = text;
  }
  // What states a visitor's case is the context of what is asked.
  const asking = questions.filter(({ text }) => text.endsWith("?"));
  return [whole, ...(asking.length ? asking : questions).slice(-PARTS)];
}

/** Sentences, and the questions of one sentence; only what asks ends with a question mark. */
function partsOf(message: string): string[] {
  const sentences = message.split("\n").flatMap(sentencesOf);
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(NEXT_QUESTION).filter((clause) => wordsOf(clause).length >= FEWEST_WORDS);
    if (!sentence.endsWith("?")) return clauses;
    return clauses.map((clause) => (!clause.endsWith("?") && ASKS.test(clause) ? `${clause}?` : clause));
  });
}

/** What the talk is about after a part of a message. */
function goneOn(topic: Topic | undefined, { subjects, likelySubjects }: Query, text: string): Topic {
  const named = [...subjects].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const likely = [...likelySubjects].filter(([, share]) => share > PLAIN).map(([id]) => id);
  const all = [...new Set([...named, ...likely, ...(topic?.subjects ?? [])])];
  return { answers: [], pages: [], ...topic, subjects: all, text };
}

function questionOf(text: string, { topic, previous }: Talk, knowledge: Knowledge): Question {
  const alone = knowledge.query(text);
  // What names its subject stands alone; all else is heard in the talk, which it may go on with or leave.
  const isOpen = topic !== undefined && !namesOne(alone);
  const readings = isOpen ? [knowledge.query(text, topic)] : [alone];
  if (previous && wordsOf(text).length <= LEANING) readings.push(joined(previous, alone, topic, knowledge));
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
const namesOne = ({ subjects }: Query) => [...subjects.values()].some((share) => share === 1);
