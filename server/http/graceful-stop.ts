/** Graceful shutdown: open requests may finish; streams that take too long are ended with an error event. */
import type { Server } from "node:http";
import type { Lifecycle } from "./lifecycle.ts";
import type { OpenStreams } from "./open-streams.ts";

interface Stopping {
  lifecycle: Lifecycle;
  streams: Pick<OpenStreams, "endAll">;
  /** Closes the store and the engine; called last. */
  close(): Promise<void>;
  /** Milliseconds for open answers to end by themselves. */
  grace?: number;
}

const GRACE = 10_000;
/** Milliseconds for the last event of an ended stream to be sent. */
const FLUSH_MS = 1_000;
/** Milliseconds between two checks for idle connections. */
const CHECK_EVERY = 100;

export async function stopGracefully(server: Server, stopping: Stopping): Promise<void> {
  const { lifecycle, streams, close, grace = GRACE } = stopping;
  lifecycle.phase = "stopping";
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  const check = setInterval(() => server.closeIdleConnections(), CHECK_EVERY);
  if (!(await endsInTime(grace, closed))) {
    streams.endAll();
    if (!(await endsInTime(FLUSH_MS, closed))) server.closeAllConnections();
    await closed;
  }
  clearInterval(check);
  await close();
}

async function endsInTime(milliseconds: number, work: Promise<true>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = await Promise.race([work, late]);
  clearTimeout(timer);
  return done;
}
