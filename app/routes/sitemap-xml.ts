import { x } from "xastscript";
import { answerPages } from "../../content/answers/index.ts";
import { EXAM_PATH, roundPath } from "../../content/exam/address.ts";
import { openRounds, openSheets, rounds } from "../../content/exam/index.ts";
import { FIGURES_PATH } from "../../content/figures-page.ts";
import { everyPage } from "../../content/index.ts";
import { absolute } from "../seo/page-meta.ts";
import { xmlResponse } from "../seo/xml.ts";

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
    ...answerPages().map(({ path, pages: about }) => ({ path, changed: below(...about.map(({ url }) => url)) })),
    { path: EXAM_PATH, changed: newest(rounds.map(({ date }) => date)) },
    ...openRounds.map(({ number, date }) => ({ path: roundPath(number), changed: date })),
    ...openSheets.map(({ path, round }) => ({ path, changed: round.date })),
    { path: "/glossary", changed: below("/") },
    { path: "/search", changed: below("/") },
    { path: "/sitemap", changed: below("/") },
    ...pages,
  ];
  const urls = entries.map(({ path, changed }) => x("url", [x("loc", absolute(path)), x("lastmod", changed)]));
  return xmlResponse(x("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls), "application/xml");
}
