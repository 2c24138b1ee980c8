/**
 * The built site in memory: every file with its compressed forms, headers and
 * ETags made once, so that answering is a look-up.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { markdownPath } from "../../shared/domain/page-file.ts";
import { answerHeaders, type BuiltSettings, pageHeaders } from "./page-headers.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
};
/** Content types that the extension does not tell. */
const TYPES_BY_PATH: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
};

/** By preference. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file in one encoding: bytes of their own, and so an ETag of their own. */
export interface Representation {
  etag: string;
  body: Buffer;
  /** Headers of the whole file, and of a 304. */
  headers: Readonly<Record<string, string>>;
  unchangedHeaders: Readonly<Record<string, string>>;
}

export type SiteFile = Partial<Record<Encoding, Representation>> & { identity: Representation };

export interface SiteFiles {
  /** Files by their path: "/results/finance", "/assets/x.js". */
  byPath: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** The Markdown of pages, by the path of the page. */
  markdown: ReadonlyMap<string, SiteFile>;
  /** Paths of the pages among them. */
  pages: ReadonlySet<string>;
  /** Headers of a redirect. */
  redirectHeaders: Readonly<Record<string, string>>;
}

const NOT_FOUND = "404.html";

/** A page's file is its address with ".html": so static hosts answer it there too, without a slash at its end. */
const pathOf = (name: string) =>
  name === NOT_FOUND ? `/${name}` : `/${name.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;

/** Reads a built site. Throws where there is none. */
export function loadSite(build: string): SiteFiles {
  const folder = join(build, "client");
  if (!existsSync(join(build, "site.json"))) throw new Error("the site is not built; npm start builds it");
  const settings = JSON.parse(readFileSync(join(build, "site.json"), "utf8")) as BuiltSettings;
  const byPath = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let notFound: SiteFile | undefined;
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const expired = expiredAssets(build);
  const names = new Set(found.map((name) => name.replaceAll("\\", "/")).filter((name) => !expired.has(name)));
  for (const name of names) {
    const ending = extname(name);
    if (!(ending in TYPES) || name.startsWith(".vite")) continue;
    const path = pathOf(name);
    const file = readFile(join(folder, name), path, ending, {
      ...settings,
      inTwoForms: ending === ".md" || (ending === ".html" && names.has(markdownPath(path).slice(1))),
    });
    if (name === NOT_FOUND) {
      notFound = file;
      continue;
    }
    byPath.set(path, file);
    if (ending === ".html") pages.add(path);
  }
  if (!notFound) throw new Error("the built site has no 404.html");
  const redirectHeaders = {
    "cache-control": cacheControl("", ""),
    "content-length": "0",
    ...answerHeaders(settings.siteUrl),
  };
  const markdown = new Map(
    [...pages].flatMap((path) => {
      const file = byPath.get(markdownPath(path));
      return file ? [[path, file] as const] : [];
    }),
  );
  return { byPath, notFound, markdown, pages, redirectHeaders };
}

/** Milliseconds for which the assets of earlier builds are answered: their pages are still open in browsers. */
export const EARLIER_KEPT = 24 * 60 * 60 * 1000;

/** Names of the assets that are only kept for pages of earlier builds, each with the time of its replacement. */
export type EarlierAssets = Record<string, number>;

/** As written by scripts/build/earlier-assets.ts. */
export function readEarlier(build: string): EarlierAssets {
  const file = join(build, "earlier.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as EarlierAssets) : {};
}

/** Files below client/ that are kept no longer. */
function expiredAssets(build: string): Set<string> {
  const expired = Object.entries(readEarlier(build)).filter(([, replaced]) => Date.now() - replaced > EARLIER_KEPT);
  return new Set(expired.map(([name]) => `assets/${name}`));
}

interface FileSettings extends BuiltSettings {
  /** A page that exists as HTML and as Markdown. */
  inTwoForms: boolean;
}

function readFile(file: string, path: string, ending: string, settings: FileSettings): SiteFile {
  const body = readFileSync(file);
  const html = ending === ".html" ? body.toString("utf8") : undefined;
  const compressed = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
  const bodies = { br: compressed(".br"), gzip: compressed(".gz"), identity: body };
  const varies = [bodies.br || bodies.gzip ? "Accept-Encoding" : "", settings.inTwoForms ? "Accept" : ""].filter(
    Boolean,
  );
  const common = {
    "cache-control": cacheControl(path, ending),
    ...(varies.length ? { vary: varies.join(", ") } : {}),
    // The canonical link of a page's Markdown.
    ...(ending === ".md" ? { link: `<${settings.siteUrl}${pageOf(path)}>; rel="canonical"` } : {}),
    ...pageHeaders(path, html, settings),
  };
  return siteFile(TYPES_BY_PATH[path] ?? TYPES[ending] ?? "application/octet-stream", common, bodies);
}

const pageOf = (markdown: string) => markdown.replace(/(?:(?<=^\/)index)?\.md$/, "");

/** A file with the headers that all its representations share. */
export function siteFile(
  type: string,
  common: Record<string, string>,
  bodies: Partial<Record<Encoding, Buffer | undefined>> & { identity: Buffer },
): SiteFile {
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 12);
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    const unchangedHeaders = { etag, ...common };
    const headers = {
      "content-type": type,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.length),
      ...unchangedHeaders,
    };
    return { etag, body, headers, unchangedHeaders };
  };
  const { br, gzip, identity } = bodies;
  return {
    ...(br ? { br: represent("br", br) } : {}),
    ...(gzip ? { gzip: represent("gzip", gzip) } : {}),
    identity: represent("identity", identity),
  };
}

function cacheControl(path: string, ending: string): string {
  if (path.startsWith("/admin/")) return "private, no-store";
  // Names below /assets hold a hash of their content.
  if (path.startsWith("/assets/")) return "max-age=31536000, immutable";
  if (ending === ".html" || ending === ".md") return "max-age=0, must-revalidate";
  return "max-age=3600";
}
