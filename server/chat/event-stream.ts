/** Sends events as fast as they are read and no faster: a slow reader holds back its own answer and nothing else. */
import { type Envelope, encodeEnd, encodeEvent, HEARTBEAT, INTERRUPTED, type ReplyEvent } from "./events.ts";

/** How a stream ended: in full, broken off with an error event, or because the visitor left. */
export type StreamEnd = "complete" | "interrupted" | "left";

export interface StreamOptions {
  envelope: Envelope;
  /** Aborted when the visitor leaves. */
  abort: AbortController;
  /** Milliseconds without an event after which a comment line shows that the answer is still coming. */
  heartbeat: number;
  onFirstWords?: () => void;
  /** Called once, with what was thrown where something was. */
  onEnd?: (end: StreamEnd, failure?: unknown) => void;
}

/** The first comment line comes sooner, so that headers reach the visitor's browser while a model thinks. */
const FIRST_HEARTBEAT = 200;

export function eventStream(events: AsyncIterable<ReplyEvent>, options: StreamOptions): ReadableStream<Uint8Array> {
  const { envelope, abort } = options;
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<ReplyEvent>> | undefined;
  let patience = Math.min(FIRST_HEARTBEAT, options.heartbeat);
  let begun = false;
  let ended = false;
  const end = (how: StreamEnd, failure?: unknown) => {
    if (!ended) options.onEnd?.(how, failure);
    ended = true;
  };
  return new ReadableStream({
    async pull(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      pending ??= iterator.next();
      try {
        const step = await orTimeout(pending, patience);
        if (step === TIMEOUT) {
          patience = options.heartbeat;
          return send(HEARTBEAT);
        }
        pending = undefined;
        if (!begun) options.onFirstWords?.();
        begun = true;
        if (step.done) send(encodeEnd(envelope));
        else send(encodeEvent(step.value, envelope));
        if (!step.done && step.value.type !== "error") return;
        end(step.done ? "complete" : "interrupted");
      } catch (failure) {
        send(encodeEvent(INTERRUPTED, envelope));
        end("interrupted", failure);
      }
      controller.close();
    },
    async cancel() {
      abort.abort();
      end("left");
      pending?.catch(() => undefined);
      await iterator.return?.();
    },
  });
}

const TIMEOUT = Symbol("timeout");

async function orTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | typeof TIMEOUT> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMEOUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMEOUT), milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
