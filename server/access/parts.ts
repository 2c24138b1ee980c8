/** Shared by the access middleware and the sign-in calls. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedHttps, fromThisMachine } from "../http/client-address.ts";
import type { RateCounter } from "../store/rate-counter.ts";
import type { Records, StoredSession } from "../store/records.ts";
import type { NewChange } from "../store/store.ts";
import { createAttempts } from "./attempts.ts";
import { refuseCrossSite } from "./same-site.ts";

export interface AccessOptions {
  /** Without one, only a direct request from this same machine may make the calls, and only while the site is this machine's alone. */
  password: string | undefined;
  siteUrl: string;
  trustProxy: number;
  allowedOrigins: readonly string[];
  sessions: Records["sessions"];
  attempts: Records["attempts"];
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
    record: options.record,
    sameSite,
    trustProxy,
    isOpenTo: (c: Context) => fromThisMachine(c, siteUrl),
    sessions: password === undefined ? undefined : createSessions(password, options.sessions, now),
    attempts: createAttempts(options, { password: password ?? "", site: new URL(siteUrl).origin }, now),
    cookie: sessionCookie({ siteUrl, trustProxy }),
    wait: options.wait ?? ((time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))),
  };
}

/** Seconds: a working day. */
export const SESSION_SECONDS = 12 * 3_600;
/** Bytes of a token. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/**
 * Operators' sessions. The cookie holds a random token; the database holds what
 * the token and the password make together. So a session survives a restart,
 * counts on every server, ends at sign-out or when the password changes, and a
 * stolen database opens nothing.
 */
function createSessions(password: string, store: Records["sessions"], now: () => number) {
  const hashOf = (token: string) => createHmac("sha256", password).update(token).digest("base64url");
  // Hashes of equal length are compared, so that not even the password's length shows.
  const key = randomBytes(TOKEN_BYTES);
  const digest = (text: string) => createHmac("sha256", key).update(text).digest();
  const expected = digest(password);

  return {
    /** In constant time. */
    isPassword: (given: string) => timingSafeEqual(digest(given), expected),
    /** Opens a session, and returns the token for the cookie. */
    async start(name: string) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const expiresAt = new Date(now() + SESSION_SECONDS * 1000).toISOString();
      const session: StoredSession = { hash: hashOf(token), name, expiresAt };
      await store.add(session, new Date(now()).toISOString());
      return { token, session };
    },
    /** The session of a token, where it is valid. */
    async find(token: string | undefined) {
      if (!token || !TOKEN.test(token)) return undefined;
      const session = await store.get(hashOf(token));
      return session && Date.parse(session.expiresAt) > now() ? session : undefined;
    },
    end: (token: string) => store.remove(hashOf(token)),
    /** Those that are valid now, the latest first. */
    list: () => store.list(new Date(now()).toISOString()),
    endOf: ({ hash }: StoredSession) => store.remove(hash),
  };
}

/** Over HTTPS the name's prefix makes the browser refuse the cookie from anywhere but this very origin. */
const NAME = { secure: "__Host-operator", plain: "operator" };

/** `siteUrl` is the public origin; behind proxies that are trusted, the last of them says how it was reached. */
function sessionCookie({ siteUrl, trustProxy }: { siteUrl: string; trustProxy: number }) {
  const isSecure = (c: Context) =>
    siteUrl.startsWith("https:") || forwardedHttps(c.req.header("x-forwarded-proto"), trustProxy);
  const write = (c: Context, value: string, maxAge: number) => {
    const secure = isSecure(c);
    const name = secure ? NAME.secure : NAME.plain;
    setCookie(c, name, value, { path: "/", httpOnly: true, sameSite: "Strict", secure, maxAge });
  };
  return {
    read: (c: Context) => getCookie(c, isSecure(c) ? NAME.secure : NAME.plain),
    set: (c: Context, token: string) => write(c, token, SESSION_SECONDS),
    clear: (c: Context) => write(c, "", 0),
  };
}
