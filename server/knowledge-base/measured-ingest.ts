/** Counts ingests and their time, whoever asks for them. */

import type { Metrics } from "../metrics/metrics.ts";
import { type IngestReport, IngestRunning } from "./ingest.ts";

type Run = (by?: string) => Promise<IngestReport>;

export function measuredIngest(run: Run, metrics: Pick<Metrics, "ingestEnded">): Run {
  return async (by) => {
    const started = performance.now();
    const ended = (outcome: "done" | "refused" | "failed", sections = 0) =>
      metrics.ingestEnded(outcome, (performance.now() - started) / 1000, sections);
    try {
      const report = await run(by);
      ended("done", report.added + report.changed + report.unchanged);
      return report;
    } catch (error) {
      ended(error instanceof IngestRunning ? "refused" : "failed");
      throw error;
    }
  };
}
