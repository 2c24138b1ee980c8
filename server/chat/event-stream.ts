/** Sends events as fast as they are read and no faster: a slow reader holds back its own answer and nothing else. */
import { type Envelope, encodeEnd, encodeEvent, HEARTBEAT, INTERRUPTED, type ReplyEvent } from "./events.ts";

export interface StreamOptions {
  envelope: Envelope;
  /** Aborted when the visitor leaves. */
  abort: AbortController;
  /** Milliseconds without an event after which a comment line shows that the answer is still coming. */
  heartbeat: number;
  /** Called once, with what went wrong where something did. */
  onEnd?: (failure?: unknown) => void;
}

export function eventStream(events: AsyncIterable<ReplyEvent>, options: StreamOptions): ReadableStream<Uint8Array> {
  const { envelope, abort, heartbeat } = options;
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<ReplyEvent>> | undefined;
  let ended = false;
  const end = (failure?: unknown) => {
    if (!ended) options.onEnd?.(failure);
    ended = true;
  };
  return new ReadableStream({
    async pull(controller) {
      pending ??= iterator.next();
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      try {
        const step = await orTimeout(pending, heartbeat);
        if (step === TIMEOUT) return send(HEARTBEAT);
        pending = undefined;
        if (!step.done) send(encodeEvent(step.value, envelope));
        if (!step.done && step.value.type !== "error") return;
        if (step.done) send(encodeEnd(envelope));
      } catch (failure) {
        send(encodeEvent(INTERRUPTED, envelope));
        end(failure);
      }
      end();
      controller.close();
    },
    async cancel() {
      abort.abort();
      end();
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
