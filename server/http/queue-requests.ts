/**
 * Holds questions in the admission queue before a router, a context and a stream are made for
 * each: a thousand of them then need a third of the memory, and a page requested meanwhile
 * waits a third as long.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { Admit } from "./admission-queue.ts";
import { createTally } from "./tally.ts";

/** Bytes of a body that may wait unread; a longer one is read first, within the limit of all bodies. */
const SHORT_BODY = 16_384;

/** How a request passed the admission queue. */
export interface Admission {
  /** When it arrived, by `performance.now()`. */
  arrived: number;
  /** It was admitted in this tick and its body is complete; whatever awaits anything else must be admitted again. */
  ready: boolean;
  /** The queue was full. */
  refused: boolean;
}

interface QueueOptions {
  admit: Admit;
  /** Whether this request has to wait for admission. */
  waits: (request: IncomingMessage) => boolean;
  /** Length of the queue; one visitor may take half of it. */
  limit: number;
  /** Tells visitors apart; without it all requests are one visitor's. */
  visitorOf?: (request: IncomingMessage) => string;
}

/** `admission`: undefined for a request that did not pass the queue. */
type AdmittedListener = (request: IncomingMessage, response: ServerResponse, admission?: Admission) => void;

/** The environment of a request in the router. */
export interface Bindings extends HttpBindings {
  admission?: Admission | undefined;
}

/** Hands requests to the router, each with its admission in its environment: a listener for each request costs some ten nanoseconds. */
export function routeRequests(
  { fetch }: Pick<Hono, "fetch">,
  options?: Parameters<typeof getRequestListener>[1],
): AdmittedListener {
  return (incoming, outgoing, admission) => {
    const listener = getRequestListener((request, env) => fetch(request, { ...env, admission }), options);
    void listener(incoming, outgoing);
  };
}

export function queueRequests(listener: AdmittedListener, options: QueueOptions): RequestListener {
  const { admit, waits, limit, visitorOf } = options;
  const each = visitorOf ? Math.ceil(limit / 2) : limit;
  const queued = createTally();
  return (request, response) => {
    if (!waits(request) || !isShort(request)) return listener(request, response);
    const visitor = visitorOf?.(request) ?? "";
    const refused = queued.all >= limit || queued.of(visitor) >= each;
    const admission = { arrived: performance.now(), ready: false, refused };
    if (refused) return listener(request, response, admission);
    queued.add(visitor, 1);
    void admit(request).then(() => {
      queued.add(visitor, -1);
      // The client has disconnected meanwhile.
      if (response.destroyed) return;
      admission.ready = request.complete;
      setImmediate(() => {
        admission.ready = false;
      });
      listener(request, response, admission);
    });
  };
}

/** A body of unknown length may be a long one. */
function isShort({ headers }: IncomingMessage): boolean {
  const unknown = headers["transfer-encoding"] === undefined ? 0 : Number.NaN;
  return Number(headers["content-length"] ?? unknown) <= SHORT_BODY;
}
