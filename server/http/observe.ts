/** Gives every request an id, and records how it ended in the log and the metrics. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Log } from "../log/log.ts";
import type { EndedRequest, Metrics } from "../metrics/metrics.ts";
import { pathIn } from "../pages/redirects.ts";
import type { SiteFiles } from "../pages/site-files.ts";

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

/** `app` knows its calls by their exact paths, and `site` its pages. */
export function routeNames(app: Pick<Hono, "routes">, site: SiteFiles | undefined): (path: string) => string {
  const calls = new Set(app.routes.map(({ path }) => path).filter((path) => !path.includes("*")));
  return (path) => {
    if (calls.has(path) || site?.pages.has(path)) return path;
    if (path.startsWith("/assets/") && site?.byPath.has(path)) return "/assets/*";
    return site?.byPath.has(path) ? "(file)" : "(none)";
  };
}

/** A UUID, or nginx's 32 digits. Anything else may say who sent it, as HAProxy's id does, and is not logged. */
const NAME = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Keeps the id that came with the request if it has such a form, else assigns a new one. */
function nameRequest(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = name;
  return name;
}

/** Undefined where there is no connection (a test in process). */
export function requestId(c: Context): string | undefined {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const name = incoming?.headers?.["x-request-id"];
  return typeof name === "string" ? name : undefined;
}
