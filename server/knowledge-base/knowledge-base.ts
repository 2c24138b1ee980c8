/** The knowledge base: what the consultant searches, and everything that changes it. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { ImportReport, IngestProgress } from "../../shared/contracts/operator.ts";
import type { SearchRequest, SearchResult } from "../../shared/contracts/search.ts";
import {
  type AnswerOptions,
  type Engine,
  EngineFailed,
  type Found,
  type Hit,
  type KnownAnswer,
  type SearchOptions,
} from "../chat/engine/engine.ts";
import { BUILT_IN_MODEL } from "../embedding/built-in.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { NewEntry, Store, StoreUnavailable } from "../store/store.ts";
import { createManyEditor, type ManyEdits } from "./edit-many.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createEngineHealth } from "./engine-health.ts";
import { createImport, type ImportFile } from "./exchange/import.ts";
import { createForesee, type Foresee } from "./foresee.ts";
import { PagesUnavailable } from "./hosted-pages.ts";
import { createIngest, type IngestReport, IngestRunning, lastIngest } from "./ingest.ts";
import { createLiveIndex } from "./live-index.ts";
import { type NotReady, notFilled } from "./not-ready.ts";
import { refreshOrServeStale } from "./refresh-or-serve-stale.ts";

export interface KnowledgeBase extends Editor {
  /**
   * Answers from the current entries; those written before the call count. While the store is away, from
   * those known last; rejects with `StoreUnavailable` where none are.
   */
  answer(messages: readonly ChatMessage[], options?: AnswerOptions): Promise<Found>;
  search(question: string, options?: SearchOptions): Promise<Hit[]>;
  /** The library of answers as they are given now, or one of them with its wordings. */
  library(id?: string): Promise<KnownAnswer[]>;
  searchSite(request: SearchRequest): Promise<SearchResult[]>;
  about: Engine["about"];
  facts: Engine["facts"];
  vectors: Engine["vectors"];
  /** Resolves once the current entries can be searched. */
  current(): Promise<void>;
  /** Health check: rejects with the reason where questions cannot be answered now. */
  check(): Promise<void>;
  /** Previews what a change would do to the answers. */
  foresee: Foresee;
  /** Changes or deletes several entries, all or none. */
  editMany(edits: ManyEdits, by: string): Promise<void>;
  restoreMany(ids: readonly string[], by: string): Promise<void>;
  /** Makes the entries that came from pages equal to the built pages. Refuses to run twice at once. */
  ingest(by?: string): Promise<IngestReport>;
  ingestProgress(): IngestProgress;
  /** Ingests if the pages have changed; a failure is shown in the record of changes and on the overview. */
  ingestChanged(ingest?: () => Promise<IngestReport>): Promise<IngestReport | undefined>;
  /** What an import of the file would change. */
  previewImport(file: ImportFile): Promise<ImportReport>;
  /** Imports all of it or nothing. `revision` is the preview's: anything changed since is refused. */
  import(file: ImportFile, revision: number | undefined, by: string): Promise<ImportReport>;
  readonly embedder: Embedder;
}

