/** The knowledge base: what the consultant searches, and everything that changes it. */
import type { EditManyAnswer } from "../../shared/contracts/knowledge-base.ts";
import type { ImportReport, IngestProgress } from "../../shared/contracts/operator.ts";
import type { Engine } from "../consultant/engine.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { createManyEditor, type ManyEdits } from "./edit-many.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createImport, type ImportFile } from "./exchange/import.ts";
import { createForesee } from "./foresee.ts";
import { createIngest, type IngestReport } from "./ingest.ts";
import { createIngestChanged, THE_SERVER } from "./ingest-changed.ts";
import { createLiveIndex } from "./live-index.ts";
import { createQueries, type Queries } from "./queries.ts";

export interface KnowledgeBase extends Queries, Editor {
  /** Changes or deletes several entries: all or none, unless it is asked to do what it can. */
  editMany(edits: ManyEdits, by: string): Promise<EditManyAnswer>;
  restoreMany(ids: readonly string[], by: string): Promise<EditManyAnswer>;
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
  /** Milliseconds for which the store's revision is cached; 0 asks each time. */
  freshFor?: number;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled?: Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** An override that names no answer of the library. */
export class NoSuchAnswer extends Error {}

export function createKnowledgeBase(deps: Dependencies): KnowledgeBase {
  const { store, engine, embedder, readSections, freshFor = 0, filled, now = Date.now } = deps;
  const live = createLiveIndex({ store, engine, freshFor, now });
  const foresee = createForesee({ store, engine, now });
  const editor = createEditor({ store, embedder, now });
  const many = createManyEditor({ store, now });
  const ingest = createIngest({ store, readSections, now });
  const ingestChanged = createIngestChanged({ store, ingest, now });
  /** Whoever asks after a write was acknowledged is answered from it, however long the index takes. */
  const written = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work.finally(live.stale);
    // Where the store is away by now, the first question after that waits.
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
    ...createQueries({ engine, live, foresee, filled }),
    add: async (request, by) => {
      const overridden = request.metadata?.overrides;
      if (overridden !== undefined && !(await isOverridable(overridden))) throw new NoSuchAnswer();
      return written(editor.add(request, by));
    },
    edit: (id, request, by) => written(editor.edit(id, request, by)),
    remove: (id, by, seen) => written(editor.remove(id, by, seen)),
    restore: (id, by) => written(editor.restore(id, by)),
    editMany: (edits, by) => written(many.edit(edits, by)),
    restoreMany: (ids, by) => written(many.restore(ids, by)),
    ingest: (by = THE_SERVER) => written(ingest.run(by)),
    ingestProgress: ingest.progress,
    ingestChanged: (run = () => written(ingest.run(THE_SERVER))) => ingestChanged(run),
    previewImport: imports.preview,
    import: (file, revision, by) => written(imports.run(file, revision, by)),
  };
}
