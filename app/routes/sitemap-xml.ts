import { answerPages } from "../../content/answers/index.ts";
import { FIGURES_PATH } from "../../content/figures-page.ts";
import { everyPage } from "../../content/index.ts";
import { absolute } from "../seo/page-meta.ts";

/** Newest change among pages: when an index last changed. */
const newest = (dates: string[]) => dates.toSorted().at(-1) ?? "";

export function loader() {
  const written = everyPage.map(({ path, meta }) => ({
    path,
    changed: meta.modifiedDate,
  }));
  // The table shows figures of every page.
  const figures = { path: FIGURES_PATH, changed: newest(written.map(({ changed }) => changed)) };
  const pages = [...written, figures];
  const below = (...prefixes: string[]) =>
    newest(pages.filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix))).map((page) => page.changed));
  const entries = [
    { path: "/", changed: below("/") },
    { path: "/solutions", changed: below("/solutions/") },
    { path: "/results", changed: below("/results/") },
    { path: "/insights", changed: below("/insights/") },
    { path: "/answers", changed: below("/") },
    // Answers change with the pages on which they rest.
    ...answerPages.map(({ path, pages: about }) => ({ path, changed: below(...about.map(({ url }) => url)) })),
    { path: "/search", changed: below("/") },
    { path: "/sitemap", changed: below("/") },
    ...pages,
  ];
  const urls = entries.map(
    ({ path, changed }) => `  <url><loc>${absolute(path)}</loc><lastmod>${changed}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
