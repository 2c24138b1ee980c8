/** Previews what a change of the entries would do to the answers; the knowledge is restored afterwards. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Consequence } from "../../shared/contracts/operator.ts";
import { cosine } from "../meaning/index.ts";
import { answer } from "./consultant.ts";
import type { Knowledge } from "./knowledge.ts";

export interface Change {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

/** Answers of the library that would be withdrawn or returned, and the questions to compare before and after. */
export interface Outlook {
  withdrawn: string[];
  returned: string[];
  /** The nearest first. */
  near: string[];
}

/** Questions compared before and after: the nearest to the change. */
const QUESTION_LIMIT = 48;

/** `questions` are the candidates for comparison. */
export function outlook(change: Change, questions: readonly string[], knowledge: Knowledge): Outlook {
  const currentQuestions = () =>
    new Map(knowledge.answers.map(({ answer: { id, questions } }) => [id, questions[0] ?? ""]));
  const before = currentQuestions();
  const ids = [...change.remove, ...change.add.map(({ id }) => id)];
  const vectorsBefore = ids.flatMap((id) => vectorsOf(knowledge, id));
  const [after, vectorsAfter] = withChange(change, knowledge, () => [
    currentQuestions(),
    ids.flatMap((id) => vectorsOf(knowledge, id)),
  ]);
  const missingIn = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>) =>
    [...from].filter(([id]) => !to.has(id)).map(([, question]) => question);
  const vectors = [...vectorsBefore, ...vectorsAfter];
  const scored = questions.map((question) => {
    const vector = knowledge.vectorOf(question);
    return { question, score: Math.max(0, ...vectors.map((other) => cosine(vector, other))) };
  });
  const near = scored.sort((a, b) => b.score - a.score).slice(0, QUESTION_LIMIT);
  return {
    withdrawn: missingIn(before, after),
    returned: missingIn(after, before),
    near: near.map(({ question }) => question),
  };
}

/** The questions whose answers would differ. */
export function foresee(change: Change, questions: readonly string[], knowledge: Knowledge): Consequence[] {
  const ask = () => questions.map((content) => answer([{ role: "user", content }], knowledge));
  const before = ask();
  const after = withChange(change, knowledge, ask);
  return questions.flatMap((question, place) => {
    const [previous, next] = [before[place], after[place]];
    if (!previous || !next || (previous.id === next.id && previous.text === next.text)) return [];
    return [
      { question, before: { kind: previous.kind, text: previous.text }, after: { kind: next.kind, text: next.text } },
    ];
  });
}

function vectorsOf(knowledge: Knowledge, id: string): Float32Array[] {
  const entry = knowledge.entries.get(id);
  if (!entry) return [];
  const { headVector, unitVectors, parsedWordings } = knowledge.passage(entry);
  return [headVector, ...unitVectors, ...parsedWordings.map(({ vector }) => vector)];
}

function withChange<T>({ add, remove }: Change, knowledge: Knowledge, inspect: () => T): T {
  const ids = [...remove, ...add.map(({ id }) => id)];
  const before = ids.flatMap((id) => knowledge.entry(id) ?? []);
  try {
    for (const id of remove) knowledge.remove(id);
    for (const entry of add) knowledge.add(entry);
    return inspect();
  } finally {
    for (const id of ids) knowledge.remove(id);
    for (const entry of before) knowledge.add(entry);
  }
}
