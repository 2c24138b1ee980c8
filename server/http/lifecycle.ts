/** Health checks: GET /healthz and GET /readyz. */
import { Hono } from "hono";
import { type Store, StoreUnavailable } from "../store/store.ts";
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

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
