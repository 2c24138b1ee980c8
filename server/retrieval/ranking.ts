/** Puts candidates in order: words, expected questions, and nearness of vectors, each on a scale of 0 to 1. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { termsOf } from "./analyse.ts";
import { coverage } from "./coverage.ts";
import { textOf } from "./fields.ts";
import { isLightTerm } from "./interpret.ts";
import type { Query, Terms } from "./query.ts";
import { type QuestionForm, questionForm } from "./question-form.ts";

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
const QUESTION_SHARE = 0.75;
const VECTOR_SHARE = 0.35;

export function rank(query: Query, candidates: Candidate[], statistics: Statistics): Hit[] {
  const highest = Math.max(1e-6, ...candidates.map(({ lexical }) => lexical));
  const form = questionForm(query.text);
  return candidates
    .map(({ entry, lexical, cosine }) => {
      const { questions, terms, title } = readingOf(entry);
      const parts = {
        lexical: lexical / highest,
        question: Math.max(0, ...questions.map((question) => likeness({ query, form }, question, title, statistics))),
        vector: cosine,
        coverage: coverage(query, "weight", terms),
      };
      return { entry, parts, score: parts.lexical + QUESTION_SHARE * parts.question + VECTOR_SHARE * parts.vector };
    })
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
}

/** A word of the question that only the page's title holds: what is asked there is asked of the page's subject. */
const IN_TITLE = 0.6;

/** "How soon can it be set up?" is not "what is it?". */
const OTHER_FORM = 0.8;

/** How alike two questions are: what of each stands in the other. */
function likeness(
  { query, form: asked }: { query: Query; form: QuestionForm | undefined },
  { terms: expected, form }: Expected,
  title: Terms,
  statistics: Statistics,
): number {
  // As most are: nothing of it stands in the question.
  if (!query.meets(expected)) return 0;
  const own = coverage(query, "weight", expected);
  const recall = own + (coverage(query, "weight", expected, title) - own) * IN_TITLE;
  if (recall === 0) return 0;
  let all = 0;
  let met = 0;
  for (const term of expected) {
    const weight = Math.min(statistics.rarity(term), 5) * (isLightTerm(term) ? 0.25 : 1);
    all += weight;
    if (query.has(term)) met += weight;
  }
  if (all === 0) return 0;
  const differs = asked !== form && asked !== undefined && (form !== undefined || asked === "time");
  return Math.sqrt((recall * met) / all) * (differs ? OTHER_FORM : 1);
}

interface Expected {
  terms: Terms;
  form: QuestionForm | undefined;
}

interface Reading {
  terms: Terms;
  title: Terms;
  questions: Expected[];
}

const readings = new WeakMap<KnowledgeBaseEntry, Reading>();

/** Terms of an entry and of its questions, read once. */
export function readingOf(entry: KnowledgeBaseEntry): Reading {
  let reading = readings.get(entry);
  if (!reading) {
    const questions = (entry.metadata.questions ?? []).map((question) => ({
      terms: new Set(termsOf(question)),
      form: questionForm(question),
    }));
    reading = { title: new Set(termsOf(entry.page_title)), terms: new Set(termsOf(textOf(entry))), questions };
    readings.set(entry, reading);
  }
  return reading;
}