interface Dependencies {
  store: Store;
  engine: Engine;
  embedder: Embedder;
  /** Reads the sections of the site's built pages. */
  readSections: () => Promise<NewEntry[]>;
  /** Questions by which consequences are previewed. */
  readKnown?: () => Promise<string[]>;
  /** Milliseconds for which the store's revision is cached; 0 asks each time. */
  freshFor?: number;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled?: Promise<void>;
  /** Called with an entry that crashed the engine's thread and is left out from then on. */
  onLeftOut?: (id: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** An override that names no answer of the library. */
export class NoSuchAnswer extends Error {}

/** Answers that are generated from the conversation, so that there is no text to replace. */
const GENERATED = new Set(["talk-summary"]);

/** Author in the record of changes where it was no operator. */
const THE_SERVER = "the server";

export function createKnowledgeBase(deps: Dependencies): KnowledgeBase {
  const { store, engine, embedder, readSections, freshFor = 0, filled, now = Date.now } = deps;
  const embeddings = embedder.model !== BUILT_IN_MODEL;
  const live = createLiveIndex({ store, engine, freshFor, embeddings, now, onLeftOut: deps.onLeftOut });
  const health = createEngineHealth(engine);
  const editor = createEditor({ store, embedder, now });
  const many = createManyEditor({ store, embedder, now });
  const foresee = createForesee({ store, engine, now, ...(deps.readKnown ? { readKnown: deps.readKnown } : {}) });
  const ingest = createIngest({ store, embedder, readSections, now });
  const imports = createImport({ store, embedder, now });
  const written = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      live.stale();
    }
  };
  /** Why there is nothing to answer from. An engine that restarted during the refresh is not queried before it is loaded. */
  const refresh = async (): Promise<StoreUnavailable | NotReady | undefined> => {
    const away = await refreshOrServeStale(live);
    if (!away && !live.loaded) throw new EngineFailed();
    if (away || !filled || isFilled) return away;
    return (await notFilled(filled)) ?? refresh();
  };
  const isOverridable = async (id: string) => {
    await live.current();
    return !GENERATED.has(id) && (await engine.library(id)).length === 1;
  };
  /** Logs a failure once, however often it is retried. */
  const noteFailure = async (error: unknown) => {
    const title =
      error instanceof PagesUnavailable
        ? `The pages could not be read, so the consultant answers from what they said before: ${error.message}.`
        : "The pages have changed and could not be ingested: the consultant answers from the old ones.";
    if (lastIngest(await store.changes.list())?.title === title) return;
    const at = new Date(now()).toISOString();
    await store.write([], [{ at, by: THE_SERVER, action: "failed", entry_id: null, title }]);
  };
  let isFilled = false;
  void filled?.then(() => {
    isFilled = true;
  });
  return {
    embedder,
    answer: (messages, options = {}) =>
      health.watched(async () => {
        const away = await refresh();
        if (away) throw away;
        return engine.answer(messages, options);
      }),
    search: (question, options) =>
      health.watched(async () => {
        const away = await refresh();
        if (away) throw away;
        return engine.search(question, options);
      }),
    library: (id) =>
      health.watched(async () => {
        const away = await refresh();
        if (away) throw away;
        return engine.library(id);
      }),
    searchSite: (request) =>
      health.watched(async () => {
        const away = await refresh();
        if (away) throw away;
        return engine.searchSite(request);
      }),
    about: (ids) => engine.about(ids),
    facts: () => engine.facts(),
    vectors: (questions) => engine.vectors(questions),
    current: () => live.current(),
    async check() {
      if (!live.loaded) await live.current();
      await health.check();
    },
    foresee: (request, logged) =>
      health.watched(async () => {
        const away = await refresh();
        if (away) throw away;
        return foresee(request, logged);
      }),
    add: async (request, by) => {
      const overridden = request.metadata?.overrides;
      if (overridden !== undefined && !(await isOverridable(overridden))) throw new NoSuchAnswer();
      return written(editor.add(request, by));
    },
    edit: (id, request, by) => written(editor.edit(id, request, by)),
    remove: (id, by) => written(editor.remove(id, by)),
    restore: (id, by) => written(editor.restore(id, by)),
    editMany: (edits, by) => written(many.edit(edits, by)),
    restoreMany: (ids, by) => written(many.restore(ids, by)),
    ingest: (by = THE_SERVER) => written(ingest.run(by)),
    ingestProgress: ingest.progress,
    async ingestChanged(run = () => written(ingest.run(THE_SERVER))) {
      try {
        return (await ingest.isDue()) ? await run() : undefined;
      } catch (error) {
        // Another server is running it.
        if (error instanceof IngestRunning) return undefined;
        await noteFailure(error);
        throw error;
      }
    },
    previewImport: imports.preview,
    import: (file, revision, by) => written(imports.run(file, revision, by)),
  };
}
