/** Shared by the access middleware and the sign-in calls. */
import type { Context, MiddlewareHandler } from "hono";
import { fromThisMachine } from "../http/client-address.ts";
import type { RateCounter } from "../store/rate-counter.ts";
import type { AttemptStore, NewChange, SessionStore } from "../store/store.ts";
import { createAttempts } from "./attempts.ts";
import { refuseCrossSite } from "./same-site.ts";
import { createSessions, sessionCookie } from "./sessions.ts";

export interface AccessOptions {
  /** Without one, only a direct request from this same machine may make the calls, and only while the site is this machine's alone. */
  password: string | undefined;
  siteUrl: string;
  trustProxy: number;
  allowedOrigins: readonly string[];
  sessions: SessionStore;
  attempts: AttemptStore;
  counter: RateCounter;
  /** Adds a line to the record of changes. */
  record: (change: NewChange) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Sleeps. */
  wait?: (milliseconds: number) => Promise<void>;
}

export type AccessParts = ReturnType<typeof partsOf>;

export function partsOf(options: AccessOptions) {
  const { password, siteUrl, trustProxy, allowedOrigins, now = Date.now } = options;
  const sameSite: MiddlewareHandler = async (c, next) => {
    // No cache between server and browser may keep anything about operators.
    c.header("cache-control", "no-store");
    refuseCrossSite(c, siteUrl, allowedOrigins);
    await next();
  };
  return {
    now,
    sameSite,
    trustProxy,
    isOpenTo: (c: Context) => fromThisMachine(c, siteUrl),
    sessions: password === undefined ? undefined : createSessions(password, options.sessions, now),
    attempts: createAttempts(options, { password: password ?? "", site: new URL(siteUrl).origin }, now),
    cookie: sessionCookie({ siteUrl, trustProxy }),
    wait: options.wait ?? ((time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))),
  };
}
