/** Request ids, by which an answer, a log line and a proxy's log line can be matched. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A UUID, or nginx's 32 digits. Anything else may say who sent it, as HAProxy's id does, and is not logged. */
const NAME = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Keeps the id that came with the request if it has such a form, else assigns a new one. */
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
