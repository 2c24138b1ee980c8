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
  /** Requests that wait at most. */
  limit: number;
}

const admissions = new WeakMap<IncomingMessage, Admission>();

/** Undefined for a request that did not wait at the door. */
export const admissionOf = (request: IncomingMessage) => admissions.get(request);

export function inTurns(listener: RequestListener, { turn, waits, limit }: Door): RequestListener {
  let waiting = 0;
  return (request, response) => {
    if (!waits(request) || !isShort(request)) return listener(request, response);
    const admission = { arrived: performance.now(), inTurn: false, refused: waiting >= limit };
    admissions.set(request, admission);
    if (admission.refused) return listener(request, response);
    waiting += 1;
    void turn().then(() => {
      waiting -= 1;
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

const isShort = ({ headers }: IncomingMessage) => Number(headers["content-length"] ?? Number.NaN) <= SHORT;
