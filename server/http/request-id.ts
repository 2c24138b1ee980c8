/** Request ids, by which an answer, a log line and a proxy's log line can be matched. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Ids of proxies and tracers; anything else is replaced, to prevent log injection. */
const NAME = /^[\w.:=+/-]{1,128}$/;

/** Keeps the id that came with the request if it is valid, else assigns a new one. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = name;
  return name;
}

/** Undefined where there is no connection (a test in process). */
export function requestId(c: Context): string | undefined {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const name = incoming?.headers?.["x-request-id"];
  return typeof name === "string" ? name : undefined;
}
