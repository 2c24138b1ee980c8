/** The knowledge base: what the consultant searches, and everything that changes it. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { EditManyAnswer } from "../../shared/contracts/knowledge-base.ts";
import type {
  ChangeView,
  EntryContradiction,
  ImportReport,
  IngestProgress,
  QuestionTrial,
  TakenBack,
} from "../../shared/contracts/operator.ts";
import type { SearchRequest, SearchResult } from "../../shared/contracts/search.ts";
import type { Outcome, ReplyDependencies } from "../chat/reply.ts";
import { wholeAnswer } from "../chat/route.ts";
import type { AnswerOptions, Engine, Found, Hit, KnownAnswer } from "../consultant/engine.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { createContradictions } from "./contradictions.ts";
import { createManyEditor, type ManyEdits } from "./edit-many.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createImport, type ImportFile, type ImportOptions } from "./exchange/import.ts";
import { createForesee, type Foresee } from "./foresee.ts";
import { createIngest, type IngestReport } from "./ingest.ts";
import { createIngestChanged, THE_SERVER } from "./ingest-changed.ts";
import { createLiveIndex, type LiveIndex, refreshOrServeStale } from "./live-index.ts";
import { notFilled } from "./not-ready.ts";
import { createTakeBack } from "./take-back.ts";

export interface KnowledgeBase extends Queries, Editor {
  /** Changes or deletes several entries: all or none, unless it is asked to do what it can. */
  editMany(edits: ManyEdits, by: string): Promise<EditManyAnswer>;
  restoreMany(ids: readonly string[], by: string): Promise<EditManyAnswer>;
  /** Makes the entries that came from pages equal to the built pages. Refuses to run twice at once. */
  /** `alone`: what keeps other servers from doing the same meanwhile. */
  ingest(by?: string, alone?: (run: () => Promise<IngestReport>) => Promise<IngestReport>): Promise<IngestReport>;
  ingestProgress(): IngestProgress;
  /** Ingests if the pages have changed; a failure is shown in the record of changes and on the overview. */
  ingestChanged(ingest?: () => Promise<IngestReport>): Promise<IngestReport | undefined>;
  /** What an import of the file would change. */
  previewImport(file: ImportFile): Promise<ImportReport>;
  /** Imports all of it or nothing, unless the good rows alone are asked for. */
  import(file: ImportFile, options: ImportOptions, by: string): Promise<ImportReport>;
  /** A line of the record with its entry before and after. */
  change(id: number): Promise<ChangeView>;
  /** Rejects with `CannotTakeBack` where something newer would be lost. */
  takeBack(id: number, by: string): Promise<TakenBack>;
  readonly embedder: Embedder;
}

interface Dependencies {
  store: Store;
  engine: Engine;
  embedder: Embedder;
  /** Reads the sections of the site's built pages. */
  readSections: () => Promise<NewEntry[]>;
  /** Milliseconds for which the store's revision is cached; 0 asks each time. */
  freshFor?: number;
  /** Milliseconds that a question waits for what changed in the store. */
  refreshMs?: number | undefined;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled?: Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** An override that names no answer of the library. */
export class NoSuchAnswer extends Error {}

export function createKnowledgeBase(deps: Dependencies): KnowledgeBase {
  const { store, engine, embedder, readSections, freshFor = 0, refreshMs, filled, now = Date.now } = deps;
  const live = createLiveIndex({ store, engine, freshFor, now });
  const foresee = createForesee({ store, engine, now });
  const contradictions = createContradictions({ store, engine, now });
  const editor = createEditor({ store, embedder, now });
  const many = createManyEditor({ store, now });
  const takeBack = createTakeBack({ store, editor, now });
  const ingest = createIngest({ store, readSections, now });
  const ingestChanged = createIngestChanged({ store, ingest, now });
  /** The next question finds what was written. */
  const written = <T>(work: Promise<T>): Promise<T> => work.finally(live.stale);
  /** The same of many entries, which take the index longer than a question waits: it has them when they are acknowledged. */
  const indexed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await written(work);
    // What keeps the index from them now, the next question meets.
    await live.current().catch(() => undefined);
    return done;
  };
  const isOverridable = async (id: string) => {
    await live.current();
    return (await engine.library(id)).length === 1;
  };
  const imports = createImport({ store, isOverridable, now });
  return {
    embedder,
    ...createQueries({ engine, live, refreshMs, foresee, contradictions, filled }),
    add: async (request, by) => {
      const overridden = request.metadata?.overrides;
      if (overridden !== undefined && !(await isOverridable(overridden))) throw new NoSuchAnswer();
      return written(editor.add(request, by));
    },
    edit: (id, request, by) => written(editor.edit(id, request, by)),
    remove: (id, by, seen) => written(editor.remove(id, by, seen)),
    restore: (id, by) => written(editor.restore(id, by)),
    editMany: (edits, by) => indexed(many.edit(edits, by)),
    restoreMany: (ids, by) => indexed(many.restore(ids, by)),
    ingest: (by = THE_SERVER, alone = (run) => run()) => indexed(alone(() => ingest.run(by))),
    ingestProgress: ingest.progress,
    ingestChanged: (run = () => indexed(ingest.run(THE_SERVER))) => ingestChanged(run),
    change: takeBack.view,
    takeBack: (id, by) => indexed(takeBack.run(id, by)),
    previewImport: imports.preview,
    import: (file, options, by) => indexed(imports.run(file, options, by)),
  };
}

