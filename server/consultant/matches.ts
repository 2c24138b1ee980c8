/** Candidates that were found for a question, and how likely each is to answer it. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { ANSWER_FEATURES } from "./answer-features.ts";
import { ENTRY_FEATURES, type ReadPassage } from "./entry-features.ts";
import type { IndexedAnswer } from "./library-index.ts";
import { pathOf } from "./links.ts";
import type { Query } from "./query.ts";
import { dot, logistic, type Ranker, SURE_OF_ANSWERS, SURE_OF_ENTRIES } from "./weights.ts";

export interface AnswerMatch {
  kind: "answer";
  one: IndexedAnswer;
  score: number;
  probability: number;
  features: number[];
}

export interface EntryMatch {
  kind: "entry";
  passage: ReadPassage;
  score: number;
  probability: number;
  /** The same with what speaks for the other entries of its page: long pages are told in several pieces. */
  withPage: number;
  features: number[];
}

export type Match = AnswerMatch | EntryMatch;

export interface Matches {
  answers: AnswerMatch[];
  entries: EntryMatch[];
}

/** How much the probability of another entry of its page counts for one. */
const OF_PAGE = 0.75;
/** Sorted by score, each with the probability that it is right. */
export function withProbabilities<M extends Match>(query: Query, matches: M[], { sure }: Ranker): M[] {
  const sorted = matches.sort((a, b) => b.score - a.score);
  for (const [place, match] of sorted.entries()) match.probability = logistic(dot(sure, sureRow(query, sorted, place)));
  return sorted;
}

/** That several candidates are of one page says the less, the more of all candidates are. */
export function withPages(matches: EntryMatch[]): EntryMatch[] {
  for (const onPage of Map.groupBy(matches, ({ passage }) => pageOf(passage.entry)).values()) {
    const share = OF_PAGE * (1 - onPage.length / matches.length);
    const sum = onPage.reduce((total, { probability }) => total + probability, 0);
    for (const match of onPage) match.withPage = match.probability + share * (sum - match.probability);
  }
  return matches;
}

const pageOf = ({ page_url, page_title }: KnowledgeBaseEntry) => (page_url === null ? page_title : pathOf(page_url));

/** What tells how sure the candidate at a place is: `matches` are sorted by score. */
export function sureRow(query: Query, matches: readonly Match[], place: number): number[] {
  const { score, features, kind } = matches[place] as Match;
  const rival = matches[place === 0 ? 1 : 0];
  const evidence = EVIDENCE[kind].map((at) => features[at] as number);
  return [1, score, score - (rival?.score ?? 0), query.unknown, Math.log(1 + query.idf.size), ...evidence];
}

/** Places of the features that say, beside the score, how far the question is met. */
const EVIDENCE = {
  answer: SURE_OF_ANSWERS.map((name) => ANSWER_FEATURES.indexOf(name)),
  entry: SURE_OF_ENTRIES.map((name) => ENTRY_FEATURES.indexOf(name)),
};
