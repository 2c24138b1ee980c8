/**
 * Admits work one at a time, and only when no new requests have arrived: connections and pages
 * are served before the next question is taken up, and a thousand questions that arrive at once
 * wait only for each other. Visitors take turns (round robin): one with a hundred questions waits
 * for the others, not they for the hundred. docs/changing-safely.md says why it is our own.
 */
import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";

/** Milliseconds for which new requests may go first; after that the next question is admitted. */
const MAX_DELAY_MS = 5;

/** Resolves when the request is admitted. One that was admitted before and had to wait for something else comes before those that were not. */
export type Admit = (request?: IncomingMessage, isBack?: boolean) => Promise<void>;

interface Options {
  /** Tells visitors apart; without it all requests are one visitor's. */
  visitorOf?: (request: IncomingMessage) => string;
  /** Calls back after one round of the event loop. */
  soon?: (check: () => void) => unknown;
  /** Number of network events so far. */
  arrived?: () => number;
  /** Milliseconds. */
  now?: () => number;
}

export function createAdmissionQueue(options: Options = {}): Admit {
  const { visitorOf = () => "", soon = setImmediate, arrived = eventsOfLoop, now = () => performance.now() } = options;
  const waiting = createLines();
  const back = createLines();
  let known = 0;
  let since = 0;
  const wait = () => {
    known = arrived();
    soon(check);
  };
  const check = () => {
    if (arrived() !== known && now() - since < MAX_DELAY_MS) return wait();
    (back.size > 0 ? back : waiting).take()?.();
    since = now();
    if (waiting.size + back.size > 0) wait();
  };
  return (request, isBack = false) =>
    new Promise((resolve) => {
      (isBack ? back : waiting).add(request ? visitorOf(request) : "", resolve);
      if (waiting.size + back.size > 1) return;
      since = now();
      wait();
    });
}

/** Round robin over visitors; first in, first out for each. */
function createLines() {
  const lines = new Map<string, (() => void)[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(visitor: string, begin: () => void) {
      size += 1;
      const line = lines.get(visitor);
      if (line) line.push(begin);
      else lines.set(visitor, [begin]);
    },
    take(): (() => void) | undefined {
      const [first] = lines;
      if (!first) return undefined;
      size -= 1;
      const [visitor, line] = first;
      // Reinserted, so that the visitor's next one comes after everyone else's.
      lines.delete(visitor);
      const begin = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      return begin;
    },
  };
}

/** Connections, requests and the like that this thread's event loop has handled. */
const eventsOfLoop = () => performance.nodeTiming.uvMetricsInfo.events;
