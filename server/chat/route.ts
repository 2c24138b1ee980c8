/** POST /functions/v1/ai-chat: the whole conversation in, the answer as a stream of events out. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { chatRequest, TURN_LIMIT } from "../../shared/contracts/chat.ts";
import { readBody } from "../http/body.ts";
import { errorFacts, type Log } from "../log/log.ts";
import { eventStream } from "./event-stream.ts";
import { type ReplyDependencies, reply } from "./reply.ts";

export interface ChatDependencies extends ReplyDependencies {
  log?: Log;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds between comment lines while an answer is awaited. */
  heartbeat?: number;
}

/** Bytes of a request: every turn at its longest, in letters of up to four bytes. */
const BODY_LIMIT = TURN_LIMIT * 8_000 * 4;
/** Well under the half minute after which proxies close a silent connection. */
const HEARTBEAT = 5_000;

export function chatRoutes(deps: ChatDependencies): Hono {
  const { now = Date.now, heartbeat = HEARTBEAT, log } = deps;
  const routes = new Hono();
  routes.post("/functions/v1/ai-chat", async (c) => {
    const { messages } = await readBody(c, chatRequest, BODY_LIMIT);
    const abort = new AbortController();
    const envelope = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(now() / 1000), model: "consultant" };
    const body = eventStream(reply(messages, deps, abort.signal), {
      envelope,
      abort,
      heartbeat,
      onEnd: (failure) => failure && log?.error("chat answer broke off", errorFacts(failure)),
    });
    return c.body(body, 200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
  });
  return routes;
}
