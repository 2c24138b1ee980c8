/** What a change does, foreseen or done: who hears the entry, what is answered differently, and what it contradicts. */
import type { z } from "zod";
import { type KnowledgeBaseEntry, QUESTION_LENGTH, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { Foreseen, foreseeRequest, GivenAnswer } from "../../shared/contracts/operator.ts";
import { stateAt } from "../../shared/domain/publication.ts";
import type { Answer } from "../consultant/answer.ts";
import type { AboutAnswer, Engine, EntryChanges } from "../consultant/engine.ts";
import type { Compared } from "../consultant/foresee.ts";
import { isStopWord, wordsOf } from "../search/text.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { contradictionsOf } from "./contradictions.ts";
import { labelled } from "./labels.ts";

/** Milliseconds by which the times of an entry and of its line in the record may differ. */
export const SAME_TIME = 1_000;
/** Id of an entry that is not saved yet. */
const DRAFT = "draft";

interface Dependencies {
  store: Store;
  engine: Engine;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type Foresee = (
  request: z.output<typeof foreseeRequest>,
  /** Questions from the question log. */
  logged: readonly string[],
) => Promise<Foreseen>;

/** An entry that counts for visitors, what was or is there instead, and the change between. */
interface Compare {
  entry: KnowledgeBaseEntry | undefined;
  before: KnowledgeBaseEntry | undefined;
  change: EntryChanges;
}

export function createForesee({ store, engine, now }: Dependencies): Foresee {
  const counts = (one: KnowledgeBaseEntry | undefined) => one && stateAt(one.metadata, now()) === "published";

  return async (request, logged) => {
    const { saved = false, heardOnly = false } = request;
    const { entry, before, change } = await (saved ? doneIn(request) : changeOf(request));
    const expected = entry?.metadata.questions ?? [];
    const first = [...new Set([...expected, ...(entry ? wordingsOf(entry) : [])])];
    const known = new Set(logged);
    if (saved && heardOnly)
      return { ...NOTHING, heard: await heardOf(await Promise.all(first.map(asIs)), entry, expected) };
    const outlook = await engine.foresee(change, { first, logged: heardOnly ? [] : logged });
    const compared = saved ? outlook.compared.map(swapped) : outlook.compared;
    const isChanged = ({ before: a, after: b }: Compared) => a.id !== b.id || a.text !== b.text;
    const isHeard = ({ after }: Compared) => entry !== undefined && speaksFor(entry, after);
    const made = new Set(first.filter((question) => !expected.includes(question) && !known.has(question)));
    const changed = compared.filter((one) => isChanged(one) && !made.has(one.question));
    const displaced = compared.filter(
      (one) => isHeard(one) && one.before.kind === "answer" && !(entry && speaksFor(entry, one.before)),
    );
    const superseded = await Promise.all(displaced.map(async ({ before }) => (await givenOf(before)).about));
    return {
      heard: await heardOf(compared.slice(0, first.length), entry, expected),
      superseded: [...new Map(superseded.flatMap((one) => (one ? [[one.id, one]] : []))).values()],
      tried: compared.length,
      logged: compared.filter(({ question }) => known.has(question)).length,
      withdrawn: saved ? outlook.returned : outlook.withdrawn,
      returned: saved ? outlook.withdrawn : outlook.returned,
      changed: await Promise.all(
        changed.map(async (one) => ({
          question: one.question,
          isLogged: known.has(one.question),
          before: await givenOf(one.before),
          after: await givenOf(one.after),
        })),
      ),
      contradictions: entry ? await contradictionsOf(entry, before, engine) : [],
    };
  };

  async function asIs(question: string): Promise<Compared> {
    const { answer } = await engine.answer([{ role: "user", content: question }]);
    return { question, before: answer, after: answer };
  }

  async function heardOf(
    compared: readonly Compared[],
    entry: KnowledgeBaseEntry | undefined,
    expected: readonly string[],
  ) {
    if (!entry) return [];
    return Promise.all(
      compared.map(async ({ question, after }) => ({
        question,
        isExpected: expected.includes(question),
        isHeard: speaksFor(entry, after),
        answer: await givenOf(after),
      })),
    );
  }

  async function givenOf({ id, kind, text }: Answer): Promise<GivenAnswer> {
    const [what] = kind === "answer" ? await engine.about([id]) : [];
    return { kind, text, about: aboutOf(id, what) };
  }

  /** Of an entry as it is: the way back to what was there before its last change. */
  async function doneIn({ id = "" }: z.output<typeof foreseeRequest>): Promise<Compare> {
    const entry = await store.get(id);
    if (!entry) throw new WriteConflict("gone", id);
    const [last] = await store.changes.versions(id, 1);
    const before = last && Date.parse(versionOf(entry)) <= Date.parse(last.at) + SAME_TIME ? last.before : undefined;
    if (!counts(entry)) return { entry: undefined, before, change: { add: [], remove: [] } };
    return {
      entry,
      before,
      change: before && counts(before) ? { add: [before], remove: [] } : { add: [], remove: [id] },
    };
  }

  async function changeOf({ id, entry }: z.output<typeof foreseeRequest>): Promise<Compare> {
    const before = id === undefined ? undefined : await store.get(id);
    if (id !== undefined && !before) throw new WriteConflict("gone", id);
    if (!entry) return { entry: undefined, before, change: { add: [], remove: id === undefined ? [] : [id] } };
    const { questions = [], pageTitle, pageUrl, sectionTitle, content, role = null, sector = null, ...times } = entry;
    const metadata = { ...before?.metadata, questions, ...(before ? {} : { manually_added: true }) };
    const draft: KnowledgeBaseEntry = {
      id: id ?? DRAFT,
      created_at: before?.created_at ?? new Date(now()).toISOString(),
      page_title: pageTitle,
      page_url: pageUrl || null,
      section_title: sectionTitle || null,
      content,
      embedding: before?.embedding ?? null,
      metadata: labelled(metadata, { role, sector, ...times }),
    };
    // A withdrawn entry is gone; a draft or a scheduled one is previewed as if it were published.
    if (!counts(before)) return { entry: draft, before: undefined, change: { add: [draft], remove: [] } };
    if (!counts(draft)) return { entry: undefined, before, change: { add: [], remove: [draft.id] } };
    return { entry: draft, before, change: { add: [draft], remove: [] } };
  }
}

const NOTHING: Foreseen = {
  heard: [],
  superseded: [],
  tried: 0,
  logged: 0,
  withdrawn: [],
  returned: [],
  changed: [],
  contradictions: [],
};

const swapped = ({ question, before, after }: Compared): Compared => ({ question, before: after, after: before });

/** Whether an answer is what the entry says, in its own name or in that of the answer that it replaces. */
const speaksFor = ({ id, metadata }: KnowledgeBaseEntry, answer: Answer) =>
  answer.id === `entry:${id}` || (metadata.overrides !== undefined && answer.id === metadata.overrides);

export const aboutOf = (id: string, what: AboutAnswer | null | undefined) =>
  what ? { id: id.replace(/^model:/, ""), title: what.title, url: what.url } : null;

/** Words of a question that is made of them, and such questions. */
const KEYWORDS = 4;
const WORDINGS = 4;

const ASKING = /^(?:do|does|did|can|could|is|are|was|were|has|have|how|what|which|when|where|who|why|will|would)$/;

/** Ways in which people ask for an entry who do not know its words. */
function wordingsOf({ page_title, section_title, content, metadata }: KnowledgeBaseEntry): string[] {
  const [expected = ""] = metadata.questions ?? [];
  const [sentence = ""] = content.split(/(?<=[.!?])\s|\n/);
  const title = [page_title, section_title ?? ""].findLast((one) => one && !one.endsWith("?")) ?? "";
  const keywords = (text: string) =>
    [...new Set(wordsOf(text).filter((word) => !isStopWord(word) && !ASKING.test(word)))].slice(0, KEYWORDS).join(" ");
  const statement = sentence.replace(/[.!?]+$/, "");
  return [
    expected.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ""),
    keywords(`${expected} ${title}`),
    ...(title ? [`Can you tell me about ${title}?`] : []),
    ...(statement && !sentence.endsWith("?")
      ? [`Is it true that ${statement[0]?.toLowerCase()}${statement.slice(1)}?`]
      : []),
    `What do you say about ${title || keywords(sentence)}?`,
    keywords(sentence),
  ]
    .map((one) => one.slice(0, QUESTION_LENGTH))
    .filter((one, at, all) => one && one !== expected && all.indexOf(one) === at)
    .slice(0, WORDINGS);
}
