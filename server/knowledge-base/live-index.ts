/** The search index in memory, which follows the store's revision. */
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { buildSearchIndex, type SearchIndex } from "../retrieval/index.ts";
import type { Store } from "../store/store.ts";

export interface LiveIndex {
  /** The index over the current entries; entries written before the call count. */
  current(): Promise<SearchIndex>;
  /** Says that this process has written: the next question looks at the store, however fresh the index is. */
  stale(): void;
}

interface Options {
  store: Store;
  /** Whether the index compares vectors that are stored; it makes those of the built-in model itself. */
  embeddings: boolean;
  /** Milliseconds for which the store's revision is believed without asking; 0 asks each time. */
  freshFor: number;
}

/** Entries read at once; other work runs between. */
const PAGE = 500;
/** Milliseconds of indexing after which other work runs. */
const SLICE = 8;

const breath = () => new Promise((resolve) => setImmediate(resolve));

export function createLiveIndex({ store, embeddings, freshFor }: Options): LiveIndex {
  let held: { revision: number; index: SearchIndex; versions: Map<string, string> } | undefined;
  let running: Promise<SearchIndex> | undefined;
  let next: Promise<SearchIndex> | undefined;
  let checked = Number.NEGATIVE_INFINITY;
  let writes = 0;

  async function load(): Promise<SearchIndex> {
    // Read before the entries: what changes while they are read is caught up with next time.
    const time = performance.now();
    const written = writes;
    const revision = await store.revision();
    if (held?.revision !== revision) {
      const entries = await readAll(store, embeddings && !held);
      const versions = new Map(entries.map((entry) => [entry.id, versionOf(entry)]));
      if (held) await update(held, entries, versions);
      else held = { revision, index: await buildSearchIndex(entries), versions };
      held = { ...held, revision, versions };
    }
    checked = written === writes ? time : Number.NEGATIVE_INFINITY;
    return held.index;
  }

  /** Changes the index where it differs: quicker than building it anew. */
  async function update(
    { index, versions: before }: { index: SearchIndex; versions: Map<string, string> },
    entries: KnowledgeBaseEntry[],
    versions: Map<string, string>,
  ) {
    for (const id of before.keys()) if (!versions.has(id)) index.remove(id);
    let since = performance.now();
    for (const entry of entries) {
      if (before.get(entry.id) === versions.get(entry.id)) continue;
      index.add(embeddings ? ((await store.get(entry.id)) ?? entry) : entry);
      if (performance.now() - since < SLICE) continue;
      await breath();
      since = performance.now();
    }
  }

  return {
    stale() {
      writes += 1;
      checked = Number.NEGATIVE_INFINITY;
    },
    async current() {
      if (held && performance.now() - checked < freshFor) return held.index;
      if (!running) return start();
      // Questions that arrive during a look at the store, which may miss the last write, share the next one.
      next ??= running.then(start, start);
      return next;
    },
  };

  function start(): Promise<SearchIndex> {
    next = undefined;
    running ??= load().finally(() => {
      running = undefined;
    });
    return running;
  }
}

async function readAll(store: Store, embeddings: boolean): Promise<KnowledgeBaseEntry[]> {
  const entries = new Map<string, KnowledgeBaseEntry>();
  for (let offset = 0; ; offset += PAGE) {
    const page = await store.list({ limit: PAGE, offset, embeddings });
    for (const entry of page) entries.set(entry.id, entry);
    if (page.length < PAGE) return [...entries.values()];
    await breath();
  }
}
