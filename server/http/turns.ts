/**
 * Lets work begin one at a time, and only when the network has nothing new and whoever
 * does the work is free: whoever connects or asks for a page is served before the next
 * question is taken up, and a thousand that arrive at once wait for each other alone.
 * Visitors take turns: whoever asks a hundred questions at once waits for the others, and
 * they do not wait for the hundred. Ours: libraries of queues know neither visitors nor
 * whether the network has something new.
 */
import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";

/** Milliseconds for which new requests may go first; work begins after them however many still come. */
const PATIENCE = 5;

/** Resolves when it is the request's turn. */
export type Turn = (request?: IncomingMessage) => Promise<void>;

interface Options {
  /** Tells visitors apart; without it all requests are one visitor's. */
  visitorOf?: (request: IncomingMessage) => string;
  /** Undefined where work may begin; else what comes when it may. */
  busy?: () => Promise<void> | undefined;
  /** Calls back after a look at the network. */
  soon?: (look: () => void) => unknown;
  /** How much has come from the network so far. */
  arrived?: () => number;
  /** Milliseconds. */
  now?: () => number;
}

export function createTurns(options: Options = {}): Turn {
  const {
    visitorOf = () => "",
    busy = () => undefined,
    soon = setImmediate,
    arrived = eventsOfLoop,
    now = () => performance.now(),
  } = options;
  const waiting = createQueue();
  let known = 0;
  let since = 0;
  const wait = () => {
    known = arrived();
    soon(look);
  };
  const look = () => {
    if (arrived() !== known && now() - since < PATIENCE) return wait();
    const free = busy();
    if (free) return void free.then(wait);
    waiting.take()?.();
    since = now();
    if (waiting.size > 0) wait();
  };
  return (request) =>
    new Promise((resolve) => {
      waiting.add(request ? visitorOf(request) : "", resolve);
      if (waiting.size > 1) return;
      since = now();
      wait();
    });
}

/** What waits, one of each visitor in turn, and of each in the order in which it came. */
function createQueue() {
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
      const [visitor, line] = first;
      size -= 1;
      // The visitor's next one stands behind those of all others.
      lines.delete(visitor);
      const begin = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      return begin;
    },
  };
}

/** Connections, requests and the like that this thread's event loop has handled. */
const eventsOfLoop = () => performance.nodeTiming.uvMetricsInfo.events;
