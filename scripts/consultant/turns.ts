/** Questions in the middle of a talk: written ones, and the talks in which a wording may be put. */
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import type { IndexedAnswer } from "../../server/consultant/library-index.ts";
import type { Topic } from "../../server/consultant/query.ts";
import { asks, goneOn, partsOf } from "../../server/consultant/read.ts";
import { contextText } from "../../server/consultant/talk.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import { followUps, mails, strangersQuestions } from "./material.ts";

/** A question in the middle of a talk, with the answer that it is for. */
export interface Turn {
  text: string;
  topic: Topic | undefined;
  one: IndexedAnswer;
}

/** Of so many follow-ups one leaves the figure and section that were spoken of, though not the subject. */
const NEAR = 4;
/** Words of a stranger's message that holds one question. */
const MOST_WORDS = 30;
/** Spreads wordings over what they are put after. */
const PRIME = 7_919;

/** What people ask after an answer that they were given, and what they ask in a mail after they introduced themselves. */
export function writtenTurns(knowledge: Knowledge): Turn[] {
  const known = (id: string) => {
    const one = knowledge.library.get(id);
    if (!one) throw new Error(`content/answers/talks names an answer that is not there: ${id}`);
    return one;
  };
  const after = followUps().map(({ after, ask, to }, at) => ({
    text: ask,
    topic: topicAfter(known(after), at),
    one: known(to),
  }));
  const asked = mails().flatMap(({ intro, questions }) => {
    let topic = introduced(intro, undefined, knowledge);
    return questions.map(({ ask, to }) => {
      const one = known(to);
      const turn = { text: ask, topic: about(one, topic, knowledge), one };
      topic = goneOn(topic, ask, knowledge);
      return turn;
    });
  });
  return [...after, ...asked];
}

/** Questions of strangers, the several ones of a mail each for the answer at its place. */
export function strangersTurns(knowledge: Knowledge): Turn[] {
  return strangersQuestions().flatMap(({ asked, answers }) => {
    const message = asked.at(-1) ?? "";
    const [right] = answers;
    const one = right === undefined ? undefined : knowledge.library.get(right);
    if (!one) return [];
    if (wordsOf(message).length <= MOST_WORDS) return [{ text: message, topic: leftBy(asked.slice(0, -1), one), one }];
    const parts = partsOf(message);
    const questions = parts.filter(asks);
    if (questions.length !== answers.length) return [];
    return questions.flatMap((text, at) => {
      const own = knowledge.library.get(answers[at] ?? "");
      const topic = introduced(parts.slice(0, parts.indexOf(text)).join("\n"), own, knowledge);
      return own ? [{ text, topic, one: own }] : [];
    });
  });
}

/** What a talk was about that went before a follow-up: its words, and the subject that the right answer goes on with. */
function leftBy(asked: readonly string[], { answer: { subject } }: IndexedAnswer): Topic | undefined {
  const text = asked.at(-1);
  return text === undefined ? undefined : { subjects: [subject], answers: [], pages: [], text };
}

/** Introductions of people who asked about a subject, by the subject. */
export function introductions(knowledge: Knowledge): Map<string, string[]> {
  const bySubject = new Map<string, string[]>();
  for (const { intro, questions } of mails())
    for (const { to } of questions) {
      const subject = knowledge.library.get(to)?.answer.subject ?? "";
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), intro]);
    }
  return bySubject;
}

/** A mail in which somebody who is concerned with an answer's subject introduced himself. */
export function mailBefore(one: IndexedAnswer, seed: number, intros: Map<string, string[]>, knowledge: Knowledge) {
  const own = intros.get(one.answer.subject) ?? [];
  const intro = own[pick(seed, own.length)];
  return intro === undefined ? undefined : introduced(intro, one, knowledge);
}

function introduced(intro: string, one: IndexedAnswer | undefined, knowledge: Knowledge): Topic | undefined {
  let topic: Topic | undefined;
  for (const part of partsOf(intro)) topic = goneOn(topic, part, knowledge);
  return one ? about(one, topic, knowledge) : topic;
}

/** A mail that names no subject is, for whoever reads it, about the one that it is answered from. */
function about({ answer: { subject } }: IndexedAnswer, topic: Topic | undefined, knowledge: Knowledge) {
  if (!topic || topic.subjects.length > 0 || knowledge.library.subject(subject)?.kind === "house") return topic;
  return { ...topic, subjects: [subject] };
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