/** What is asked of the knowledge base: each question finds the entries as they are when it is asked. */
interface Queries {
  /**
   * Answers from the current entries; those written before the call count. While the store is away, from
   * those known last; rejects with `StoreUnavailable` where none are.
   */
  answer(messages: readonly ChatMessage[], options?: AnswerOptions): Promise<Found>;
  search(question: string, limit?: number): Promise<Hit[]>;
  /** The library of answers as they are given now, or one of them with its wordings. */
  library(id?: string): Promise<KnownAnswer[]>;
  searchSite(request: SearchRequest): Promise<SearchResult[]>;
  about: Engine["about"];
  facts: Engine["facts"];
  vectors: Engine["vectors"];
  /** Previews what a change would do to the answers. */
  foresee: Foresee;
  /** Figures that operators wrote, beside those that they contradict. */
  contradictions: () => Promise<EntryContradiction[]>;
  /** Resolves once the entries that the store holds now can be searched, however fresh the index is: another server may have written. */
  current(): Promise<void>;
  /** Health check: rejects with the reason where questions cannot be answered now. */
  check(): Promise<void>;
}

interface Parts {
  engine: Engine;
  live: LiveIndex;
  refreshMs: number | undefined;
  foresee: Foresee;
  contradictions: () => Promise<EntryContradiction[]>;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled: Promise<void> | undefined;
}

function createQueries({ engine, live, refreshMs, foresee, contradictions, filled }: Parts): Queries {
  let isFilled = false;
  void filled?.then(() => {
    isFilled = true;
  });

  /** Rejects with the reason where there is nothing to answer from. */
  async function refresh(): Promise<void> {
    const away = await refreshOrServeStale(live, refreshMs);
    if (away) throw away;
    if (!filled || isFilled) return;
    const late = await notFilled(filled);
    if (late) throw late;
    return refresh();
  }

  const query = async <T>(work: () => Promise<T>): Promise<T> => {
    await refresh();
    return work();
  };

  return {
    answer: (messages, options = {}) => query(() => engine.answer(messages, options)),
    search: (question, limit) => query(() => engine.search(question, limit)),
    library: (id) => query(() => engine.library(id)),
    searchSite: (request) => query(() => engine.searchSite(request)),
    contradictions: () => query(contradictions),
    foresee: (request, logged) => query(() => foresee(request, logged)),
    about: (ids) => engine.about(ids),
    facts: () => engine.facts(),
    vectors: (questions) => engine.vectors(questions),
    current() {
      live.stale();
      return live.current();
    },
    async check() {
      if (!live.loaded) await live.current();
    },
  };
}

const BUILT_IN = "built-in consultant";

/** Asks the consultant as the chat does, and reports whether a model or the consultant itself answered. */
export function askConsultant(deps: ReplyDependencies): Ask {
  return async (messages) => {
    const { text, interrupted, outcome, found } = await wholeAnswer(messages, deps);
    return {
      text: interrupted ? `${text}\n\n${interrupted}` : text,
      model: deps.model && outcome.by === "model" ? deps.model.name : BUILT_IN,
      talk: found.talk,
      steps: found.steps,
      ...writtenIn(outcome, found.answer.text),
    };
  };
}

/** What a model wrote, where one was asked. */
function writtenIn({ trace, modelFailure }: Outcome, builtIn: string): Pick<QuestionTrial, "written"> {
  if (!trace && !modelFailure) return {};
  const sentences = (trace?.judged ?? []).map(({ written, outcome, why, lines }) => ({
    written,
    outcome,
    why: [...why],
    lines: lines.map(({ text }) => text),
  }));
  const times = { ...trace?.times };
  return { written: { builtIn, ...(modelFailure && { failure: modelFailure }), sentences, times } };
}

/** Answers as the chat does, and says which model wrote the answer. */
export type Ask = (
  messages: readonly ChatMessage[],
) => Promise<{ text: string } & Pick<QuestionTrial, "model" | "written" | "talk" | "steps">>;

/** Hits that are shown: more than an answer ever uses. */
const HIT_LIMIT = 8;

export async function tryQuestion(
  question: string,
  { knowledgeBase, ask }: { knowledgeBase: KnowledgeBase; ask: Ask },
): Promise<QuestionTrial> {
  const { embedder } = knowledgeBase;
  const { text: answer, ...by } = await ask([{ role: "user", content: question }]);
  const found = await knowledgeBase.search(question, HIT_LIMIT);
  return { answer, ...by, embeddingModel: embedder.model, found };
}
