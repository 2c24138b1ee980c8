/** Every error that a call throws, as its answer: in the usual format, without its cause. */
import type { Hono } from "hono";
import { requestId } from "../http/observe.ts";
import { RequestRefused } from "../http/refusal.ts";
import { NotReady } from "../knowledge-base/not-ready.ts";
import { errorFacts, type Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { StoreUnavailable } from "../store/store.ts";

export function answerErrors(app: Hono, log: Log, metrics: Metrics): void {
  app.onError((error, c) => {
    if (error instanceof RequestRefused) return error.respond(c);
    if (error instanceof StoreUnavailable) {
      metrics.storeFailed();
      log.error("store unavailable", { id: requestId(c), ...errorFacts(error) });
      return new RequestRefused(503, error.message, { headers: { "retry-after": "5" } }).respond(c);
    }
    if (error instanceof NotReady)
      return new RequestRefused(503, error.message, { headers: { "retry-after": "1" } }).respond(c);
    log.error("request failed", { id: requestId(c), method: c.req.method, ...errorFacts(error) });
    return new RequestRefused(500, "Something went wrong on our side. Please try again.").respond(c);
  });
}
