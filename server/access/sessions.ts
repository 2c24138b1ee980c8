/**
 * Operators' sessions. The cookie holds a random token; the database holds what
 * the token and the password make together. So a session survives a restart,
 * counts on every server, ends at sign-out or when the password changes, and a
 * stolen database opens nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedHttps } from "../http/client-address.ts";
import type { SessionStore, StoredSession } from "../store/store.ts";

interface Sessions {
  /** In constant time. */
  isPassword(given: string): boolean;
  /** Opens a session, and returns the token for the cookie. */
  start(name: string): Promise<{ token: string; session: StoredSession }>;
  /** The session of a token, where it is valid. */
  find(token: string | undefined): Promise<StoredSession | undefined>;
  end(token: string): Promise<void>;
  /** Those that are valid now, the latest first. */
  list(): Promise<StoredSession[]>;
  endOf(session: StoredSession): Promise<void>;
}

/** Seconds: a working day. */
export const SESSION_SECONDS = 12 * 3_600;
/** Bytes of a token. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function createSessions(password: string, store: SessionStore, now: () => number): Sessions {
  const hashOf = (token: string) => createHmac("sha256", password).update(token).digest("base64url");
  // Hashes of equal length are compared, so that not even the password's length shows.
  const key = randomBytes(TOKEN_BYTES);
  const digest = (text: string) => createHmac("sha256", key).update(text).digest();
  const expected = digest(password);

  return {
    isPassword: (given) => timingSafeEqual(digest(given), expected),
    async start(name) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const expiresAt = new Date(now() + SESSION_SECONDS * 1000).toISOString();
      const session = { hash: hashOf(token), name, expiresAt };
      await store.add(session, new Date(now()).toISOString());
      return { token, session };
    },
    async find(token) {
      if (!token || !TOKEN.test(token)) return undefined;
      const session = await store.get(hashOf(token));
      return session && Date.parse(session.expiresAt) > now() ? session : undefined;
    },
    end: (token) => store.remove(hashOf(token)),
    list: () => store.list(new Date(now()).toISOString()),
    endOf: ({ hash }) => store.remove(hash),
  };
}

/** Over HTTPS the name's prefix makes the browser refuse the cookie from anywhere but this very origin. */
const NAME = { secure: "__Host-operator", plain: "operator" };

interface SessionCookie {
  read(c: Context): string | undefined;
  set(c: Context, token: string): void;
  clear(c: Context): void;
}

/** `siteUrl` is the public origin; behind proxies that are trusted, the last of them says how it was reached. */
export function sessionCookie({ siteUrl, trustProxy }: { siteUrl: string; trustProxy: number }): SessionCookie {
  const isSecure = (c: Context) =>
    siteUrl.startsWith("https:") || forwardedHttps(c.req.header("x-forwarded-proto"), trustProxy);
  const write = (c: Context, value: string, maxAge: number) => {
    const secure = isSecure(c);
    const name = secure ? NAME.secure : NAME.plain;
    setCookie(c, name, value, { path: "/", httpOnly: true, sameSite: "Strict", secure, maxAge });
  };
  return {
    read: (c) => getCookie(c, isSecure(c) ? NAME.secure : NAME.plain),
    set: (c, token) => write(c, token, SESSION_SECONDS),
    clear: (c) => write(c, "", 0),
  };
}
