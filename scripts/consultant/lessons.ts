/** What the answer model learns from: each wording of the library, some of them as they would be put in the middle of a talk. */

import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { IndexedAnswer } from "../../server/consultant/library-index.ts";
import { contextOf, type Topic } from "../../server/consultant/query.ts";
import { goneOn, partsOf } from "../../server/consultant/read.ts";
import { contextText } from "../../server/consultant/talk.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { Lesson } from "./answer-training.ts";
import { followUps, mails, strangersQuestions } from "./material.ts";

/** Every so many wordings one is also put as a follow-up: without its subject's name, in a talk about it. */
const FOLLOWS = 3;
/** Every so many wordings one is also put where the talk was about something else. */
export const TURNS = 5;
/** Of so many follow-ups one leaves the figure and section that were spoken of, though not the subject. */
const NEAR = 4;
/** Spreads wordings over what they are put after. */
const PRIME = 7_919;
/** Words without which nothing is asked. */
const FEWEST_WORDS = 2;
/** Words of a stranger's message that holds one question. */
const MOST_WORDS = 30;
/** A stranger's question beside a wording: nobody who wrote it knew an answer. */
const STRANGERS = 2;

export interface Teaching {
  lessons: Lesson[];
  /** Wordings that were left out, by their number in the library. */
  held: number[];
  /** Questions in a talk that were left out. */
  heldTurns: Turn[];
}

/** A question in the middle of a talk, with the answer that it is for. */
export interface Turn {
  text: string;
  topic: Topic | undefined;
  one: IndexedAnswer;
}

/** Of the talks, every so many is left out where wordings are. */
const HELD_TURNS = 6;

/** `isHeld` says which wordings are left out, for measuring; without it everything is taught, strangers' questions too. */
export function teachingOf(knowledge: Knowledge, isHeld?: (wording: number) => boolean): Teaching {
  const lessons: Lesson[] = [];
  const held: number[] = [];
  for (const one of knowledge.library.answers)
    for (const [place, question] of one.answer.questions.entries()) {
      const number = one.from + place;
      if (isHeld?.(number)) held.push(number);
      else lessons.push(...lessonsOf(question, number, one, knowledge));
    }
  const turns = turnsOf(knowledge);
  const heldTurns = isHeld ? turns.filter((_, at) => at % HELD_TURNS === 0) : [];
  const taught = isHeld ? turns.filter((_, at) => at % HELD_TURNS) : turns;
  lessons.push(...taught.map(({ text, one, topic }) => lesson(text, one, knowledge, topic)));
  if (!isHeld) lessons.push(...strangersLessons(knowledge));
  return { lessons, held, heldTurns };
}

function lessonsOf(question: string, number: number, one: IndexedAnswer, knowledge: Knowledge): Lesson[] {
  const lessons = [lesson(question, one, knowledge)];
  const bare = knowledge.library.withoutNames(question);
  if (number % FOLLOWS === 0 && wordsOf(bare).length >= FEWEST_WORDS)
    lessons.push(lesson(bare, one, knowledge, talkBefore(one, number, knowledge)));
  if (number % TURNS === 0) lessons.push(lesson(question, one, knowledge, talkElsewhere(number, knowledge)));
  return lessons;
}

/** What people ask after an answer that they were given, and what they ask in a mail after they introduced themselves. */
function turnsOf(knowledge: Knowledge): Turn[] {
  const known = (id: string) => {
    const one = knowledge.library.get(id);
    if (!one) throw new Error(`content/answers/talks names an answer that is not there: ${id}`);
    return one;
  };
  const after = [...followUps()].map(({ after, ask, to }, at) => ({
    text: ask,
    topic: topicAfter(known(after), at),
    one: known(to),
  }));
  return [
    ...after,
    ...mails().flatMap(({ intro, questions }) => {
      let topic: Topic | undefined;
      for (const part of partsOf(intro)) topic = goneOn(topic, part, knowledge);
      return questions.map(({ ask, to }) => {
        const turn = { text: ask, topic, one: known(to) };
        topic = goneOn(topic, ask, knowledge);
        return turn;
      });
    }),
  ];
}

/** A talk in which an answer has just been given after which people ask for this one. */
export function talkBefore(one: IndexedAnswer, seed: number, knowledge: Knowledge): Topic | undefined {
  const siblings = knowledge.library.answers.filter(
    (other) => other !== one && other.answer.subject === one.answer.subject && other.answer.sources.length > 0,
  );
  const near = siblings.filter(({ answer: { id } }) => one.related.has(id) || one.beside.has(id));
  const from = near.length > 0 && seed % NEAR !== 0 ? near : siblings;
  return topicAfter(from[pick(seed, from.length)], seed);
}

/** A talk about something else. */
export function talkElsewhere(seed: number, knowledge: Knowledge): Topic | undefined {
  const { answers } = knowledge.library;
  return topicAfter(answers[pick(seed, answers.length)], seed);
}

function topicAfter(given: IndexedAnswer | undefined, seed: number): Topic | undefined {
  if (!given) return undefined;
  const { id, subject, sources, questions } = given.answer;
  const asked = questions[pick(seed + 1, questions.length)] ?? "";
  const pages = sources.map(({ url }) => url.split("#")[0] || "/");
  return { subjects: [subject], answers: [id], pages, text: contextText(asked, given) };
}

const pick = (seed: number, length: number) => (length ? (seed * PRIME) % length : 0);

function strangersLessons(knowledge: Knowledge): Lesson[] {
  return strangersQuestions().flatMap(({ asked, answers: [right] }) => {
    const one = knowledge.library.get(right ?? "");
    const question = asked.at(-1) ?? "";
    if (!one || wordsOf(question).length > MOST_WORDS) return [];
    return [{ ...lesson(question, one, knowledge, topicOf(asked.slice(0, -1), one)), weight: STRANGERS }];
  });
}

/** What a talk was about that went before a follow-up: its words, and the subject that the right answer goes on with. */
function topicOf(asked: readonly string[], { answer: { subject } }: IndexedAnswer): Topic | undefined {
  const text = asked.at(-1);
  return text === undefined ? undefined : { subjects: [subject], answers: [], pages: [], text };
}

function lesson(question: string, { number }: IndexedAnswer, knowledge: Knowledge, topic?: Topic): Lesson {
  const { text, subjects, vector } = knowledge.query(question);
  const context = topic && contextOf(topic);
  return { asked: { text, subjects, vector, context }, answer: number, weight: 1 };
}
