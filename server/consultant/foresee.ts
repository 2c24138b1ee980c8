/** Previews what a change of the entries would do to the answers; the knowledge is restored afterwards. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Consequence } from "../../shared/contracts/operator.ts";
import type { TextVectors } from "../search/vectors.ts";
import { respond } from "./consultant.ts";
import { type Knowledge, nameOf } from "./knowledge.ts";
import { understand } from "./understand.ts";

export interface Change {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

/** What a change would do: to answers of the library, and to the questions nearest to it. */
export interface Outlook {
  withdrawn: string[];
  returned: string[];
  changed: Consequence[];
  /** Questions that were compared. */
  tried: number;
}

/** Questions that are compared before and after: the nearest to the change, of those that somebody asked and of those that documents answer. */
const QUESTION_LIMIT = 48;

/** `asked`: questions that visitors asked. */
export async function foresee(
  change: Change,
  asked: readonly string[],
  knowledge: Knowledge,
  vectors: TextVectors,
): Promise<Outlook> {
  const before = change.add.concat(change.remove.flatMap((id) => knowledge.entry(id) ?? []));
  const texts = before.flatMap(({ page_title, section_title, content, metadata }) => [
    `${page_title}. ${section_title ?? ""}. ${content}`,
    ...(metadata.questions ?? []),
  ]);
  const near = await nearestQuestions(texts, asked, knowledge, vectors);
  await encodeChange(change, knowledge, vectors);
  const understood = await Promise.all(
    near.map((content) => understand([{ role: "user", content }], knowledge, vectors)),
  );
  const state = () => ({
    answers: understood.map((one) => respond(one, knowledge).answer),
    standing: standingIn(knowledge),
  });
  // Nothing waits in between, so that no visitor is answered from what is only tried.
  const old = state();
  const next = withChange(change, knowledge, () => {
    vectors.fill(knowledge.index.pending());
    return state();
  });
  return {
    withdrawn: [...old.standing].filter(([id]) => !next.standing.has(id)).map(([, question]) => question),
    returned: [...next.standing].filter(([id]) => !old.standing.has(id)).map(([, question]) => question),
    tried: near.length,
    changed: near.flatMap((question, at) => {
      const [a, b] = [old.answers[at], next.answers[at]];
      if (!a || !b || (a.id === b.id && a.text === b.text)) return [];
      return [{ question, before: { kind: a.kind, text: a.text }, after: { kind: b.kind, text: b.text } }];
    }),
  };
}

/** Makes the vectors that the changed entries will need; where the model is away, words alone are compared. */
async function encodeChange(change: Change, knowledge: Knowledge, vectors: TextVectors): Promise<void> {
  const needed = withChange(change, knowledge, () => [...knowledge.index.pending()]);
  try {
    await vectors.makeAll(needed);
  } catch {
    // Said at the start.
  }
}

async function nearestQuestions(texts: string[], asked: readonly string[], { index }: Knowledge, vectors: TextVectors) {
  const found = await Promise.all(
    texts.map(async (text) =>
      index.search([{ text, vector: await vectors.ofQuestion(text) }], { limit: QUESTION_LIMIT }),
    ),
  );
  const documents = new Set(
    found
      .flat()
      .sort((a, b) => b.score - a.score)
      .map(({ passage }) => passage.document),
  );
  const answered = [...documents].map(nameOf).filter((name) => name.endsWith("?"));
  return [...new Set([...texts.slice(1), ...asked, ...answered])]
    .filter((text) => text.length <= 500)
    .slice(0, QUESTION_LIMIT);
}

/** By id, the first question of each written answer that stands. */
const standingIn = ({ library, index }: Knowledge) =>
  new Map(library.answers.flatMap(({ id, questions }) => (index.get(id) ? [[id, questions[0] ?? ""] as const] : [])));

function withChange<T>({ add, remove }: Change, knowledge: Knowledge, inspect: () => T): T {
  const ids = [...remove, ...add.map(({ id }) => id)];
  const before = ids.flatMap((id) => knowledge.entry(id) ?? []);
  try {
    for (const id of remove) knowledge.delete(id);
    for (const entry of add) knowledge.set(entry);
    return inspect();
  } finally {
    for (const id of ids) knowledge.delete(id);
    for (const entry of before) knowledge.set(entry);
  }
}
