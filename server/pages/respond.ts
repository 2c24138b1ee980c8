/** Answers a request for a built file: which body, which status, which headers. Pure; two thin adapters send it. */
import type { Encoding, SiteFile, SiteFiles } from "./site-files.ts";

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

type RequestHeaders = (name: string) => string | undefined;

/** Addresses that live on under another. */
const MOVED: Record<string, string> = { "/contact": "/#contact", "/index.html": "/" };

/** The answer to GET or HEAD; `undefined` where no file has this path. */
export function respond(site: SiteFiles, method: string, path: string, header: RequestHeaders): Answer | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const moved = MOVED[path] ?? withoutSlash(site, path);
  if (moved) return { status: 308, headers: { location: moved, "content-length": "0" }, body: undefined };
  const file = site.byPath.get(path);
  return file && send(file, 200, method, header);
}

/** The not-found page, with its status. */
export function respondNotFound(site: SiteFiles, method: string, header: RequestHeaders): Answer {
  return send(site.notFound, 404, method, header);
}

function withoutSlash(site: SiteFiles, path: string): string | undefined {
  if (path.length < 2 || !path.endsWith("/")) return undefined;
  const bare = path.replace(/\/+$/, "");
  return site.pages.has(bare) ? bare : undefined;
}

function send(file: SiteFile, status: number, method: string, header: RequestHeaders): Answer {
  const encoding = bestEncoding(file, header("accept-encoding"));
  const body = file.bodies[encoding] ?? file.bodies.identity;
  // Each encoding is a representation of its own, so it has an ETag of its own.
  const etag = encoding === "identity" ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  const headers: Record<string, string> = { ...file.headers, etag };
  if (status === 200 && matches(header("if-none-match"), etag)) return { status: 304, headers, body: undefined };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.length);
  return { status, headers, body: method === "HEAD" ? undefined : body };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function bestEncoding(file: SiteFile, accepted = ""): Encoding {
  const allows = (name: string) => new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))(?=\\s|,|;|$)`).test(accepted);
  if (file.bodies.br && allows("br")) return "br";
  if (file.bodies.gzip && allows("gzip")) return "gzip";
  return "identity";
}
