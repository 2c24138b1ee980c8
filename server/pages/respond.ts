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
  if (method === "HEAD") return { status: 200, headers: form.headers, body: undefined };
  const range = header("range");
  return range ? sendPart(form, range, header("if-range")) : { status: 200, headers: form.headers, body: form.body };
}

/** The requested range, or the whole where the request names several or another version. */
function sendPart(form: Representation, range: string, ifRange: string | undefined): PageResponse {
  const { etag, body, headers, unchangedHeaders } = form;
  const part = ifRange === undefined || ifRange === etag ? requestedRange(range, body.length) : undefined;
  if (!part) return { status: 200, headers, body };
  if (part === UNSATISFIABLE)
    return {
      status: 416,
      headers: { ...unchangedHeaders, "content-length": "0", "content-range": `bytes */${body.length}` },
      body: undefined,
    };
  const { first, last } = part;
  return {
    status: 206,
    headers: {
      ...headers,
      "content-length": String(last - first + 1),
      "content-range": `bytes ${first}-${last}/${body.length}`,
    },
    body: body.subarray(first, last + 1),
  };
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

/** The range begins behind the end. */
const UNSATISFIABLE = Symbol("unsatisfiable range");

interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that the header names, within `size` bytes. `undefined` where it names
 * several or cannot be read: the whole is then sent, as RFC 9110 allows.
 */
function requestedRange(header: string, size: number): ByteRange | typeof UNSATISFIABLE | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return undefined;
  // "-500" is the last 500 bytes.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first >= size || (from === "" && Number(to) === 0) ? UNSATISFIABLE : { first, last };
}
