/** Who may make the operators' calls: by password where one is set, else only from this same machine. */
import type { Hono, MiddlewareHandler } from "hono";
import type { AttemptStore, NewChange, SessionStore } from "../store/store.ts";
import { createAttempts } from "./attempts.ts";
import { sessionCookie } from "./cookie.ts";
import { openSessionRoutes } from "./open-sessions.ts";
import type { OperatorEnv } from "./operator.ts";
import { operatorsOnly } from "./operators-only.ts";
import { refuseCrossSite } from "./same-site.ts";
import { sessionRoutes } from "./session-routes.ts";
import { createSessions } from "./sessions.ts";

export interface AccessOptions {
  /** Without one, only a direct request from this same machine may make the calls. */
  password: string | undefined;
  siteUrl: string;
  trustProxy: number;
  allowedOrigins: readonly string[];
  sessions: SessionStore;
  attempts: AttemptStore;
  /** Adds a line to the record of changes. */
  record: (change: NewChange) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Waits so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface Access {
  /** Stands before every call that is the operators' alone. */
  operatorsOnly: MiddlewareHandler<OperatorEnv>;
  /** The calls by which an operator signs in and out. */
  routes: Hono;
}

/** What the guard and the calls share. */
export type AccessParts = ReturnType<typeof partsOf>;

export function createAccess(options: AccessOptions): Access {
  const parts = partsOf(options);
  const guard = operatorsOnly(parts);
  const routes = sessionRoutes(parts);
  routes.route("/", openSessionRoutes(parts, { operatorsOnly: guard, record: options.record }));
  return { operatorsOnly: guard, routes };
}

function partsOf(options: AccessOptions) {
  const { password, siteUrl, trustProxy, allowedOrigins, now = Date.now } = options;
  const sameSite: MiddlewareHandler = async (c, next) => {
    // Nothing about operators is kept by anything between server and browser.
    c.header("cache-control", "no-store");
    refuseCrossSite(c, siteUrl, allowedOrigins);
    await next();
  };
  return {
    now,
    sameSite,
    trustProxy,
    sessions: password === undefined ? undefined : createSessions(password, options.sessions, now),
    attempts: createAttempts(options.attempts, { password: password ?? "", site: new URL(siteUrl).origin }, now),
    cookie: sessionCookie({ siteUrl, trustProxy }),
    wait: options.wait ?? ((time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))),
  };
}
