/** A server's life: its health checks (GET /healthz and GET /readyz), why it cannot listen, and its graceful shutdown. */
import type { Server } from "node:http";
import { Hono } from "hono";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { within } from "../turns.ts";
import type { OpenStreams } from "./open-streams.ts";
import { RequestRefused } from "./refusal.ts";

export interface Lifecycle {
  phase: "starting" | "ready" | "stopping";
  /** What the start waits for. */
  problem?: string;
}

/** Milliseconds after which a database counts as down; below the timeout of any load balancer. */
const PING_TIMEOUT_MS = 2_000;

const REASONS = {
  starting: "The knowledge base is being loaded.",
  stopping: "The server is stopping.",
};

interface Parts {
  store: Pick<Store, "ping">;
  /** Rejects where questions cannot be answered. */
  knowledgeBase: { check(): Promise<void> };
  lifecycle: Lifecycle;
}

export function healthRoutes({ store, knowledgeBase, lifecycle }: Parts): Hono {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    const { phase, problem } = lifecycle;
    if (phase !== "ready") throw notReady((phase === "starting" && problem) || REASONS[phase]);
    try {
      await inTime(store.ping());
    } catch (cause) {
      throw notReady(cause instanceof StoreUnavailable ? cause.message : "The database does not answer.", cause);
    }
    try {
      await inTime(knowledgeBase.check());
    } catch (cause) {
      throw notReady("The consultant cannot answer.", cause);
    }
    return c.json({ status: "ready" }, 200, { "cache-control": "no-store" });
  });
  return routes;
}

const notReady = (message: string, cause?: unknown) =>
  new RequestRefused(503, message, { cause, headers: { "retry-after": "2", "cache-control": "no-store" } });

const inTime = (work: Promise<void>): Promise<void> =>
  within(PING_TIMEOUT_MS, work, () => {
    throw new Error("no answer in time");
  });

/** Why a server cannot listen, and what to do about it, in one line. */
export function listenProblem(error: NodeJS.ErrnoException, env: { PORT: number; HOST: string }): string {
  if (error.code === "EADDRINUSE")
    return `port ${env.PORT} is taken, perhaps by this site started before; stop that, or set PORT`;
  if (error.code === "EACCES") return `port ${env.PORT} is not allowed to this user; set PORT to 1024 or more`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no address ${env.HOST} (HOST)`;
  return error.message;
}

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

/** Open requests may finish; streams that take too long are ended with an error event. */
export async function stopGracefully(server: Server, stopping: Stopping): Promise<void> {
  const { lifecycle, streams, close, grace = GRACE } = stopping;
  lifecycle.phase = "stopping";
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const check = setInterval(() => server.closeIdleConnections(), CHECK_EVERY);
  if (!(await endsInTime(grace, closed))) {
    streams.endAll();
    if (!(await endsInTime(FLUSH_MS, closed))) server.closeAllConnections();
    await closed;
  }
  clearInterval(check);
  await close();
}

const endsInTime = (milliseconds: number, work: Promise<void>): Promise<boolean> =>
  within(
    milliseconds,
    work.then(() => true),
    () => false,
  );
