/** Puts candidates in order: words, expected questions, and nearness of vectors, each on a scale of 0 to 1. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "./analyse.ts";
import { textOf } from "./fields.ts";
import { isLightTerm, type Query, type TermGroup } from "./query.ts";

export interface Candidate {
  entry: KnowledgeBaseEntry;
  lexical: number;
  cosine: number;
}

export interface Hit {
  entry: KnowledgeBaseEntry;
  score: number;
  parts: {
    /** BM25 as a share of what a passage with every word of the question would score. */
    lexical: number;
    /** Likeness of the question to the nearest question that the entry expects, 0 to 1. */
    question: number;
    /** Cosine of the vectors. */
    vector: number;
    /** Share of the question's weight for which the entry has a word, 0 to 1. */
    coverage: number;
  };
}

interface Statistics {
  rarity(term: string): number;
}

/** Shares of the three signals; measured on the development questions of the bench. */
const QUESTION_SHARE = 0.5;
const VECTOR_SHARE = 0.3;

export function rank(query: Query, candidates: Candidate[], statistics: Statistics): Hit[] {
  const highest = Math.max(1e-6, ...candidates.map(({ lexical }) => lexical));
  return candidates
    .map(({ entry, lexical, cosine }) => {
      const { questions, terms } = readingOf(entry);
      const parts = {
        lexical: lexical / highest,
        question: Math.max(0, ...questions.map((question) => likeness(query, question, statistics))),
        vector: cosine,
        coverage: coverage(query, terms),
      };
      return { entry, parts, score: parts.lexical + QUESTION_SHARE * parts.question + VECTOR_SHARE * parts.vector };
    })
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
}

/** Share of the question's weight that `terms` answer, 0 to 1. */
export function coverage(
  query: Query,
  terms: ReadonlySet<string>,
  weigh: (group: TermGroup) => number = (group) => group.weight,
): number {
  let all = 0;
  let met = 0;
  for (const group of query.groups) {
    const weight = weigh(group);
    all += weight;
    met += weight * trustIn(group.alternatives, terms);
  }
  return all > 0 ? met / all : 0;
}

function trustIn(alternatives: Query["groups"][number]["alternatives"], terms: ReadonlySet<string>): number {
  let best = 0;
  for (const { term, trust } of alternatives) if (trust > best && terms.has(term)) best = trust;
  return best;
}

/** How alike two questions are: what of each stands in the other. */
function likeness(query: Query, expected: ReadonlySet<string>, statistics: Statistics): number {
  const recall = coverage(query, expected);
  if (recall === 0) return 0;
  const asked = new Set(query.groups.flatMap((group) => group.alternatives.map(({ term }) => term)));
  let all = 0;
  let met = 0;
  for (const term of expected) {
    const weight = Math.min(statistics.rarity(term), 5) * (isLightTerm(term) ? 0.25 : 1);
    all += weight;
    if (asked.has(term)) met += weight;
  }
  return all > 0 ? Math.sqrt((recall * met) / all) : 0;
}

interface Reading {
  terms: ReadonlySet<string>;
  questions: ReadonlySet<string>[];
}

const readings = new WeakMap<KnowledgeBaseEntry, Reading>();

/** Terms of an entry and of its questions, read once. */
export function readingOf(entry: KnowledgeBaseEntry): Reading {
  let reading = readings.get(entry);
  if (!reading) {
    const questions = (entry.metadata.questions ?? []).map((question) => new Set(termsOf(question)));
    reading = { terms: new Set(termsOf(textOf(entry))), questions };
    readings.set(entry, reading);
  }
  return reading;
}
