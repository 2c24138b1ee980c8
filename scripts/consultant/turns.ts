/** Follow-up questions: written ones, and the topics with which a wording may become one. */

import { contextText } from "../../server/consultant/conversation.ts";
import type { IndexedAnswer } from "../../server/consultant/indexed-answer.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { Topic } from "../../server/consultant/query.ts";
import { asks, partsOf, topicAfterPart } from "../../server/consultant/questions.ts";
import { followUps, mails, strangersQuestions } from "./material.ts";

/** A follow-up question with its right answer. */
export interface Turn {
  text: string;
  topic: Topic | undefined;
  one: IndexedAnswer;
}

/** One follow-up in so many leaves the figure and section of the answer before, though not its subject. */
const RELATED_OUT_OF = 4;
const RETELLINGS = 2;
/** A message of more parts tells a story. */
const STORY_PARTS = 2;
/** Spreads seeds over the candidates. */
const PRIME = 7_919;

/** Follow-ups to answers, and the questions of mails. */
export function writtenTurns(knowledge: Knowledge): Turn[] {
  const known = (id: string) => {
    const one = knowledge.library.get(id);
    if (!one) throw new Error(`content/answers/talks names an answer that is not there: ${id}`);
    return one;
  };
  const followUpTurns = followUps().map(({ after, ask, to }, at) => ({
    text: ask,
    topic: topicAfter(known(after), at),
    one: known(to),
  }));
  const mailTurns = mails().flatMap(({ intro, questions }) => {
    let topic = topicOfIntro(intro, undefined, knowledge);
    return questions.map(({ ask, to }) => {
      const one = known(to);
      const turn = { text: ask, topic: withSubject(one, topic, knowledge), one };
      topic = topicAfterPart(topic, ask, knowledge);
      return turn;
    });
  });
  return [...followUpTurns, ...mailTurns];
}

/**
 * Messages of strangers, whole; those that tell a story also with other stories; and the questions of a mail each with
 * the answer at the same place.
 */
export function strangersTurns(knowledge: Knowledge): Turn[] {
  const told = stories(knowledge);
  return strangersQuestions().flatMap(({ turns, answers }, at) => {
    const message = turns.at(-1) ?? "";
    const [right] = answers;
    const one = right === undefined ? undefined : knowledge.library.get(right);
    if (!one) return [];
    const whole = { text: message, topic: topicOfQuestion(turns.slice(0, -1), one), one };
    const parts = partsOf(message);
    const questions = parts.filter(asks);
    if (parts.length < 2) return [whole];
    // Answers to one question are several that would do, the best first.
    if (questions.length !== 1 && questions.length !== answers.length) return [whole];
    const each = questions.flatMap((text, at) => {
      const own = knowledge.library.get(answers[at] ?? "");
      const topic = topicOfIntro(parts.slice(0, parts.indexOf(text)).join("\n"), own, knowledge);
      return own ? [{ text, topic, one: own }] : [];
    });
    return [whole, ...each, ...retold(parts, at, told).map((text) => ({ ...whole, text }))];
  });
}

/** A message with one of its own statements less, and with somebody else's before it. */
function retold(parts: readonly string[], seed: number, told: readonly string[]): string[] {
  const statements = parts.filter((part) => !asks(part));
  if (statements.length < 2) return [];
  return Array.from({ length: RETELLINGS }, (_, place) => {
    const left = statements[pick(seed + place, statements.length)];
    return [told[pick(seed + place, told.length)], ...parts.filter((part) => part !== left)].join(" ");
  });
}

/** What strangers tell about themselves before they ask: sentences that ask nothing and name no subject. */
export function stories(knowledge: Knowledge): string[] {
  return strangersQuestions().flatMap(({ turns }) => {
    const parts = partsOf(turns.at(-1) ?? "");
    return parts.length > STORY_PARTS
      ? parts.filter((part) => !asks(part) && knowledge.library.namedIn(part).size === 0)
      : [];
  });
}

/** The topic before a follow-up: the words of the last question, and the right answer's subject. */
function topicOfQuestion(earlier: readonly string[], { answer: { subject } }: IndexedAnswer): Topic | undefined {
  const text = earlier.at(-1);
  return text === undefined ? undefined : { subjects: [subject], answers: [], pages: [], text };
}

/** Introductions of the mails, by the subjects that their questions are about. */
export function introductions(knowledge: Knowledge): Map<string, string[]> {
  const bySubject = new Map<string, string[]>();
  for (const { intro, questions } of mails())
    for (const { to } of questions) {
      const subject = knowledge.library.get(to)?.answer.subject ?? "";
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), intro]);
    }
  return bySubject;
}

/** The topic after the introduction of a mail about an answer's subject. */
export function mailTopic(one: IndexedAnswer, seed: number, intros: Map<string, string[]>, knowledge: Knowledge) {
  const own = intros.get(one.answer.subject) ?? [];
  const intro = own[pick(seed, own.length)];
  return intro === undefined ? undefined : topicOfIntro(intro, one, knowledge);
}

function topicOfIntro(intro: string, one: IndexedAnswer | undefined, knowledge: Knowledge): Topic | undefined {
  let topic: Topic | undefined;
  for (const part of partsOf(intro)) topic = topicAfterPart(topic, part, knowledge);
  return one ? withSubject(one, topic, knowledge) : topic;
}

/** A mail that names no subject is about the one that it is answered from. */
function withSubject({ answer: { subject } }: IndexedAnswer, topic: Topic | undefined, knowledge: Knowledge) {
  if (!topic || topic.subjects.length > 0 || knowledge.library.subject(subject)?.kind === "house") return topic;
  return { ...topic, subjects: [subject] };
}

/** The topic after an answer that people follow up with a question for this one. */
export function topicBefore(one: IndexedAnswer, seed: number, knowledge: Knowledge): Topic | undefined {
  const siblings = knowledge.library.answers.filter(
    (other) => other !== one && other.answer.subject === one.answer.subject && other.answer.sources.length > 0,
  );
  const related = siblings.filter(({ answer: { id } }) => one.related.has(id) || one.sameSection.has(id));
  const candidates = related.length > 0 && seed % RELATED_OUT_OF !== 0 ? related : siblings;
  return topicAfter(candidates[pick(seed, candidates.length)], seed);
}

/** The topic after any other answer. */
export function unrelatedTopic(seed: number, knowledge: Knowledge): Topic | undefined {
  const { answers } = knowledge.library;
  return topicAfter(answers[pick(seed, answers.length)], seed);
}

function topicAfter(given: IndexedAnswer | undefined, seed: number): Topic | undefined {
  if (!given) return undefined;
  const { id, subject, sources, questions } = given.answer;
  const wording = questions[pick(seed + 1, questions.length)] ?? "";
  const pages = sources.map(({ url }) => url.split("#")[0] || "/");
  return { subjects: [subject], answers: [id], pages, text: contextText(wording, given) };
}

export const pick = (seed: number, length: number) => (length ? (seed * PRIME) % length : 0);
