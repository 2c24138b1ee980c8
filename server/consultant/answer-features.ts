/** Features of an answer of the library as a candidate for a question. */

import { cosine } from "../meaning/index.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import type { PhraseIndex, PhraseQuery } from "./phrases.ts";
import type { Topic } from "./query.ts";
import { coverage, coverageBy, numbersHeld, type Query, subjectAgreement } from "./query.ts";

/** The fitted weights are stored in this order. */
export const ANSWER_FEATURES = [
  "words",
  "meaning",
  "nearest",
  "nearestMean",
  "coverageWithWordings",
  "coverage",
  "textMeaning",
  "subject",
  "aspect",
  "aspectLog",
  "aspectPrior",
  "numbers",
  "topic",
  "related",
  "logLikelihood",
  "subjectLogLikelihood",
  "domainLogLikelihood",
  "section",
] as const;

/** Nearest wordings whose mean similarity is a feature: a single one may be similar by chance. */
const NEAREST_COUNT = 3;
/** Relation of an answer that cites the last one's section, beside 1 for one that people ask for next. */
const SAME_SECTION = 0.5;
const PROBABILITY_FLOOR = 0.01;
/** In nats; lower values carry no more information. */
const LOG_LIKELIHOOD_FLOOR = -10;

/** Similarity of a question to the nearest wordings of an answer. */
export interface Nearest {
  words: number;
  meaning: number;
  /** Mean of both measures, best first. */
  both: readonly number[];
}

export function nearestWordings(
  { from, to }: IndexedAnswer,
  phrases: PhraseIndex,
  query: PhraseQuery,
  leftOut = -1,
): Nearest {
  const { words, meaning } = phrases.similarities(from, to, query);
  const nearest = { words: 0, meaning: 0 };
  const both = new Array<number>(NEAREST_COUNT).fill(0);
  for (let at = 0; at < words.length; at += 1) {
    if (from + at === leftOut) continue;
    const [byWords, byMeaning] = [words[at] as number, meaning[at] as number];
    nearest.words = Math.max(nearest.words, byWords);
    nearest.meaning = Math.max(nearest.meaning, byMeaning);
    insert(both, (byWords + byMeaning) / 2);
  }
  return { ...nearest, both };
}

/** Into the highest so far, which stay as many. */
function insert(highest: number[], value: number): void {
  for (let at = 0; at < highest.length; at += 1) {
    const other = highest[at] as number;
    if (value <= other) continue;
    highest[at] = value;
    value = other;
  }
}

/**
 * All but the last, the probability of its sections. `aspectPrior` is how often the answer's aspect is asked for,
 * `logLikelihood` the answer model's, `ownDomain` the probability that the question is meant for us, or for somebody else
 * where the answer says so; `leftOut`: the question is one of the answer's own wordings, to be ignored.
 */
export function answerFeatures(
  query: Query,
  one: IndexedAnswer,
  {
    nearest,
    aspectPrior,
    logLikelihood,
    ownDomain,
    leftOut = false,
  }: { nearest: Nearest; aspectPrior: number; logLikelihood: number; ownDomain: number; leftOut?: boolean },
): number[] {
  const { answer } = one;
  const own = leftOut ? 1 : 0;
  const aspect = query.aspects.get(answer.aspect) ?? 0;
  return [
    nearest.words,
    nearest.meaning,
    nearest.both[0] ?? 0,
    nearest.both.reduce((sum, one) => sum + one, 0) / NEAREST_COUNT,
    coverageBy(query, (stem) => one.stems.has(stem) || (one.wordingStems.get(stem) ?? 0) > own),
    coverage(query, one.stems),
    cosine(query.vector, one.vector),
    subjectAgreement(query, answer.subject),
    aspect,
    Math.log(Math.max(aspect, PROBABILITY_FLOOR)),
    Math.log(aspectPrior),
    numbersHeld(query, one.stems),
    query.topic ? topicAgreement(query.topic, answer.subject) : 0,
    query.topic ? relation(query.topic, one) : 0,
    Math.max(logLikelihood, LOG_LIKELIHOOD_FLOOR),
    Math.log(Math.max(query.subjectProbabilities.get(answer.subject) ?? 0, PROBABILITY_FLOOR)),
    Math.log(Math.max(ownDomain, PROBABILITY_FLOOR)),
  ];
}

/** 1 for the latest subject of the conversation, less for earlier ones. */
export function topicAgreement({ subjects }: Topic, subject: string | undefined): number {
  const place = subjects.indexOf(subject ?? "");
  return place < 0 ? 0 : 1 / (1 + place);
}

/** How an answer follows the last one: asked for next or on the same figure, or from the same section. */
function relation({ answers: [last] }: Topic, { answer, related, sameSection }: IndexedAnswer): number {
  if (!last) return 0;
  if (answer.id === last) return -1;
  return related.has(last) ? 1 : sameSection.has(last) ? SAME_SECTION : 0;
}
