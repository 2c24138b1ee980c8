/** What a change of the entries would do to the answers, before it is made. The knowledge is afterwards as it was. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Consequence } from "../../shared/contracts/operator.ts";
import { cosine } from "../meaning/index.ts";
import { answer } from "./consultant.ts";
import type { Knowledge } from "./knowledge.ts";

export interface Change {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

/** Answers of the library that would no longer be given, or would be given again; and the questions to be asked anew. */
export interface Outlook {
  withdrawn: string[];
  returned: string[];
  /** The nearest first. */
  near: string[];
}

/** Questions that are asked before and after: those that lie nearest to what changes. */
const ASKED = 48;

/** `questions` are known ones, in people's words. */
export function outlook(change: Change, questions: readonly string[], knowledge: Knowledge): Outlook {
  const standing = () => new Map(knowledge.answers.map(({ answer: { id, questions } }) => [id, questions[0] ?? ""]));
  const before = standing();
  const ids = [...change.remove, ...change.add.map(({ id }) => id)];
  const old = ids.flatMap((id) => vectorsOf(knowledge, id));
  const [after, now] = withChange(change, knowledge, () => [standing(), ids.flatMap((id) => vectorsOf(knowledge, id))]);
  const gone = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>) =>
    [...from].filter(([id]) => !to.has(id)).map(([, question]) => question);
  const vectors = [...old, ...now];
  const scored = questions.map((question) => {
    const vector = knowledge.vectorOf(question);
    return { question, score: Math.max(0, ...vectors.map((other) => cosine(vector, other))) };
  });
  const near = scored.sort((a, b) => b.score - a.score).slice(0, ASKED);
  return {
    withdrawn: gone(before, after),
    returned: gone(after, before),
    near: near.map(({ question }) => question),
  };
}

/** Those of the questions that would be answered otherwise. */
export function foresee(change: Change, questions: readonly string[], knowledge: Knowledge): Consequence[] {
  const ask = () => questions.map((content) => answer([{ role: "user", content }], knowledge));
  const before = ask();
  const after = withChange(change, knowledge, ask);
  return questions.flatMap((question, place) => {
    const [was, would] = [before[place], after[place]];
    if (!was || !would || (was.id === would.id && was.text === would.text)) return [];
    return [{ question, before: { kind: was.kind, text: was.text }, after: { kind: would.kind, text: would.text } }];
  });
}

function vectorsOf(knowledge: Knowledge, id: string): Float32Array[] {
  const entry = knowledge.entries.get(id);
  if (!entry) return [];
  const { headVector, unitVectors, asked } = knowledge.passage(entry);
  return [headVector, ...unitVectors, ...asked.map(({ vector }) => vector)];
}

function withChange<T>({ add, remove }: Change, knowledge: Knowledge, look: () => T): T {
  const ids = [...remove, ...add.map(({ id }) => id)];
  const before = ids.flatMap((id) => knowledge.held(id) ?? []);
  try {
    for (const id of remove) knowledge.remove(id);
    for (const entry of add) knowledge.add(entry);
    return look();
  } finally {
    for (const id of ids) knowledge.remove(id);
    for (const entry of before) knowledge.add(entry);
  }
}
