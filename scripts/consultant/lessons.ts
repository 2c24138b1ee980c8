/** What the answer model learns from: each wording of the library, some of them as they would be put in a talk, and written turns of talks. */
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { IndexedAnswer } from "../../server/consultant/library-index.ts";
import { contextOf, type Topic } from "../../server/consultant/query.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { Lesson } from "./answer-training.ts";
import {
  introductions,
  mailBefore,
  strangersTurns,
  type Turn,
  talkBefore,
  talkElsewhere,
  writtenTurns,
} from "./turns.ts";

/** Every so many wordings one is also put as a follow-up: without its subject's name, in a talk about it. */
const FOLLOWS = 3;
/** The next of as many is put in a mail of somebody whom the subject concerns. */
const MAILED = 1;
/** Every so many wordings one is also put where the talk was about something else. */
export const TURNS = 5;
/** Of the written turns, every so many is left out where wordings are. */
const HELD_TURNS = 6;
/** Words without which nothing is asked. */
const FEWEST_WORDS = 2;
/** A stranger's question, or a written turn, beside a wording: whoever wrote it did not rephrase another. */
const WRITTEN = 2;

export interface Teaching {
  lessons: Lesson[];
  /** Wordings that were left out, by their number in the library. */
  held: number[];
  /** Turns that were left out. */
  heldTurns: Turn[];
}

/** `isHeld` says which wordings are left out, for measuring; without it everything is taught, strangers' questions too. */
export function teachingOf(knowledge: Knowledge, isHeld?: (wording: number) => boolean): Teaching {
  const turns = writtenTurns(knowledge);
  const intros = introductions(knowledge);
  const lessons: Lesson[] = [];
  const held: number[] = [];
  for (const one of knowledge.library.answers)
    for (const [place, question] of one.answer.questions.entries()) {
      const number = one.from + place;
      if (isHeld?.(number)) held.push(number);
      else lessons.push(...lessonsOf(question, number, one, knowledge, intros));
    }
  const heldTurns = isHeld ? turns.filter((_, at) => at % HELD_TURNS === 0) : [];
  const taught = isHeld ? turns.filter((_, at) => at % HELD_TURNS) : [...turns, ...strangersTurns(knowledge)];
  lessons.push(...taught.map(({ text, one, topic }) => ({ ...lesson(text, one, knowledge, topic), weight: WRITTEN })));
  return { lessons, held, heldTurns };
}

function lessonsOf(
  question: string,
  number: number,
  one: IndexedAnswer,
  knowledge: Knowledge,
  intros: Map<string, string[]>,
): Lesson[] {
  const lessons = [lesson(question, one, knowledge)];
  const bare = knowledge.library.withoutNames(question);
  const says = wordsOf(bare).length >= FEWEST_WORDS;
  if (says && number % FOLLOWS === 0) lessons.push(lesson(bare, one, knowledge, talkBefore(one, number, knowledge)));
  const mail = says && number % FOLLOWS === MAILED ? mailBefore(one, number, intros, knowledge) : undefined;
  if (mail) lessons.push(lesson(bare, one, knowledge, mail));
  if (number % TURNS === 0) lessons.push(lesson(question, one, knowledge, talkElsewhere(number, knowledge)));
  return lessons;
}

function lesson(question: string, { number }: IndexedAnswer, knowledge: Knowledge, topic?: Topic): Lesson {
  const { text, subjects, vector } = knowledge.query(question);
  const context = topic && contextOf(topic);
  return { asked: { text, subjects, vector, context }, answer: number, weight: 1 };
}
