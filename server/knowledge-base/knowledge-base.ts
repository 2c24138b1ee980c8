/** The knowledge base: what the consultant searches, and everything that changes it. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { QuestionTrial } from "../../shared/contracts/operator.ts";
import type { Outcome, ReplyDependencies } from "../chat/reply.ts";
import { wholeAnswer } from "../chat/route.ts";
import type { Engine } from "../consultant/engine.ts";
import type { Embedder } from "../embedding/embedder.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { createContradictions } from "./contradictions.ts";
import { createManyEditor, type ManyEdits } from "./edit-many.ts";
import { createEditor } from "./editor.ts";
import { createImport } from "./exchange/import.ts";
import { createForesee } from "./foresee.ts";
import { createIngest, type IngestReport } from "./ingest.ts";
import { createIngestChanged, THE_SERVER } from "./ingest-changed.ts";
import { createLiveIndex, type LiveIndex, refreshOrServeStale } from "./live-index.ts";
import { untilFilled } from "./not-ready.ts";
import { createTakeBack } from "./take-back.ts";

export type KnowledgeBase = ReturnType<typeof createKnowledgeBase>;

interface Dependencies {
  store: Store;
  engine: Engine;
  embedder: Embedder;
  /** Reads the sections of the site's built pages. */
  readSections: () => Promise<NewEntry[]>;
  /** Runs an ingest while no other server does, and counts it. */
  around?: (run: () => Promise<IngestReport>) => Promise<IngestReport>;
  /** Milliseconds for which the store's revision is cached; 0 asks each time. */
  freshFor?: number;
  /** Milliseconds that a question waits for what changed in the store. */
  refreshMs?: number | undefined;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled?: Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const NO_ANSWER = "overrides: there is no answer with this id that can be replaced";

export function createKnowledgeBase(deps: Dependencies) {
  const { store, engine, embedder, readSections, around = (run) => run(), freshFor = 0, now = Date.now } = deps;
  const live = createLiveIndex({ store, engine, freshFor, now });
  const editor = createEditor({ store, embedder, now });
  const many = createManyEditor({ store, now });
  const takeBack = createTakeBack({ store, editor, many, now });
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
  const ingestNow = (by = THE_SERVER) => indexed(around(() => ingest.run(by)));
  const isOverridable = async (id: string) => {
    await live.current();
    return (await engine.library(id)).length === 1;
  };
  const imports = createImport({ store, isOverridable, now });
  return {
    embedder,
    ...createQueries(deps, live, now),
    /** Is refused where it is to replace an answer that the library has not. */
    async add(...[request, by]: Parameters<typeof editor.add>) {
      const overridden = request.metadata?.overrides;
      if (overridden !== undefined && !(await isOverridable(overridden)))
        throw new RequestRefused(400, NO_ANSWER, { field: "overrides" });
      return written(editor.add(request, by));
    },
    edit: (...given: Parameters<typeof editor.edit>) => written(editor.edit(...given)),
    remove: (...given: Parameters<typeof editor.remove>) => written(editor.remove(...given)),
    /** Changes or deletes several entries: all or none, unless it is asked to do what it can. */
    editMany: (edits: ManyEdits, by: string) => indexed(many.edit(edits, by)),
    restoreMany: (ids: readonly string[], by: string) => indexed(many.restore(ids, by)),
    /** Makes the entries that came from pages equal to the built pages. Refuses to run twice at once. */
    ingest: ingestNow,
    ingestProgress: ingest.progress,
    /** Ingests if the pages have changed; a failure is shown in the record of changes and on the overview. */
    ingestChanged: (run = () => ingestNow()) => ingestChanged(run),
    /** A line of the record with its entry before and after. */
    change: takeBack.view,
    /** Is refused where something newer would be lost. */
    takeBack: (id: number, by: string) => indexed(takeBack.run(id, by)),
    /** What an import of the file would change. */
    previewImport: imports.preview,
    /** Imports all of it or nothing, unless the good rows alone are asked for. */
    import: (...given: Parameters<typeof imports.run>) => indexed(imports.run(...given)),
  };
}

/** What is asked of the knowledge base: each question finds the entries as they are when it is asked. */
function createQueries({ store, engine, refreshMs, filled }: Dependencies, live: LiveIndex, now: () => number) {
  const foresee = createForesee({ store, engine, now });
  const contradictions = createContradictions({ store, engine, now });
  let isFilled = false;
  void filled?.then(() => {
    isFilled = true;
  });

  /** Rejects with the reason where there is nothing to answer from. */
  async function refresh(): Promise<void> {
    const away = await refreshOrServeStale(live, refreshMs);
    if (away) throw away;
    if (!filled || isFilled) return;
    await untilFilled(filled);
    return refresh();
  }

  /** The work, on entries that are current. */
  const onCurrent =
    <Given extends unknown[], Found>(work: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      await refresh();
      return work(...given);
    };

  return {
    /**
     * Answers from the current entries; those written before the call count. While the store is away, from
     * those known last; rejects with `StoreUnavailable` where none are.
     */
    answer: onCurrent(engine.answer),
    search: onCurrent(engine.search),
    /** The library of answers as they are given now, or one of them with its wordings. */
    library: onCurrent(engine.library),
    searchSite: onCurrent(engine.searchSite),
    /** Figures that operators wrote, beside those that they contradict. */
    contradictions: onCurrent(contradictions),
    /** Previews what a change would do to the answers. */
    foresee: onCurrent(foresee),
    about: engine.about,
    facts: engine.facts,
    vectors: engine.vectors,
    /** Resolves once the entries that the store holds now can be searched, however fresh the index is: another server may have written. */
    current() {
      live.stale();
      return live.current();
    },
    /** Health check: rejects with the reason where questions cannot be answered now. */
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
