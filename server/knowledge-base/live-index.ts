/** Keeps the engine's index equal to the store's entries, whose revision it follows. */
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { stateAt, turnOf } from "../../shared/domain/publication.ts";
import type { Engine } from "../consultant/engine.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { ownTurn, within } from "../turns.ts";
import { entryPages } from "./entry-pages.ts";

export interface LiveIndex {
  /** Resolves once the engine knows the current entries; those written before the call count. */
  current(): Promise<void>;
  /** Whether the engine knows the entries as they were at some time. */
  readonly loaded: boolean;
  /** Resolves once it shows that the engine lacks so many changes that a question does not wait for them. */
  readonly farBehind: Promise<void>;
  /** Call after this process has written: the next question checks the store's revision, however fresh the index is. */
  stale(): void;
}

/** Changes that the engine takes while a question waits. */
const FEW = 200;

interface Options {
  store: Store;
  engine: Pick<Engine, "update">;
  /** Milliseconds for which the store's revision is cached; 0 asks each time. */
  freshFor: number;
  /** Milliseconds since 1970: an entry counts from its time on, and until its time. */
  now?: (() => number) | undefined;
}

/** The state that the engine was given last. */
interface Held {
  revision: number;
  versions: Map<string, string>;
  /** When the first of the entries begins or ceases to count by itself. */
  until: number;
}

export function createLiveIndex({ store, engine, freshFor, now = Date.now }: Options): LiveIndex {
  let held: Held | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let checked = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let farBehind = Promise.withResolvers<void>();
  const isDue = () => now() >= (held?.until ?? Number.POSITIVE_INFINITY);

  async function load(): Promise<void> {
    // Read before the entries: changes made meanwhile are caught up with next time.
    const time = performance.now();
    const written = writes;
    const revision = await store.revision();
    if (held?.revision !== revision || isDue()) {
      if (held && Math.abs(revision - held.revision) > FEW) farBehind.resolve();
      const moment = now();
      let until = Number.POSITIVE_INFINITY;
      const versions = new Map<string, string>();
      const changed: KnowledgeBaseEntry[] = [];
      for await (const entries of entryPages(store))
        for (const entry of entries) {
          until = Math.min(until, turnOf(entry.metadata, moment));
          if (stateAt(entry.metadata, moment) !== "published") continue;
          const version = versionOf(entry);
          versions.set(entry.id, version);
          if (held?.versions.get(entry.id) !== version) changed.push(entry);
        }
      const gone = [...(held?.versions.keys() ?? [])].filter((id) => !versions.has(id));
      await engine.update({ add: changed, remove: gone });
      held = { revision, versions, until };
    }
    checked = written === writes ? time : Number.NEGATIVE_INFINITY;
  }

  return {
    get loaded() {
      return held !== undefined;
    },
    get farBehind() {
      return farBehind.promise;
    },
    stale() {
      writes += 1;
      checked = Number.NEGATIVE_INFINITY;
    },
    async current() {
      if (held && performance.now() - checked < freshFor && !isDue()) return;
      if (!running) return start();
      // Questions that arrive during a refresh, which may miss the last write, share the next one.
      next ??= running.then(start, start);
      return next;
    },
  };

  function start(): Promise<void> {
    next = undefined;
    running ??= load().finally(() => {
      running = undefined;
      farBehind = Promise.withResolvers();
    });
    return running;
  }
}

/** Milliseconds that a question waits for the refresh. */
const TIMEOUT_MS = 500;

/** What was known last serves where the refresh takes longer. Resolves with the error if nothing was ever loaded and the store is down. */
export async function refreshOrServeStale(
  live: LiveIndex,
  timeoutMs = TIMEOUT_MS,
): Promise<StoreUnavailable | undefined> {
  const refreshing = live.current().then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return live.loaded ? undefined : error;
    },
  );
  if (!live.loaded) return refreshing;
  await within<unknown>(timeoutMs, Promise.race([refreshing, live.farBehind]), () => undefined);
  // Those that waited for one refresh would all be answered in one turn.
  await ownTurn();
  return undefined;
}
