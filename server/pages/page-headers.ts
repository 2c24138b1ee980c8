/** Headers of what is built, the security policy among them: for the server, and for `_headers` of a static host. */
import { createHash } from "node:crypto";

/** Also of what is never a page: what else protects a page would be weight there. */
const OF_ASSETS = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

const COMMON = {
  ...OF_ASSETS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // A screen or a device is picked by the visitor each time: these are what a page could ask for once.
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** One year; sent only where the site is served over HTTPS. */
export const STRICT_TRANSPORT = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

const transport = (siteUrl: string) => (siteUrl.startsWith("https:") ? STRICT_TRANSPORT : {});

/** Headers of a response that is not a page: nothing in it may run or load anything. */
export function answerHeaders(siteUrl: string): Record<string, string> {
  return {
    ...COMMON,
    ...transport(siteUrl),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}

/** Pictures that others show beside a link to a page: a chat program, an intranet, a search engine. */
const FOR_PREVIEWS = /^\/(?:social|icons)\//;

/** Of a script, a style sheet, a font the manifest, or a picture in dots. */
export const isNeverPage = (path: string) => /^\/(?:assets|social|icons)\/|\.webmanifest$/.test(path);

/** Headers of a built file; `html` where it is a page. */
export function pageHeaders(
  path: string,
  html: string | undefined,
  { siteUrl, backendUrl }: BuiltSettings,
): Record<string, string> {
  if (FOR_PREVIEWS.test(path))
    return { ...OF_ASSETS, ...transport(siteUrl), "cross-origin-resource-policy": "cross-origin" };
  if (isNeverPage(path)) return { ...OF_ASSETS, ...transport(siteUrl) };
  if (html === undefined) return answerHeaders(siteUrl);
  const scripts = inlineHashes(html, /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // "data:" for the icon, which is inlined.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...(backendUrl ? [backendUrl] : [])],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(siteUrl.startsWith("https:") ? { "upgrade-insecure-requests": [] } : {}),
  };
  return {
    ...answerHeaders(siteUrl),
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(" "))
      .join("; "),
    ...(path.startsWith("/admin/") || path === "/404.html" ? { "x-robots-tag": "noindex" } : {}),
  };
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    (match) =>
      `'sha256-${createHash("sha256")
        .update(match[1] ?? "")
        .digest("base64")}'`,
  );
}

/** Settings of the build, from build/site.json. */
export interface BuiltSettings {
  /** Origin of the canonical addresses; on https the browser is told to stay there. */
  siteUrl: string;
  /** Origin that the pages send their calls to; empty where it is their own. */
  backendUrl: string;
}
