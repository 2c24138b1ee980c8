/**
 * `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share: what the server sends with
 * each built file, and where it leads elsewhere, read from the very files that it serves from memory.
 *
 * Where two rules name the same header for one file, Cloudflare joins the values and Netlify takes the later
 * one. So no two do. Both read a `*` as anything, slashes included, and a `:name` as anything between two.
 */
import { isNeverPage } from "../../server/pages/page-headers.ts";
import { REDIRECT_STATUS, redirects } from "../../server/pages/redirects.ts";
import type { SiteFiles } from "../../server/pages/site-files.ts";

/** What Cloudflare Pages reads of each file: rules of headers, redirects without a wildcard, characters of a line. */
export const HOST_LIMITS = { headerRules: 100, redirects: 2000, line: 2000 };

type Headers = Record<string, string>;

interface Rule {
  pattern: string;
  headers: Headers;
}

/** Files that have all but one of their headers in common. No file is in two of them. */
const GROUPS = ["/assets/*", "/art/*", "/icons/*", "/social/*", "/*.md", "/*.txt", "/*.csv", "/*.json"];

/** Of these a host finds the type by itself. */
const KNOWN_TYPES = /^(?:text\/(?:html|css|javascript)|image\/|font\/)/;

/** Headers that are up to the host: compression and caching. */
const OF_THE_HOST = new Set(["etag", "vary", "content-length", "content-encoding"]);

export interface HostFiles {
  headers: string;
  redirects: string;
  /** Pages whose rule stands behind those that Cloudflare reads. */
  beyond: string[];
}

export function hostFiles(site: SiteFiles): HostFiles {
  const files = new Map([...site.byPath].map(([path, file]) => [path, ownHeaders(file.identity.headers)]));
  const everywhere = shared([...files.values()]);
  /** What any page has: of an address without a file too, whose answer is a page. */
  const pageLike = [...files].filter(([path]) => !isNeverPage(path));
  const ofPages = without(shared(pageLike.map(([, headers]) => headers)), everywhere);
  const levels = new Set(pageLike.map(([path]) => levelOf(path)));
  const rules = new Map<string, Headers[]>();
  /** What a file of a group has beyond it: the address of the page that a Markdown file is of. */
  const extra: Rule[] = [];
  const own = (path: string, headers: Headers) =>
    without(headers, [...levels].some((level) => matches(level, path)) ? { ...everywhere, ...ofPages } : everywhere);
  for (const [path, headers] of files) {
    const pattern = GROUPS.find((group) => matches(group, path)) ?? path;
    rules.set(pattern, [...(rules.get(pattern) ?? []), own(path, headers)]);
  }
  const sharedBy = new Map([...rules].map(([pattern, each]) => [pattern, shared(each)]));
  for (const [path, headers] of files) {
    const group = GROUPS.find((each) => matches(each, path));
    const rest = group ? without(own(path, headers), sharedBy.get(group) ?? {}) : {};
    if (Object.keys(rest).length) extra.push({ pattern: path, headers: rest });
  }
  const grouped = [...new Set([...levels, ...sharedBy.keys()])].map((pattern) => ({
    pattern,
    headers: { ...(levels.has(pattern) ? ofPages : {}), ...sharedBy.get(pattern) },
  }));
  // Where a host reads no more than so many, what protects visitors comes first, and the pages next to the home page.
  const inOrder = grouped.toSorted((one, other) => rank(one.pattern) - rank(other.pattern));
  const protecting = [{ pattern: "/*", headers: everywhere }, ...inOrder];
  const list = redirects(site.pages).map(([from, to]) => `${from} ${to} ${REDIRECT_STATUS}\n`);
  return {
    headers: [...protecting, ...extra].map(written).join("\n"),
    redirects: list.join(""),
    beyond: protecting.slice(HOST_LIMITS.headerRules).map(({ pattern }) => pattern),
  };
}

/** The rule for what stands beside a page, whether it is there or not. */
function levelOf(path: string): string {
  const [, folder = "", file] = path.split("/");
  if (folder === "") return "/";
  return file === undefined ? "/:page" : `/${folder}/*`;
}

/** Groups and files, then pages by their depth: the home page first. Of answers there are many: they stand a level deeper. */
function rank(pattern: string): number {
  if (/[*.:]/.test(pattern)) return 0;
  if (pattern === "/") return 1;
  return pattern.split("/").length + (pattern.startsWith("/answers/") ? 1 : 0);
}

/**
 * A page with its policy in itself, where a host may have no rule for it: the not-found page, which answers any
 * address (a rule for all of them would be joined with those of the pages), and pages beyond what a host reads.
 * Such a policy knows no `frame-ancestors`; `x-frame-options` says the same.
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  return html.replace(/<meta charset="?utf-8"?\/?>/i, (meta) => {
    return `${meta}<meta http-equiv="content-security-policy" content="${content}"/>`;
  });
}

/** Whether a rule is for this path. */
export function matches(pattern: string, path: string): boolean {
  if (pattern === "/:page") return /^\/[^/]+$/.test(path);
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return path === pattern;
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}

function ownHeaders(headers: Readonly<Headers>): Headers {
  const own = Object.entries(headers).filter(
    ([name, value]) => !OF_THE_HOST.has(name) && !(name === "content-type" && KNOWN_TYPES.test(value)),
  );
  return Object.fromEntries(own);
}

function shared([first = {}, ...others]: Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value)),
  );
}

const without = (headers: Headers, known: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => known[name] !== value));

const written = ({ pattern, headers }: Rule) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
