/**
 * The built site in memory: every file with its compressed forms, headers and
 * ETag made once, so that answering is a look-up.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pageHeaders } from "./page-headers.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};
/** Where an ending does not say it. */
const TYPES_BY_PATH: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/speculation-rules.json": "application/speculationrules+json",
};

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface SiteFiles {
  /** Files by the path under which they are asked for: "/results/finance", "/assets/x.js". */
  byPath: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** Paths of the pages among them. */
  pages: ReadonlySet<string>;
}

/** What the build noted about itself, in build/site.json. */
export interface BuiltSettings {
  /** Origin of the canonical addresses; on https the browser is told to stay there. */
  siteUrl: string;
  /** Origin that the pages send their calls to; empty where it is their own. */
  backendUrl: string;
  /** Style elements that scripts of the site add, as hashes for the Content-Security-Policy. */
  styleHashes: string[];
}

/** Reads a built site. Throws where there is none. */
export function loadSite(build: string): SiteFiles {
  const folder = join(build, "client");
  if (!existsSync(join(build, "site.json"))) throw new Error("the site is not built; npm start builds it");
  const options = JSON.parse(readFileSync(join(build, "site.json"), "utf8")) as BuiltSettings;
  const byPath = new Map<string, SiteFile>();
  const pages = new Set<string>();
  let notFound: SiteFile | undefined;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const ending = extname(name);
    if (!(ending in TYPES) || name.startsWith(".vite")) continue;
    const path = `/${name.replaceAll("\\", "/").replace(/(?:^|\/)index\.html$/, "")}`;
    const file = readFile(join(folder, name), path, ending, options);
    if (path === "/404.html") notFound = file;
    else byPath.set(path, file);
    if (ending === ".html" && path !== "/404.html") pages.add(path);
  }
  if (!notFound) throw new Error("the built site has no 404.html");
  return { byPath, notFound, pages };
}

function readFile(file: string, path: string, ending: string, options: BuiltSettings): SiteFile {
  const identity = readFileSync(file);
  const compressed = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined);
  const br = compressed(".br");
  const gzip = compressed(".gz");
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    headers: {
      "content-type": TYPES_BY_PATH[path] ?? TYPES[ending] ?? "application/octet-stream",
      "cache-control": cacheControl(path, ending),
      ...(br || gzip ? { vary: "Accept-Encoding" } : {}),
      ...pageHeaders(path, ending === ".html" ? identity.toString("utf8") : undefined, options),
    },
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}

function cacheControl(path: string, ending: string): string {
  if (path.startsWith("/admin/")) return "private, no-store";
  // Names below /assets hold a hash of their content.
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  if (ending === ".html") return "public, max-age=0, must-revalidate";
  return "public, max-age=3600";
}
