/** Names each request, so that an answer, a line of the log and a line of a proxy can be matched. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What proxies and tracers write; anything else is replaced, so that nothing is written into the log this way. */
const NAME = /^[\w.:=+/-]{1,128}$/;

const names = new WeakMap<IncomingMessage, string>();

/** The name that came with the request where it is one, else a new one. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  const name = typeof given === "string" && NAME.test(given) ? given : randomUUID();
  names.set(request, name);
  return name;
}

/** The request's name; undefined where there is no connection (a test in process). */
export function requestId(c: Context): string | undefined {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  return incoming && names.get(incoming as IncomingMessage);
}
