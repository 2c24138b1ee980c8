/** Fills the knowledge base at the start, and keeps it up to date while the server runs. */
import { setTimeout as wait } from "node:timers/promises";
import type { Embedder } from "../embedding/index.ts";
import { errorFacts, type Log } from "../log/log.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { PagesUnavailable } from "./hosted-pages.ts";
import { type IngestReport, IngestRunning, NothingToIngest } from "./ingest.ts";
import type { KnowledgeBase } from "./knowledge-base.ts";
import { renewVectors } from "./vectors.ts";

interface UpkeepParts {
  store: Store;
  knowledgeBase: KnowledgeBase;
  embedder: Pick<Embedder, "model" | "embed">;
  log: Log;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** First ingest while the hosted pages are unavailable. */
  ingestOwnPages: () => Promise<IngestReport>;
}

/** Milliseconds between two checks for entries without a vector of the model. */
const RENEW_EVERY = 15_000;

/** Milliseconds until a start that failed is tried again; doubled each time, up to the limit. */
const TRY_AFTER = 500;
const TRY_LIMIT = 30_000;

/** For whoever watches the server, without what an error may hold besides. */
function problemOf(error: unknown): string {
  const isTold = [StoreUnavailable, IngestRunning, NothingToIngest, PagesUnavailable].some(
    (one) => error instanceof one,
  );
  return isTold ? (error as Error).message : "The knowledge base could not be filled.";
}

export function createUpkeep({ store, knowledgeBase, embedder, log, signal, ingestOwnPages }: UpkeepParts) {
  const logUnlessStopped = (message: string) => (error: unknown) => {
    if (!signal.aborted) log.error(message, errorFacts(error));
  };

  let isTold = false;
  async function firstIngest(): Promise<void> {
    const report = await knowledgeBase.ingest().catch((error) => {
      if (!(error instanceof PagesUnavailable)) throw error;
      if (!isTold) log.error("pages not read", errorFacts(error));
      isTold = true;
      return ingestOwnPages();
    });
    log.info("knowledge base filled", { sections: report.added });
  }

  return {
    /** Resolves once the knowledge base is filled and its index is built, or the server stops. `onProblem` hears what is missing. */
    async fill(onProblem: (message: string) => void): Promise<void> {
      let pause = TRY_AFTER;
      let last = "";
      while (!signal.aborted) {
        try {
          if ((await store.count()) === 0) await firstIngest();
          return await knowledgeBase.current();
        } catch (error) {
          // The database is down, which is logged there, or another server that started at the same time is filling it.
          const isPassing = error instanceof StoreUnavailable || error instanceof IngestRunning;
          const problem = problemOf(error);
          if (problem !== last && !isPassing) log.error("knowledge base not filled, will retry", errorFacts(error));
          last = problem;
          onProblem(problem);
          await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
          if (!isPassing) pause = Math.min(TRY_LIMIT, 2 * pause);
        }
      }
    },
    /** After a release the pages have changed; the old entries serve meanwhile. */
    async ingestChanged(): Promise<void> {
      const report = await knowledgeBase.ingestChanged().catch(logUnlessStopped("changed pages not ingested"));
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
