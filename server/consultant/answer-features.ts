/** What speaks for an answer of the library as the answer to a question. */

import { cosine } from "../meaning/index.ts";
import type { IndexedAnswer } from "./library-index.ts";
import type { Compared, PhraseIndex } from "./phrases.ts";
import type { Topic } from "./query.ts";
import { coverage, coverageBy, numbersHeld, type Query, subjectAgreement } from "./query.ts";

/** Names of the features, in their order; the fitted weights are stored by these. */
export const ANSWER_FEATURES = [
  "words",
  "meaning",
  "both",
  "few",
  "asked",
  "told",
  "textMeaning",
  "subject",
  "aspect",
  "aspectLog",
  "usual",
  "numbers",
  "topic",
  "related",
  "learnt",
  "learntSubject",
  "sourced",
] as const;

/** Wordings whose mean likeness is a feature: one that is alike may be so by chance. */
const FEW = 3;
/** What an answer from the section of the last one has of one that goes on from it. */
const BESIDE = 0.5;
const LEAST_ASPECT = 0.01;
/** A likelihood below says no more than that it is none; in nats. */
const LEAST_LIKELY = -10;

/** The likeness of the nearest wordings of one answer. */
export interface Nearest {
  words: number;
  meaning: number;
  /** Of both together, best first. */
  both: readonly number[];
}

export function nearestWordings(
  { from, to }: IndexedAnswer,
  phrases: PhraseIndex,
  asked: Compared,
  leftOut = -1,
): Nearest {
  const near: Nearest = { words: 0, meaning: 0, both: [] };
  const both: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (at === leftOut) continue;
    const { words, meaning } = phrases.likeness(at, asked);
    near.words = Math.max(near.words, words);
    near.meaning = Math.max(near.meaning, meaning);
    both.push((words + meaning) / 2);
  }
  return { ...near, both: both.sort((a, b) => b - a).slice(0, FEW) };
}

/**
 * All but the last, which is the likelihood of its sources. `usual` is how often the answer's aspect is
 * asked for; `learnt` its log-likelihood by the answer model; `leftOut` tells that the question is one of the answer's own wordings, taken for unwritten.
 */
export function answerFeatures(
  query: Query,
  one: IndexedAnswer,
  { near, usual, learnt, leftOut = false }: { near: Nearest; usual: number; learnt: number; leftOut?: boolean },
): number[] {
  const { answer } = one;
  const own = leftOut ? 1 : 0;
  const aspect = query.aspects.get(answer.aspect) ?? 0;
  return [
    near.words,
    near.meaning,
    near.both[0] ?? 0,
    near.both.reduce((sum, one) => sum + one, 0) / FEW,
    coverageBy(query, (stem) => one.stems.has(stem) || (one.askedStems.get(stem) ?? 0) > own),
    coverage(query, one.stems),
    cosine(query.vector, one.vector),
    subjectAgreement(query, answer.subject),
    aspect,
    Math.log(Math.max(aspect, LEAST_ASPECT)),
    Math.log(usual),
    numbersHeld(query, one.stems),
    query.topic ? topicAgreement(query.topic, answer.subject) : 0,
    query.topic ? relation(query.topic, one) : 0,
    Math.max(learnt, LEAST_LIKELY),
    Math.log(Math.max(query.likelySubjects.get(answer.subject) ?? 0, LEAST_ASPECT)),
  ];
}

/** 1 for the subject spoken of last, less for those before it. */
export function topicAgreement({ subjects }: Topic, subject: string | undefined): number {
  const place = subjects.indexOf(subject ?? "");
  return place < 0 ? 0 : 1 / (1 + place);
}

/** How far an answer goes on from the last one: people ask for it next or it is of the same figure, or of the same section. */
function relation({ answers: [last] }: Topic, { answer, related, beside }: IndexedAnswer): number {
  if (!last) return 0;
  if (answer.id === last) return -1;
  return related.has(last) ? 1 : beside.has(last) ? BESIDE : 0;
}
