/**
 * Lets work begin one at a time, and only when the network has nothing new and whoever
 * does the work is free: whoever connects or asks for a page is served before the next
 * question is taken up, and a thousand that arrive at once wait for each other alone.
 */
import { performance } from "node:perf_hooks";

/** Milliseconds for which new requests may go first; work begins after them however many still come. */
const PATIENCE = 5;

/** Resolves when it is the caller's turn. */
export type Turn = () => Promise<void>;

interface Options {
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
    busy = () => undefined,
    soon = setImmediate,
    arrived = eventsOfLoop,
    now = () => performance.now(),
  } = options;
  const waiting = new Set<() => void>();
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
    const [begin] = waiting;
    if (begin) waiting.delete(begin);
    begin?.();
    since = now();
    if (waiting.size > 0) wait();
  };
  return () =>
    new Promise((resolve) => {
      waiting.add(resolve);
      if (waiting.size > 1) return;
      since = now();
      wait();
    });
}

/** Connections, requests and the like that this thread's event loop has handled. */
const eventsOfLoop = () => performance.nodeTiming.uvMetricsInfo.events;
