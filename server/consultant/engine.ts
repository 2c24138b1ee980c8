/** The consultant and its index as the rest of the server calls them. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatMessage, TalkState } from "../../shared/contracts/chat.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Fact, Subject } from "../../shared/contracts/library.ts";
import type { SearchRequest, SearchResult } from "../../shared/contracts/search.ts";
import { type DiscardedSentence, discardedSentences } from "../knowledge-base/hidden-instructions/index.ts";
import { errorFacts, type Log } from "../log/log.ts";
import type { Document } from "../search/document.ts";
import type { Candidate, Encoded, SearchOptions } from "../search/index.ts";
import type { TextVectors } from "../search/vectors.ts";
import { inTurns, oneByOne, within } from "../turns.ts";
import type { Answer } from "./answer.ts";
import { respond, type StepTime } from "./consultant.ts";
import { onePerDocument } from "./decide.ts";
import { type Asked, foresee, type Outlook } from "./foresee.ts";
import { type Ground, groundOf } from "./ground.ts";
import { isPublished, Knowledge, type KnowledgeParts, pathOf } from "./knowledge.ts";
import { isOf, searchSite } from "./site-search.ts";
import { takenFrom } from "./talk.ts";
import { understand } from "./understand.ts";

/** Entries that are new or have changed, and the ids of those that are gone. */
export interface EntryChanges {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

export interface AnswerOptions {
  /** Whether a model is to answer, and needs its ground. */
  forModel?: boolean;
  /** Path of the page that the visitor reads. */
  page?: string | undefined;
}

/** What was found for a question, as operators see it. */
export interface Hit {
  /** Of the entry, or of the answer in the library. */
  id: string;
  kind: "answer" | "entry";
  title: string;
  section: string | null;
  url: string | null;
  /** Probability that it answers the question. */
  probability: number;
  /** Sentences of the entry that are never quoted. */
  discarded: DiscardedSentence[];
}

/** An answer of the library as operators see it: as it is given now, and as it was written where that differs. */
export interface KnownAnswer {
  id: string;
  /** Title: "Finance Sector Growth case". */
  subject: string;
  question: string;
  /** Wordings of the question, if requested. */
  wordings?: string[];
  /** Markdown. */
  text: string;
  urls: string[];
  /** False where it is withheld because a section that it cites has changed. */
  stands: boolean;
  /** The entry by which an operator replaced it, and the library's text. */
  override?: { entry: KnowledgeBaseEntry; written: string };
}

export interface Found {
  answer: Answer;
  /** Id of the subject that the answer is about, if any is known. */
  subject?: string | undefined;
  /** Input of a model; absent where the question must not reach one. */
  ground?: Ground;
  steps: StepTime[];
  /** What was taken from the messages. */
  talk: TalkState;
}

/** Describes an answer's id to operators. */
export interface AboutAnswer {
  subject: string | undefined;
  /** The question that it answers, or the title of the entry that it is from. */
  title: string;
  url: string | null;
}

/** The built library, for operators. */
export interface LibraryFacts {
  /** Hash of its contents; empty where there is none. */
  version: string;
  answers: number;
  subjects: { id: string; title: string }[];
}

/** What texts are compared with: the ledger, and the nearest entries. */
export interface Surroundings {
  facts: Fact[];
  subjects: Subject[];
  entries: KnowledgeBaseEntry[];
}

export interface Engine {
  /** Takes the changes; the next question hears them. */
  update(changes: EntryChanges): Promise<void>;
  /** Answers the last message of a conversation. */
  answer(messages: readonly ChatMessage[], options?: AnswerOptions): Promise<Found>;
  /** The likeliest first. */
  search(question: string, limit?: number): Promise<Hit[]>;
  /** The library of answers, or one of them with its wordings. */
  library(id?: string): Promise<KnownAnswer[]>;
  /** What a change of entries would do, tried on questions. Nothing is changed. */
  foresee(change: EntryChanges, asked: Asked): Promise<Outlook>;
  surroundings(texts: readonly string[]): Promise<Surroundings>;
  /** The site search, best first. */
  searchSite(request: SearchRequest): Promise<SearchResult[]>;
  /** Describes each id; null where nothing has it any more. */
  about(ids: readonly string[]): Promise<(AboutAnswer | null)[]>;
  facts(): Promise<LibraryFacts>;
  /** Of length 1; empty where the model is away. */
  vectors(questions: readonly string[]): Promise<Float32Array[]>;
  /** Resolves once every text has its vector, or the model is away. */
  encoded(): Promise<void>;
  close(): void;
}

interface Dependencies {
  parts: KnowledgeParts;
  vectors: TextVectors;
  log?: Log | undefined;
}

/** Default number of hits of a search. */
const HITS = 10;
/** Prompt injections and requests for regulated advice never reach a model; small talk and the way to a person need none. */
const FOR_A_MODEL = new Set(["answer", "options", "declined"]);
/**
 * Texts without vectors for which a question waits, and milliseconds at most on a busy machine: what was just written is
 * heard by its meaning. Of more it waits for those of the best documents by words.
 */
const AWAITED = 100;
const AWAITED_MS = 5_000;
const BEST_BY_WORDS = 16;
/** Milliseconds after which a model that was away is asked again; doubled each time, up to a minute. */
const RETRY_MS = 1_000;
const RETRY_LIMIT_MS = 60_000;
/** Entries compared with each text. */
const NEAREST = 24;

export function createEngine({ parts, vectors, log }: Dependencies): Engine {
  const knowledge = new Knowledge(parts);
  const { index, acts, library } = knowledge;
  const closing = new AbortController();
  let missing = 0;
  let isPruned = false;
  let isChanged = false;
  let isAway = false;
  let filling: Promise<void> | undefined;

  /** What operators try takes hundreds of steps: however many of them try something, visitors meet one. */
  const foreseeing = oneByOne();

  const pending = (): Encoded[] => [...acts.pending(), ...index.pending()];

  /** Texts whose vectors are not known either: those of the last entries first. */
  async function waiting(): Promise<Encoded[]> {
    const unknown: Encoded[] = [];
    for await (const one of inTurns(pending())) unknown.push(...vectors.fill([one]));
    return unknown;
  }

  /** Makes vectors until all texts have one. */
  async function fill(): Promise<void> {
    let pause = RETRY_MS;
    let texts: Encoded[] = [];
    for (;;) {
      // What was changed meanwhile comes first.
      const hasChanged = isChanged;
      isChanged = false;
      texts = hasChanged ? await waiting() : texts.filter(({ vector }) => !vector);
      index.forgetComparisons();
      if (!isChanged) missing = texts.length;
      if (missing === 0 || closing.signal.aborted) break;
      try {
        await vectors.make(texts);
        index.forgetComparisons();
        pause = RETRY_MS;
        isAway = false;
      } catch (error) {
        if (closing.signal.aborted) return;
        isAway = true;
        if (pause === RETRY_MS) log?.error("no vectors: words alone are searched", errorFacts(error));
        await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
        pause = Math.min(RETRY_LIMIT_MS, 2 * pause);
      }
    }
    // Once a start: what was deleted while the server was down, or since the start before, goes then.
    if (!closing.signal.aborted && !isPruned) vectors.prune();
    isPruned = true;
  }

  function refill(): void {
    filling ??= fill().finally(() => {
      filling = undefined;
      if (isChanged && !closing.signal.aborted) refill();
    });
  }

  /** Waits for the few vectors of what was written last. */
  async function caughtUp(): Promise<void> {
    if (!filling || isAway || missing > AWAITED) return;
    await within(AWAITED_MS, filling, () => undefined);
  }

  /** While many texts lack their vectors, what words find is encoded first; while the model is away, words alone serve. */
  async function encodeFoundBy(text: string): Promise<void> {
    const found = onePerDocument(index.search([{ text }])).slice(0, BEST_BY_WORDS);
    const texts = [...index.pending(found.map(({ passage }) => passage.document.id))];
    // That it failed is told where all are made.
    const made = vectors.makeAll(texts, { isAwaited: true }).catch(() => undefined);
    await within(vectors.embedder.questionTimeoutMs ?? AWAITED_MS, made, () => undefined);
    index.forgetComparisons();
  }

  const asked: Pick<TextVectors, "ofQuestion"> = {
    ofQuestion: async (text) => {
      if (missing > AWAITED && !isAway) await encodeFoundBy(text);
      return isAway && missing > 0 ? undefined : vectors.ofQuestion(text);
    },
  };

  const search = async (text: string, { among, ...options }: SearchOptions = {}): Promise<Candidate[]> => {
    await caughtUp();
    const isSearched = (document: Document) => isPublished(document) && (!among || among(document));
    return index.search([{ text, vector: await asked.ofQuestion(text) }], { ...options, among: isSearched });
  };

  return {
    async update({ add, remove }) {
      for await (const entry of inTurns(add)) knowledge.set(entry);
      // What comes back under another id is missing at no time.
      for (const id of remove) knowledge.delete(id);
      missing = pending().length;
      isChanged = true;
      refill();
    },
    async answer(messages, { forModel, page } = {}) {
      await caughtUp();
      const started = performance.now();
      const understood = await understand(messages, knowledge, asked, page);
      const understanding = { name: "understand", ms: performance.now() - started };
      const { turn, answer, steps } = respond(understood, knowledge);
      const subject = aboutAnswer(answer.id, knowledge)?.subject;
      const ground = forModel && FOR_A_MODEL.has(answer.kind) ? groundOf(turn) : undefined;
      return {
        answer,
        subject,
        steps: [understanding, ...steps],
        talk: takenFrom(turn.state, answer, knowledge),
        ...(ground ? { ground } : {}),
      };
    },
    search: async (question, limit = HITS) =>
      onePerDocument(await search(question))
        .map((one) => hitOf(one, knowledge))
        .sort((a, b) => b.probability - a.probability)
        .slice(0, limit),
    library: async (id) => knownAnswers(knowledge, id),
    async foresee(change, asked) {
      await caughtUp();
      return foreseeing(() => foresee(change, asked, knowledge, vectors));
    },
    async surroundings(texts) {
      const found = await Promise.all(texts.map((text) => search(text, { limit: NEAREST })));
      const entries = new Set(found.flat().flatMap(({ passage }) => passage.document.entry ?? []));
      return { facts: library.facts, subjects: library.subjects, entries: [...entries] };
    },
    searchSite: async (request) =>
      searchSite(request, await search(request.q, { among: isOf(request, knowledge), isTyping: true }), knowledge),
    about: async (ids) => ids.map((id) => aboutAnswer(id, knowledge)),
    facts: async () => ({
      version: library.version,
      answers: library.answers.length,
      subjects: library.subjects.map(({ id, title }) => ({ id, title })),
    }),
    vectors: async (questions) => {
      const made = await Promise.all(questions.map((question) => vectors.ofQuestion(question)));
      return made.map((vector) => vector ?? new Float32Array());
    },
    encoded: async () => filling,
    close: () => closing.abort(),
  };
}

function hitOf({ passage: { document }, probability }: Candidate, knowledge: Knowledge): Hit {
  const { id, title, heading, url, answer, entry } = document;
  return {
    id: answer?.id ?? id,
    kind: answer ? "answer" : "entry",
    title,
    section: heading,
    url,
    probability,
    discarded: entry ? discardedSentences(knowledge.entry(entry.id) ?? entry) : [],
  };
}

function knownAnswers(knowledge: Knowledge, id: string | undefined): KnownAnswer[] {
  const written = knowledge.library.answers.filter((answer) => id === undefined || answer.id === id);
  return written.map(({ text, questions, subject, sources, ...rest }) => {
    const entry = knowledge.overriddenBy(rest.id);
    return {
      id: rest.id,
      subject: knowledge.subject(subject)?.title ?? subject,
      question: questions[0] ?? "",
      ...(id === undefined ? {} : { wordings: questions }),
      text: entry?.content ?? text,
      urls: [...new Set(entry?.page_url ? [entry.page_url] : sources.map(({ url }) => url))],
      stands: entry !== undefined || knowledge.stands(rest.id),
      ...(entry ? { override: { entry, written: text } } : {}),
    };
  });
}

const ENTRY = /^entry:/;
/** Prefix of a model's answer; the rest is the id of the one that it replaces. */
const MODEL = /^model:/;

function aboutAnswer(id: string, knowledge: Knowledge): AboutAnswer | null {
  const name = id.replace(MODEL, "");
  const answer = knowledge.library.answers.find((one) => one.id === name);
  if (answer)
    return { subject: answer.subject, title: answer.questions[0] ?? name, url: answer.sources[0]?.url ?? null };
  const entry = ENTRY.test(name) ? knowledge.entry(name.replace(ENTRY, "")) : undefined;
  if (!entry) return null;
  const { page_title, section_title, page_url } = entry;
  return {
    subject: page_url === null ? undefined : knowledge.subjectAt(pathOf(page_url))?.id,
    title: section_title ? `${page_title}: ${section_title}` : page_title,
    url: page_url,
  };
}
