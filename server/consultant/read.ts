/** The conversation as questions: each with the ways in which it may be meant. */
import type { Knowledge } from "./knowledge.ts";
import type { Query } from "./query.ts";
import type { Talk } from "./talk.ts";
import { sentencesOf, wordsOf } from "./text.ts";

/** One question of a message, in the readings in which it is searched for: alone, and as the conversation goes on. */
export interface Question {
  text: string;
  readings: readonly Query[];
}

/** A message of so few words may be one sentence however it is stopped. */
const SHORT = 12;
/** Sentences of a message that are looked at, each with all that the knowledge base holds. */
const SENTENCES = 8;
/** Words of a question that may lean on the one before it. */
const LEANING = 9;

/** The whole message, and where it is long, each of its sentences. */
export function readQuestions(talk: Talk, knowledge: Knowledge): Question[] {
  const whole = questionOf(talk.message, talk, knowledge);
  if (wordsOf(talk.message).length <= SHORT) return [whole];
  const sentences = talk.message
    .split("\n")
    .flatMap(sentencesOf)
    .filter((one) => wordsOf(one).length > 1);
  if (sentences.length < 2) return [whole];
  return [whole, ...sentences.slice(-SENTENCES).map((one) => questionOf(one, talk, knowledge))];
}

function questionOf(text: string, { topic, previous }: Talk, knowledge: Knowledge): Question {
  const alone = knowledge.query(text);
  const readings = [alone];
  if (topic && !namesOne(alone)) readings.push(knowledge.query(text, topic));
  // "And for insurers?" is the question before with another subject.
  if (previous && wordsOf(text).length <= LEANING) {
    const joined = knowledge.query(`${previous} ${text}`, topic);
    const subjects = alone.subjects.size ? alone.subjects : joined.subjects;
    readings.push({ ...joined, subjects, aspects: isPlain(alone) ? alone.aspects : joined.aspects });
  }
  return { text, readings };
}

/** Whether it is plain from a question's own words what is asked of the subject: "why was that?" */
const isPlain = ({ aspects }: Query) => Math.max(...aspects.values()) > 0.5;

/** Whether a question names its subject beyond doubt. */
const namesOne = ({ subjects }: Query) => [...subjects.values()].some((share) => share === 1);
