/** The server's own metrics, in the Prometheus text format. Nothing in them identifies a visitor. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface EndedRequest {
  method: string;
  /** The route's pattern, never the path, so that the number of series stays bounded. */
  route: string;
  status: number;
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds. Pages answer within a millisecond, calls within ten, and answers of a model within a minute. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Seconds. First words are promised within 1.5 s under load. */
const FIRST_WORD_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 30];
const INGEST_BUCKETS = [0.1, 0.5, 1, 5, 15, 60, 300];

/** `process: false` leaves out memory, processor and event loop, which belong to the whole process. */
export function createMetrics({ process = true } = {}) {
  const register = new Registry();
  const registers = [register];
  if (process) collectDefaultMetrics({ register });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []) =>
    new Histogram({ name, help, buckets, labelNames, registers });

  const requests = counter("http_requests_total", "Requests answered.", ["method", "route", "status"]);
  const durations = histogram(
    "http_request_duration_seconds",
    "Time until the response was sent; for streams, their length.",
    REQUEST_BUCKETS,
    ["route"],
  );
  const limited = counter("http_requests_rate_limited_total", "Requests refused with 429.", ["route"]);
  const streams = new Gauge({ name: "chat_streams_open", help: "Answers that are being streamed now.", registers });
  const firstWords = histogram(
    "chat_time_to_first_token_seconds",
    "Time from a question's arrival to the first words of its answer.",
    FIRST_WORD_BUCKETS,
  );
  const modelErrors = counter("chat_model_errors_total", "Calls of the model that failed.", ["kind"]);
  const fallbacks = counter("chat_fallbacks_total", "Answers by the built-in consultant in the model's place.");
  const ingests = counter("ingest_runs_total", "Ingests of the site's own pages.", ["outcome"]);
  const ingestSeconds = histogram("ingest_duration_seconds", "Time of an ingest that was done.", INGEST_BUCKETS);
  const ingested = new Gauge({ name: "ingest_sections", help: "Sections that the last ingest found.", registers });
  const storeErrors = counter("store_errors_total", "Calls refused because the database was unavailable.");

  return {
    requestEnded({ method, route, status, seconds }: EndedRequest) {
      requests.inc({ method, route, status: String(status) });
      durations.observe({ route }, seconds);
      if (status === 429) limited.inc({ route });
    },
    /** Counts an open stream; call the result's functions at its first words and at its end. */
    streamOpened() {
      streams.inc();
      return { firstWord: (seconds: number) => firstWords.observe(seconds), ended: () => streams.dec() };
    },
    /** A call to the model failed; `kind` is one of a few fixed words. */
    modelFailed: (kind: string) => modelErrors.inc({ kind }),
    /** The built-in consultant answered in place of the model. */
    fellBack: () => fallbacks.inc(),
    ingestEnded(outcome: "done" | "refused" | "failed", seconds: number, sections: number) {
      ingests.inc({ outcome });
      if (outcome !== "done") return;
      ingestSeconds.observe(seconds);
      ingested.set(sections);
    },
    storeFailed: () => storeErrors.inc(),
    /** The body of a scrape. */
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
