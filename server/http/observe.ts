/** Gives every request an id, and records how it ended in the log and the metrics. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "../log/log.ts";
import type { EndedRequest, Metrics } from "../metrics/metrics.ts";
import { pathIn } from "../pages/redirects.ts";
import { nameRequest } from "./request-id.ts";

interface Observer {
  log: Log;
  metrics: Pick<Metrics, "requestEnded">;
  /** The pattern that a path belongs to; one of a bounded number. */
  routeOf: (path: string) => string;
  /** Milliseconds. */
  now?: () => number;
}

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);
/** nginx's status for a client that disconnected before the answer was sent. */
const CLIENT_LEFT = 499;

/** No address, no query and nothing that a visitor wrote reaches the log. */
export function observed(listener: RequestListener, observer: Observer): RequestListener {
  const { log, metrics, routeOf, now = () => performance.now() } = observer;
  return (request, response) => {
    const started = now();
    const id = nameRequest(request);
    response.setHeader("X-Request-Id", id);
    response.once("close", () => {
      const milliseconds = now() - started;
      const ended = endOf(request, response, routeOf, milliseconds);
      metrics.requestEnded(ended);
      const { method, route, status } = ended;
      log.info("request", { method, route, status, ms: Math.round(milliseconds * 10) / 10, id });
    });
    listener(request, response);
  };
}

/** How a request ended, for the counters. */
export function endOf(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: Observer["routeOf"],
  milliseconds: number,
): EndedRequest {
  return {
    method: METHODS.has(request.method ?? "") ? String(request.method) : "OTHER",
    route: routeOf(pathOf(request)),
    status: statusOf(response),
    seconds: milliseconds / 1000,
  };
}

export const pathOf = (request: IncomingMessage) => pathIn(request.url ?? "/");

const statusOf = (response: ServerResponse) => (response.writableFinished ? response.statusCode : CLIENT_LEFT);
