/** Sends events with backpressure: a slow reader delays its own answer and nothing else. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AnswerFacts,
  type Envelope,
  encodeEnd,
  encodeEvent,
  encodeStart,
  HEARTBEAT,
  INTERRUPTED,
  type ReplyEvent,
} from "./events.ts";

/** How a stream ended: complete, terminated with an error event, or because the visitor left. */
export type StreamEnd = "complete" | "interrupted" | "left";

export interface StreamOptions {
  envelope: Envelope;
  /** Aborted when the visitor leaves. */
  abort: AbortController;
  /** Milliseconds without an event after which a comment line shows that the answer is still coming. */
  heartbeat: number;
  /** Called once, with the error if there was one. */
  onEnd?: (end: StreamEnd, failure?: unknown) => void;
}

/** The first comment line comes sooner, so that headers reach the visitor's browser while a model thinks. */
const FIRST_HEARTBEAT = 200;
/** Characters of one write: what a connection takes without waiting. */
const WRITE_SIZE = 16_384;

/** The facts with which the events end go out with the last chunk. */
export function eventStream(
  events: AsyncIterable<ReplyEvent, AnswerFacts | undefined>,
  options: StreamOptions,
): ReadableStream<Uint8Array> {
  const { envelope, abort } = options;
  const iterator = events[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<ReplyEvent, AnswerFacts | undefined>> | undefined;
  let silenceMs = Math.min(FIRST_HEARTBEAT, options.heartbeat);
  let begun = false;
  let ended: StreamEnd | undefined;
  const end = (how: StreamEnd, failure?: unknown) => {
    if (ended) return;
    ended = how;
    options.onEnd?.(how, failure);
  };

  /** The next event, encoded; undefined if `until` resolves first. */
  async function next(until: Promise<undefined>): Promise<string | undefined> {
    pending ??= iterator.next();
    try {
      const step = await Promise.race([pending, until]);
      if (!step) return undefined;
      pending = undefined;
      const start = begun ? "" : encodeStart(envelope);
      begun = true;
      if (step.done) end("complete");
      else if (step.value.type === "error") end("interrupted");
      return start + (step.done ? encodeEnd(envelope, step.value) : encodeEvent(step.value, envelope));
    } catch (failure) {
      end("interrupted", failure);
      return encodeEvent(INTERRUPTED, envelope);
    }
  }

  async function awaited(): Promise<string | undefined> {
    const waiting = new AbortController();
    const text = await next(sleep(silenceMs, undefined, { signal: waiting.signal }).catch(() => undefined));
    waiting.abort();
    if (text === undefined) silenceMs = options.heartbeat;
    return text;
  }

  return new ReadableStream({
    async pull(controller) {
      // Events that are ready are sent together, and need no timer.
      let text = (await next(everythingReady())) ?? (await awaited());
      while (text && !ended && text.length < WRITE_SIZE) {
        const more = await next(everythingReady());
        if (more === undefined) break;
        text += more;
      }
      if (ended === "left") return;
      controller.enqueue(Buffer.from(text ?? HEARTBEAT));
      if (ended) controller.close();
    },
    async cancel() {
      abort.abort();
      end("left");
      pending?.catch(() => undefined);
      await iterator.return?.();
    },
  });
}

/** Resolves after all that is ready in this tick. */
const everythingReady = () => new Promise<undefined>((resolve) => process.nextTick(resolve));
