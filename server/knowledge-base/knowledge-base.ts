/** The knowledge base: what the consultant searches, and everything that changes it. */
import type { ImportReport, IngestProgress } from "../../shared/contracts/operator.ts";
import { BUILT_IN_MODEL } from "../embedding/built-in.ts";
import type { Embedder } from "../embedding/embedder.ts";
import type { SearchIndex } from "../retrieval/index.ts";
import type { NewEntry, Store } from "../store/store.ts";
import { createEditor, type Editor } from "./editor.ts";
import { createImport, type ImportFile } from "./exchange/import.ts";
import { createIngest, type IngestReport } from "./ingest.ts";
import { createLiveIndex } from "./live-index.ts";

export interface KnowledgeBase extends Editor {
  /** The index over the current entries; entries written before the call count. */
  index(): Promise<SearchIndex>;
  /** Makes the entries that came from pages equal to the built pages. Refuses to run twice at once. */
  ingest(by?: string): Promise<IngestReport>;
  ingestProgress(): IngestProgress;
  /** What an import of the file would change. */
  previewImport(file: ImportFile): Promise<ImportReport>;
  /** Imports all of it or nothing. `revision` is the preview's: anything changed since is refused. */
  import(file: ImportFile, revision: number | undefined, by: string): Promise<ImportReport>;
  readonly embedder: Embedder;
}

interface Dependencies {
  store: Store;
  embedder: Embedder;
  /** Reads the sections of the site's built pages. */
  readSections: () => Promise<NewEntry[]>;
  /** Milliseconds for which the store's revision is believed without asking; 0 asks each time. */
  freshFor?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Who is named in the record where no operator asked. */
const THE_SERVER = "the server";

export function createKnowledgeBase(deps: Dependencies): KnowledgeBase {
  const { store, embedder, readSections, freshFor = 0, now = Date.now } = deps;
  const live = createLiveIndex({ store, freshFor, embeddings: embedder.model !== BUILT_IN_MODEL });
  const editor = createEditor({ store, embedder, now });
  const ingest = createIngest({ store, embedder, readSections, now });
  const imports = createImport({ store, embedder, now });
  const written = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      live.stale();
    }
  };
  return {
    embedder,
    index: () => live.current(),
    add: (request, by) => written(editor.add(request, by)),
    edit: (id, request, by) => written(editor.edit(id, request, by)),
    remove: (id, by) => written(editor.remove(id, by)),
    restore: (id, by) => written(editor.restore(id, by)),
    ingest: (by = THE_SERVER) => written(ingest.run(by)),
    ingestProgress: ingest.progress,
    previewImport: imports.preview,
    import: (file, revision, by) => written(imports.run(file, revision, by)),
  };
}
