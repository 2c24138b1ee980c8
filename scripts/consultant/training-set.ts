/** The answer model's training set: each wording of the library, some also as follow-ups, and written turns of conversations. */
import type { IndexedAnswer } from "../../server/consultant/indexed-answer.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import { contextOf, type Topic } from "../../server/consultant/query.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { TrainingExample } from "./answer-training.ts";
import { strangersQuestions } from "./material.ts";
import {
  introductions,
  mailTopic,
  pick,
  stories,
  strangersTurns,
  type Turn,
  topicBefore,
  unrelatedTopic,
  writtenTurns,
} from "./turns.ts";

/** One wording in so many is also a follow-up: without its subject's name, in a conversation about it. */
const FOLLOW_UP_SAMPLE = 3;
/** The next of as many is also a question of a mail whose introduction is about its subject. */
const MAIL_REMAINDER = 1;
/** One wording in so many is also asked where the conversation was about something else. */
export const UNRELATED_SAMPLE = 5;
/** One written turn in so many is held out where wordings are. */
const HELD_TURN_SAMPLE = 6;
/** One wording in so many is also asked after a story that has nothing to do with it. */
const STORY_SAMPLE = 8;
/** A wording of fewer words, its subject's name removed, asks nothing. */
const MIN_WORDS = 2;
/** Weight of a stranger's question, a written turn or a question for somebody else beside a wording, which is often a paraphrase of another. */
const HANDWRITTEN_WEIGHT = 2;

export interface TrainingSet {
  examples: TrainingExample[];
  /** Numbers of the wordings held out. */
  held: number[];
  heldTurns: Turn[];
}

/** One wording in so many is held out, … */
const HELD = 6;

/** … and those that were strangers' questions. */
export function heldOut(knowledge: Knowledge): (wording: number) => boolean {
  const strangers = new Set(strangersQuestions().map(({ turns }) => knowledge.library.numberOf(turns.at(-1) ?? "")));
  return (wording) => wording % HELD === 0 || strangers.has(wording);
}

/** `isHeld` says which wordings are held out; without it everything is trained on, strangers' questions too. */
export function trainingSetOf(knowledge: Knowledge, isHeld?: (wording: number) => boolean): TrainingSet {
  const turns = writtenTurns(knowledge);
  const introsAndStories = { intros: introductions(knowledge), told: stories(knowledge) };
  const examples: TrainingExample[] = [];
  const held: number[] = [];
  for (const one of knowledge.library.answers)
    for (const [place, question] of one.answer.questions.entries()) {
      const number = one.from + place;
      if (isHeld?.(number)) held.push(number);
      else examples.push(...examplesOf(question, number, one, knowledge, introsAndStories));
    }
  const heldTurns = isHeld ? turns.filter((_, at) => at % HELD_TURN_SAMPLE === 0) : [];
  const trainedTurns = isHeld
    ? turns.filter((_, at) => at % HELD_TURN_SAMPLE)
    : [...turns, ...strangersTurns(knowledge)];
  examples.push(
    ...trainedTurns.map(({ text, one, topic }) => ({
      ...exampleOf(text, one, knowledge, topic),
      weight: HANDWRITTEN_WEIGHT,
    })),
  );
  return { examples, held, heldTurns };
}

function examplesOf(
  question: string,
  number: number,
  one: IndexedAnswer,
  knowledge: Knowledge,
  { intros, told }: { intros: Map<string, string[]>; told: readonly string[] },
): TrainingExample[] {
  const examples = [exampleOf(question, one, knowledge)];
  const bare = knowledge.library.withoutNames(question);
  const hasContent = wordsOf(bare).length >= MIN_WORDS;
  if (hasContent && number % FOLLOW_UP_SAMPLE === 0)
    examples.push(exampleOf(bare, one, knowledge, topicBefore(one, number, knowledge)));
  const introTopic =
    hasContent && number % FOLLOW_UP_SAMPLE === MAIL_REMAINDER ? mailTopic(one, number, intros, knowledge) : undefined;
  if (introTopic) examples.push(exampleOf(bare, one, knowledge, introTopic));
  if (number % UNRELATED_SAMPLE === 0)
    examples.push(exampleOf(question, one, knowledge, unrelatedTopic(number, knowledge)));
  if (number % STORY_SAMPLE === 0 && told.length > 0 && !knowledge.library.isOutOfDomain(one)) {
    const story = [0, 1].map((place) => told[pick(number + place, told.length)]);
    examples.push(exampleOf([...story, question].join(" "), one, knowledge));
  }
  return examples;
}

function exampleOf(question: string, one: IndexedAnswer, knowledge: Knowledge, topic?: Topic): TrainingExample {
  const { text, subjects, vector } = knowledge.query(question);
  const context = topic && contextOf(topic);
  const weight = knowledge.library.isOutOfDomain(one) ? HANDWRITTEN_WEIGHT : 1;
  return { query: { text, subjects, vector, context }, answer: one.number, weight };
}
