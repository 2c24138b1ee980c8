/** The cookie of an operator's session. */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { forwardedHttps } from "../http/forwarded-https.ts";
import { SESSION_SECONDS } from "./sessions.ts";

/** Over HTTPS the name's prefix makes the browser refuse the cookie from anywhere but this very origin. */
const NAME = { secure: "__Host-operator", plain: "operator" };

export interface SessionCookie {
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
