/** Tracks open event streams, and can end them all with a last event. */
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Metrics } from "../metrics/metrics.ts";
import { type Admit, createAdmissionQueue } from "./admission-queue.ts";
import type { Bindings } from "./queue-requests.ts";
import { RequestRefused } from "./refusal.ts";

export type OpenStreams = ReturnType<typeof createOpenStreams>;

interface Options {
  metrics?: Pick<Metrics, "streamOpened">;
  /** Streams open at once; further ones are refused with 503. */
  limit?: number;
  /** Admission of requests that did not pass the queue. */
  admit?: Admit;
}

/** Five times the load that the site promises to carry: about 100 MB of memory. */
export const STREAM_LIMIT = 5_000;
/** The last event of a stream that the server has to end. */
const STOPPING = `data: ${JSON.stringify({
  error: { code: "server_stopping", message: "The server is being restarted. Please send your question again." },
})}\n\n`;
/** First byte of a comment line, which holds no words. */
const COLON = ":".charCodeAt(0);

export function createOpenStreams({ metrics, limit = STREAM_LIMIT, admit = createAdmissionQueue() }: Options = {}) {
  const open = new Set<() => void>();
  let waiting = 0;
  const goodbye = new TextEncoder().encode(STOPPING);

  /** Passes the bytes through and records first words and end. Backpressure is kept. */
  function watched(body: ReadableStream<Uint8Array>, started: number): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    const noted = metrics?.streamOpened();
    let hasWords = false;
    let finish: () => void;
    const ended = () => {
      if (open.delete(finish)) noted?.ended();
    };
    return new ReadableStream(
      {
        start(controller) {
          finish = () => {
            ended();
            controller.enqueue(goodbye);
            controller.close();
            void reader.cancel().catch(() => undefined);
          };
          open.add(finish);
        },
        async pull(controller) {
          const { done, value } = await reader.read().catch((error: unknown) => {
            ended();
            throw error;
          });
          if (!open.has(finish)) return;
          if (done) {
            ended();
            return controller.close();
          }
          if (!hasWords && value[0] !== COLON) {
            hasWords = true;
            noted?.firstWord((performance.now() - started) / 1000);
          }
          controller.enqueue(value);
        },
        cancel(reason) {
          ended();
          return reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  }

  return {
    get count() {
      return open.size;
    },
    /** Middleware of a route that answers with an event stream. */
    guard: (async (c, next) => {
      const { incoming, outgoing, admission } = (c.env ?? {}) as Partial<Bindings>;
      if (admission?.refused || open.size + waiting >= limit)
        throw new RequestRefused(503, "Too many questions are being answered now. Please try again in a moment.", {
          headers: { "retry-after": "5" },
        });
      const started = admission?.arrived ?? performance.now();
      waiting += 1;
      // Only after the body: otherwise all bodies that arrive meanwhile would be answered in one tick.
      if (!outgoing || !admission?.ready)
        c.set("afterBody", async () => {
          // One that waited before, and then for a limit that servers share, does not wait for all others again.
          await admit(incoming as IncomingMessage | undefined, admission !== undefined);
          if (outgoing?.destroyed) throw new RequestRefused(408, "The connection was closed.");
        });
      try {
        await next();
      } finally {
        waiting -= 1;
      }
      if (!c.res.body || !c.res.headers.get("content-type")?.startsWith("text/event-stream")) return;
      c.res = new Response(watched(c.res.body, started), c.res);
      if (outgoing) sendTogether(outgoing);
    }) satisfies MiddlewareHandler,
    /** Ends every open stream with an event that says why. */
    endAll() {
      for (const finish of [...open]) finish();
    },
  };
}

/**
 * What is written within one tick leaves as one packet: headers, words and end of a
 * ready answer. The socket is corked and not the response: that one sends the end of its chunks before
 * the words that it holds back, so that the answer arrives empty and its words spoil the next one.
 */
function sendTogether({ socket }: HttpBindings["outgoing"]) {
  if (!socket) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}
