/**
 * The knowledge base as the consultant sees it: the entries of the store, held
 * in a search index in memory that follows the store's revision.
 */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Embedder } from "../embedding/embedder.ts";
import { buildSearchIndex, type SearchIndex } from "../retrieval/index.ts";
import type { IngestReport, NewEntry, Store } from "../store/store.ts";

/** Texts that are embedded in one call. */
const BATCH = 64;

export interface KnowledgeBase {
  /** The index over the current entries; entries written before the call count. */
  index(): Promise<SearchIndex>;
  /** Embeds the built pages' sections and makes the entries equal to them. Refuses to run twice at once. */
  ingest(): Promise<IngestReport>;
}

interface Dependencies {
  store: Store;
  embedder: Embedder;
  /** Reads the sections of the site's built pages. */
  readSections: () => Promise<NewEntry[]>;
  /** Milliseconds for which the store's revision is believed without asking; 0 asks each time. */
  freshFor?: number;
}

/** True while an ingest runs in this process. */
export class IngestRunning extends Error {}

export function createKnowledgeBase({ store, embedder, readSections, freshFor = 0 }: Dependencies): KnowledgeBase {
  let current: { revision: number; index: SearchIndex; versions: Map<string, string> } | undefined;
  let loading: Promise<SearchIndex> | undefined;
  let checked = Number.NEGATIVE_INFINITY;
  let ingesting = false;

  async function load(): Promise<SearchIndex> {
    const revision = await store.revision();
    if (current?.revision !== revision) {
      const entries = await store.list();
      const versions = new Map(entries.map((entry) => [entry.id, versionOf(entry)]));
      const index = current ? updated(current, entries, versions) : await buildSearchIndex(entries);
      current = { revision, index, versions };
    }
    checked = performance.now();
    return current.index;
  }

  return {
    async index() {
      if (current && performance.now() - checked < freshFor) return current.index;
      // Questions that arrive together share one look at the store.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    async ingest() {
      if (ingesting) throw new IngestRunning("An ingest is running already.");
      ingesting = true;
      try {
        const sections = await readSections();
        return await store.replaceIngested(await embedded(sections, embedder));
      } finally {
        ingesting = false;
      }
    },
  };
}

async function embedded(sections: NewEntry[], embedder: Embedder): Promise<NewEntry[]> {
  const done: NewEntry[] = [];
  for (let start = 0; start < sections.length; start += BATCH) {
    const batch = sections.slice(start, start + BATCH);
    const vectors = await embedder.embed(batch.map(textOf));
    for (const [index, section] of batch.entries())
      done.push({
        ...section,
        embedding: vectors[index] ?? null,
        metadata: { ...section.metadata, embedding_model: embedder.model },
      });
  }
  return done;
}

/** What an entry's vector is made of. */
function textOf(entry: NewEntry): string {
  return [entry.page_title, entry.section_title, ...(entry.metadata.questions ?? []), entry.content].filter(Boolean).join("\n");
}

/** Says whether an entry is still what the index holds: ids are never given twice, and a change notes its time. */
function versionOf(entry: KnowledgeBaseEntry): string {
  return `${entry.metadata.updated_at ?? entry.created_at}\n${entry.metadata.embedding_model ?? ""}`;
}

/** The index with what changed: quicker than building it anew. */
function updated(
  before: { index: SearchIndex; versions: Map<string, string> },
  entries: KnowledgeBaseEntry[],
  versions: Map<string, string>,
): SearchIndex {
  for (const id of before.versions.keys()) if (!versions.has(id)) before.index.remove(id);
  for (const entry of entries)
    if (before.versions.get(entry.id) !== versions.get(entry.id)) before.index.add(entry);
  return before.index;
}
