/**
 * The guard in a thread of its own, so that pages never wait for what a model says to be judged.
 * Its answers end with it where it crashes or hangs; the next one starts another.
 */
import { errorFacts, type Log } from "../../log/log.ts";
import { createInbox, type Inbox } from "../../threads/inbox.ts";
import { restartingWorker } from "../../threads/restarting-worker.ts";
import { type Guard, GuardFailed } from "../guard.ts";
import type { Report } from "../stream.ts";
import type { Delivery, Order, Step } from "./messages.ts";

export interface ThreadedGuard extends Guard {
  close(): Promise<void>;
}

interface Options {
  log: Log;
  script?: URL;
  /** Milliseconds in which the thread must reply: thousands of times what a sentence takes. */
  timeoutMs?: number;
  /** Milliseconds that it may be behind while it takes on answers: beyond, the built-in consultant is sooner. */
  lateMs?: number;
}

type Arrival = Delivery & { failure?: unknown };

const TIMEOUT_MS = 10_000;
const LATE_MS = 2_000;
const SCRIPT = new URL("./worker.ts", import.meta.url);

export function startGuard({ log, script = SCRIPT, timeoutMs = TIMEOUT_MS, lateMs = LATE_MS }: Options): ThreadedGuard {
  const inboxes = new Map<number, Inbox<Arrival>>();
  let last = 0;
  /** The question how far behind it is, by `performance.now()`: there is one at a time while anybody waits. */
  let pinged: { id: number; at: number } | undefined;
  const thread = restartingWorker<Delivery>(
    script,
    { name: "guard", env: {} },
    {
      message(delivery) {
        if (delivery.id === pinged?.id) pinged = undefined;
        else inboxes.get(delivery.id)?.put(delivery);
      },
      terminated(reason) {
        log.error("guard thread terminated", errorFacts(reason));
        failAll();
      },
    },
  );
  const watch = setInterval(ping, Math.min(timeoutMs, lateMs) / 8).unref();

  return {
    async *stream(words, answer) {
      const { id, inbox } = opened();
      const order = (step: Step) => thread.send({ id, ...step } satisfies Order);
      let report: Report | undefined;
      try {
        order({ do: "begin", answer });
        void feed(words, order, inbox, () => report !== undefined);
        while (!report) {
          const { text, failure, ...end } = await inbox.next();
          report = end.report;
          if (text) yield text;
          if (failure) throw failure;
        }
        return report;
      } finally {
        inboxes.delete(id);
        if (!report) order({ do: "leave" });
      }
    },
    async close() {
      clearInterval(watch);
      const closing = thread.close();
      failAll();
      await closing;
    },
  };

  /** Throws where the thread is too far behind to take on another answer. */
  function opened() {
    if (pinged && performance.now() - pinged.at > lateMs) throw new GuardFailed("late");
    last += 1;
    const inbox = createInbox<Arrival>();
    inboxes.set(last, inbox);
    return { id: last, inbox };
  }

  function ping() {
    if (pinged && performance.now() - pinged.at > timeoutMs)
      thread.terminate(new Error(`judging took more than ${timeoutMs} ms`));
    else if (!pinged && inboxes.size > 0) {
      last += 1;
      pinged = { id: last, at: performance.now() };
      thread.send({ id: last, do: "ping" } satisfies Order);
    }
  }

  function failAll() {
    pinged = undefined;
    for (const [id, { put }] of inboxes) put({ id, text: "", failure: new GuardFailed() });
  }
}

/** Hands the words on as they arrive, and what goes wrong with them to whoever reads the answer. */
async function feed(
  words: AsyncIterable<string>,
  order: (step: Step) => void,
  inbox: Inbox<Arrival>,
  ended: () => boolean,
) {
  try {
    for await (const text of words) {
      if (ended()) return;
      order({ do: "push", text });
    }
    order({ do: "end" });
  } catch (failure) {
    inbox.put({ id: 0, text: "", failure });
  }
}
