/** Fills the knowledge base at the start, and keeps it up to date while the server runs. */
import { setTimeout as wait } from "node:timers/promises";
import type { Embedder } from "../embedding/index.ts";
import { errorFacts, type Log } from "../log/log.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { PagesUnavailable } from "./hosted-pages.ts";
import { type IngestReport, IngestRunning } from "./ingest.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";
import { renewVectors } from "./vectors.ts";

interface UpkeepParts {
  store: Store;
  knowledgeBase: KnowledgeBase;
  embedder: Embedder;
  log: Log;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** First ingest while the hosted pages are unavailable. */
  ingestOwnPages: () => Promise<IngestReport>;
}

/** Milliseconds between two checks for entries without a vector of the model. */
const RENEW_EVERY = 15_000;

export function createUpkeep({ store, knowledgeBase, embedder, log, signal, ingestOwnPages }: UpkeepParts) {
  const logUnlessStopped = (message: string) => (error: unknown) => {
    if (!signal.aborted) log.error(message, errorFacts(error));
  };

  async function firstIngest(): Promise<void> {
    const report = await knowledgeBase.ingest().catch((error) => {
      if (!(error instanceof PagesUnavailable)) throw error;
      log.error("pages not read", errorFacts(error));
      return ingestOwnPages();
    });
    log.info("knowledge base filled", { sections: report.added });
  }

  return {
    /** True once the knowledge base is filled and its index is built; false where a retry may help. */
    async fill(): Promise<boolean> {
      try {
        if ((await store.count()) === 0) await firstIngest();
        await knowledgeBase.current();
        return true;
      } catch (error) {
        // The database is down, or another server that started at the same time is filling it.
        if ([StoreUnavailable, IngestRunning].some((passing) => error instanceof passing)) return false;
        throw error;
      }
    },
    /** After a release the pages have changed; the old entries serve meanwhile. */
    async ingestChanged(): Promise<void> {
      const report = await knowledgeBase
        .ingestChanged(() => knowledgeBase.ingest())
        .catch(logUnlessStopped("changed pages not ingested"));
      if (report) log.info("changed pages ingested", { ...report });
    },
    /** Fills the column of vectors: of what was written since, and of what another model made. */
    async renewVectors(): Promise<void> {
      while (!signal.aborted) {
        const made = await renewVectors(store, embedder, signal).catch(logUnlessStopped("embeddings not updated"));
        if (made) log.info("embeddings updated", { made, model: embedder.model });
        await wait(RENEW_EVERY, undefined, { signal, ref: false }).catch(() => undefined);
      }
    },
  };
}
