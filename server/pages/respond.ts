/** Answers a request for a built file: which body, which status, which headers. Pure; two thin adapters send it. */
import { parseAccept } from "hono/utils/accept";
import { pathIn, REDIRECT_STATUS, redirectOf } from "./redirects.ts";
import { ENCODINGS, type Encoding, type Representation, type SiteFile, type SiteFiles } from "./site-files.ts";

interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

type RequestHeaders = (name: string) => string | undefined;

/** The answer to GET or HEAD of an address, which may have a query; `undefined` where no file has its path. */
export function respond(
  site: SiteFiles,
  method: string,
  address: string,
  header: RequestHeaders,
): PageResponse | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const path = pathIn(address);
  const markdown = site.markdown.get(path);
  const file = markdown && prefersMarkdown(header("accept")) ? markdown : site.byPath.get(path);
  if (file) return send(file, method, header);
  const location = redirectOf(site.pages, address);
  if (location) return { status: REDIRECT_STATUS, headers: { location, ...site.redirectHeaders }, body: undefined };
  return undefined;
}

/** No browser names Markdown, so at equal weight Markdown wins. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const markdown = weights.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (weights.get("text/html") ?? 0);
}

/** The not-found page, with its status. */
export function respondNotFound(site: SiteFiles, method: string, header: RequestHeaders): PageResponse {
  const { body, headers } = bestForm(site.notFound, header("accept-encoding"));
  return { status: 404, headers, body: method === "HEAD" ? undefined : body };
}

function send(file: SiteFile, method: string, header: RequestHeaders): PageResponse {
  const form = bestForm(file, header("accept-encoding"));
  if (matches(header("if-none-match"), form.etag))
    return { status: 304, headers: form.unchangedHeaders, body: undefined };
  return { status: 200, headers: form.headers, body: method === "HEAD" ? undefined : form.body };
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** An encoding's name in Accept-Encoding, unless its weight is 0. */
const accepts = (name: string) => new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))(?=\\s|,|;|$)`);
const ACCEPTS: Record<Encoding, RegExp> = { br: accepts("br"), gzip: accepts("gzip"), identity: /^/ };

function bestForm(file: SiteFile, accepted = ""): Representation {
  const best = ENCODINGS.find((encoding) => file[encoding] && ACCEPTS[encoding].test(accepted));
  return file[best ?? "identity"] ?? file.identity;
}
