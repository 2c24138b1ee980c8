/**
 * Has questions wait at the door until it is their turn: before a router, a context and a
 * stream are made for each, a thousand of them need a third of the memory, and a page that
 * is asked for among them waits a third as long.
 */
import type { IncomingMessage, RequestListener } from "node:http";
import type { Turn } from "./turns.ts";

/** Bytes of a conversation that may wait unread; a longer one is read first, within the bounds of all bodies. */
const SHORT = 16_384;

/** How a request came through the door. */
export interface Admission {
  /** When it arrived, as `performance.now()` tells it. */
  arrived: number;
  /** It is its turn now, and it is there as a whole. Whatever waits for something else on the way has to wait for another. */
  inTurn: boolean;
  /** Too many were waiting. */
  refused: boolean;
}

interface Door {
  turn: Turn;
  /** Whether this request is one that waits. */
  waits: (request: IncomingMessage) => boolean;
  /** Requests that wait at most, half of them one visitor's. */
  limit: number;
  /** Tells visitors apart; without it all requests are one visitor's. */
  visitorOf?: (request: IncomingMessage) => string;
}

const admissions = new WeakMap<IncomingMessage, Admission>();

/** Undefined for a request that did not wait at the door. */
export const admissionOf = (request: IncomingMessage) => admissions.get(request);

export function inTurns(listener: RequestListener, door: Door): RequestListener {
  const { turn, waits, limit, visitorOf } = door;
  const places = createPlaces(limit, visitorOf ? Math.ceil(limit / 2) : limit);
  return (request, response) => {
    if (!waits(request) || !isShort(request)) return listener(request, response);
    const leave = places.take(visitorOf?.(request) ?? "");
    const admission = { arrived: performance.now(), inTurn: false, refused: !leave };
    admissions.set(request, admission);
    if (!leave) return listener(request, response);
    void turn(request).then(() => {
      leave();
      // Whoever has left meanwhile needs no answer.
      if (response.destroyed) return;
      admission.inTurn = request.complete;
      setImmediate(() => {
        admission.inTurn = false;
      });
      listener(request, response);
    });
  };
}

/** Places to wait in: so many, and so many of them for one visitor. */
function createPlaces(limit: number, each: number) {
  const taken = new Map<string, number>();
  let all = 0;
  const count = (visitor: string, change: number) => {
    const own = (taken.get(visitor) ?? 0) + change;
    all += change;
    if (own > 0) taken.set(visitor, own);
    else taken.delete(visitor);
  };
  return {
    /** Answers what gives the place back; undefined where there is none. */
    take(visitor: string): (() => void) | undefined {
      if (all >= limit || (taken.get(visitor) ?? 0) >= each) return undefined;
      count(visitor, 1);
      return () => count(visitor, -1);
    },
  };
}

/** A body of unknown length may be a long one. */
function isShort({ headers }: IncomingMessage): boolean {
  const unknown = headers["transfer-encoding"] === undefined ? 0 : Number.NaN;
  return Number(headers["content-length"] ?? unknown) <= SHORT;
}
