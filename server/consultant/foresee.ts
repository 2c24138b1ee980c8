/** Compares the answers with and without a change of the entries; the knowledge is restored after each question. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { cosine } from "../embedding/embedder.ts";
import type { Candidate } from "../search/index.ts";
import type { TextVectors } from "../search/vectors.ts";
import { ownTurn } from "../turns.ts";
import type { Answer } from "./answer.ts";
import { respond } from "./consultant.ts";
import { type Knowledge, nameOf } from "./knowledge.ts";
import { understand } from "./understand.ts";

export interface Change {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

/** Questions beside those that are nearest to the change. */
export interface Asked {
  /** All of them are compared. */
  first: readonly string[];
  /** Of visitors: those that are nearest. */
  logged: readonly string[];
}

export interface Compared {
  question: string;
  before: Answer;
  after: Answer;
}

/** What a change would do: to answers of the library, and to questions. */
export interface Outlook {
  withdrawn: string[];
  returned: string[];
  /** In the order of `Asked`, and then those that documents answer. */
  compared: Compared[];
}

/** Visitors' questions, and questions that documents answer, that are compared: each takes some milliseconds. */
const LOGGED_LIMIT = 24;
const ANSWERED_LIMIT = 10;
/** Cosine below which a question cannot be meant. */
const NEAR = 0.25;

export async function foresee(
  change: Change,
  { first, logged }: Asked,
  knowledge: Knowledge,
  vectors: TextVectors,
): Promise<Outlook> {
  const texts = change.add
    .concat(change.remove.flatMap((id) => knowledge.entry(id) ?? []))
    .flatMap(({ page_title, section_title, content, metadata }) => [
      `${page_title}. ${section_title ?? ""}. ${content}`,
      ...(metadata.questions ?? []),
    ]);
  const answered = await answeredNear(texts, knowledge, vectors);
  const questions = [...new Set([...first, ...(await nearestOf(logged, texts, vectors)), ...answered])];
  await encodeChange(change, knowledge, vectors);
  const compared: Compared[] = [];
  for (const question of questions) compared.push(await compare(question, change, knowledge, vectors));
  knowledge.index.forgetComparisons();
  const [old, next] = [standingIn(knowledge), withChange(change, knowledge, vectors, () => standingIn(knowledge))];
  return {
    withdrawn: [...old].filter(([id]) => !next.has(id)).map(([, question]) => question),
    returned: [...next].filter(([id]) => !old.has(id)).map(([, question]) => question),
    compared,
  };
}

/**
 * Each step in a turn of its own: visitors are answered between. Nothing waits while the knowledge is changed, so that
 * nobody is answered from what is only tried.
 */
async function compare(
  question: string,
  change: Change,
  knowledge: Knowledge,
  vectors: TextVectors,
): Promise<Compared> {
  const understood = await understand([{ role: "user", content: question }], knowledge, vectors);
  const answer = () => respond(understood, knowledge).answer;
  await ownTurn();
  const before = answer();
  await ownTurn();
  return { question, before, after: withChange(change, knowledge, vectors, answer) };
}

/** Makes the vectors that the changed entries will need; where the model is away, words alone are compared. */
async function encodeChange(change: Change, knowledge: Knowledge, vectors: TextVectors): Promise<void> {
  const needed = withChange(change, knowledge, vectors, (changed) => [...knowledge.index.pending(changed)]);
  try {
    await vectors.makeAll(needed, { isAwaited: true });
  } catch {
    // Said at the start.
  }
}

async function nearestOf(questions: readonly string[], texts: readonly string[], vectors: TextVectors) {
  const all = await vectorsOf(texts, vectors);
  const own = await vectorsOf(questions, vectors);
  const near = questions
    .map((question, at) => ({ question, near: Math.max(...all.map((one) => nearness(one, own[at]))) }))
    .filter((one) => one.near >= NEAR)
    .sort((a, b) => b.near - a.near);
  return near.slice(0, LOGGED_LIMIT).map(({ question }) => question);
}

/** Without the model all are near. */
const nearness = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  one && other ? cosine(one, other) : 1;

/** One after the other: what a visitor asks meanwhile waits for one of them, not for hundreds. */
async function vectorsOf(texts: readonly string[], vectors: TextVectors): Promise<(Float32Array | undefined)[]> {
  const made: (Float32Array | undefined)[] = [];
  for (const text of texts) made.push(await vectors.ofQuestion(text));
  return made;
}

/** Names of the documents that lie nearest. */
async function answeredNear(texts: readonly string[], { index }: Knowledge, vectors: TextVectors): Promise<string[]> {
  const found: Candidate[] = [];
  for (const [at, vector] of (await vectorsOf(texts, vectors)).entries()) {
    await ownTurn();
    found.push(...index.search([{ text: texts[at] ?? "", vector }], { limit: ANSWERED_LIMIT }));
  }
  const documents = found
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage.document)
    .filter(({ questions }) => questions.length > 0);
  return [...new Set(documents.map(nameOf))].slice(0, ANSWERED_LIMIT);
}

/** By id, the first question of each written answer that stands. */
const standingIn = ({ library, index }: Knowledge) =>
  new Map(library.answers.flatMap(({ id, questions }) => (index.get(id) ? [[id, questions[0] ?? ""] as const] : [])));

/** What is set anew gets the vectors that are known: without them it would be found by its words alone. */
function withChange<T>(
  { add, remove }: Change,
  knowledge: Knowledge,
  vectors: Pick<TextVectors, "fill">,
  inspect: (changed: readonly string[]) => T,
): T {
  const { index } = knowledge;
  const ids = [...remove, ...add.map(({ id }) => id)];
  const before = ids.flatMap((id) => knowledge.entry(id) ?? []);
  const become = (gone: readonly string[], entries: readonly KnowledgeBaseEntry[]) => {
    const changed = [
      ...gone.flatMap((id) => knowledge.delete(id)),
      ...entries.flatMap((entry) => knowledge.set(entry)),
    ];
    vectors.fill(index.pending(changed));
    return changed;
  };
  try {
    return inspect(become(remove, add));
  } finally {
    become(ids, before);
  }
}
