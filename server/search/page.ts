/** GET /search?q=: the search page rendered with its results, for browsers without script and for links. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { type SearchRequest, type SearchResult, searchRequest } from "../../shared/contracts/search.ts";
import { KIND_NAMES, kindOf, outcomeOf } from "../../shared/domain/search/words.ts";
import { readQuery } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { NotReady } from "../knowledge-base/not-ready.ts";
import type { SiteFiles } from "../pages/site-files.ts";
import { StoreUnavailable } from "../store/store.ts";
import type { SearchSite } from "./route.ts";

export const SEARCH_PAGE = "/search";

interface Dependencies {
  site: SiteFiles;
  searchSite: SearchSite;
  /** Applies the rate limit of searches. */
  countSearch(c: Context): Promise<void>;
}

interface Filled {
  params: Partial<Record<keyof SearchRequest, string | undefined>>;
  status: string;
  results: SearchResult[];
}

export function searchPageRoutes({ site, searchSite, countSearch }: Dependencies): Hono {
  const page = site.byPath.get(SEARCH_PAGE)?.identity;
  const routes = new Hono();
  if (!page) return routes;
  const built = page.body.toString("utf8");
  const { etag, "content-length": _, ...headers } = page.headers;
  routes.get(SEARCH_PAGE, async (c, next) => {
    const params = c.req.query();
    // The empty form is a page like any other.
    if (!params.q?.trim()) return next();
    const answer = (status: number, filled: Omit<Filled, "params">, more: Record<string, string> = {}) =>
      new Response(filledPage(built, { params, ...filled }), {
        status,
        headers: { ...headers, ...more, "cache-control": "no-store", "x-robots-tag": "noindex" },
      });
    try {
      await countSearch(c);
      const request = readQuery(c, searchRequest);
      const results = await searchSite(request);
      return answer(200, { status: outcomeOf(request.q, results.length), results });
    } catch (error) {
      if (error instanceof RequestRefused)
        return answer(error.status, { status: error.message, results: [] }, error.headers);
      if ([NotReady, StoreUnavailable].some((known) => error instanceof known))
        return answer(503, { status: (error as Error).message, results: [] });
      throw error;
    }
  });
  return routes;
}

const escaped = (text: string) => String(html`${text}`);

/** Fills the placeholders of the built page; whatever comes from the request or an entry is escaped. */
function filledPage(page: string, { params, status, results }: Filled): string {
  const item = between(page, /<template data-search-item="true">([\s\S]*?)<\/template>/);
  const [before, main, after] = aroundMain(page);
  const selected = [params.kind, params.sector].filter(Boolean);
  const filled = main
    .replace(/(<p role="status"[^>]*>)[\s\S]*?(?=<\/p>)/, (_, open) => open + escaped(status))
    .replace(
      /<ol [^>]*data-search-results="true"[^>]*>/,
      (open) => open + results.map((one) => filledItem(item, one)).join(""),
    )
    .replace(/<input [^>]*data-search-field="true"/, (open) => `${open} value="${escaped(params.q ?? "")}"`)
    .replace(/<option value="(\w+)"/g, (open, value) => (selected.includes(value) ? `${open} selected=""` : open));
  return before + filled + after;
}

function filledItem(item: string, { title, section, url, excerpt }: SearchResult): string {
  const kind = KIND_NAMES[kindOf(url)];
  const parts = new Map([
    ["kind", section ? `${kind}: ${title}` : kind],
    ["name", section ?? title],
    ["excerpt", excerpt],
  ]);
  return item
    .replace(' href="/search"', () => (url.startsWith("/") ? ` href="${escaped(url)}"` : ""))
    .replace(/(data-part="(\w+)"[^>]*>)[^<]*/g, (_, open, name) => open + escaped(parts.get(name) ?? ""));
}

function aroundMain(page: string): [string, string, string] {
  const [from, to] = [page.indexOf("<main"), page.indexOf("</main>")];
  return [page.slice(0, from), page.slice(from, to), page.slice(to)];
}

const between = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
