/** Ingests the pages when they have changed; a failure is shown in the record of changes and on the overview. */
import type { Metrics } from "../metrics/metrics.ts";
import type { Store } from "../store/store.ts";
import { PagesUnavailable } from "./hosted-pages.ts";
import { type Ingest, type IngestReport, IngestRunning, lastIngest } from "./ingest.ts";

/** Author in the record of changes where it was no operator. */
export const THE_SERVER = "the server";

interface Parts {
  store: Store;
  ingest: Pick<Ingest, "isDue">;
  now: () => number;
}

/** `run` does the ingest. Undefined where none was due, or another server is running it. */
export function createIngestChanged({ store, ingest, now }: Parts) {
  /** Records a failure once, however often it is retried. */
  async function recordFailure(error: unknown) {
    const title =
      error instanceof PagesUnavailable
        ? `The pages could not be read, so the consultant answers from what they said before: ${error.message}.`
        : "The pages have changed and could not be ingested: the consultant answers from the old ones.";
    if (lastIngest(await store.changes.list())?.title === title) return;
    const at = new Date(now()).toISOString();
    await store.write([], [{ at, by: THE_SERVER, action: "failed", entry_id: null, title }]);
  }

  return async (run: () => Promise<IngestReport>): Promise<IngestReport | undefined> => {
    try {
      return (await ingest.isDue()) ? await run() : undefined;
    } catch (error) {
      if (error instanceof IngestRunning) return undefined;
      await recordFailure(error);
      throw error;
    }
  };
}

/** Counts an ingest and its time, whoever asks for it. */
export async function measuredIngest(
  run: () => Promise<IngestReport>,
  metrics: Pick<Metrics, "ingestEnded">,
): Promise<IngestReport> {
  const started = performance.now();
  const ended = (outcome: "done" | "refused" | "failed", sections = 0) =>
    metrics.ingestEnded(outcome, (performance.now() - started) / 1000, sections);
  try {
    const report = await run();
    ended("done", report.added + report.changed + report.unchanged);
    return report;
  } catch (error) {
    ended(error instanceof IngestRunning ? "refused" : "failed");
    throw error;
  }
}
