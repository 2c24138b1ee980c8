/** Names each request, so that an answer, a line of the log and a line of a proxy can be matched. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What proxies and tracers write; anything else is replaced, so that nothing is written into the log this way. */
const NAME = /^[\w.:=+/-]{1,128}$/;

/** The name that came with the request where it is one, else a new one; from here on the request has it. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
  request.headers["x-request-id"] = name;
  return name;
}

/** The request's name; undefined where there is no connection (a test in process). */
export function requestId(c: Context): string | undefined {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const name = incoming?.headers?.["x-request-id"];
  return typeof name === "string" ? name : undefined;
}
