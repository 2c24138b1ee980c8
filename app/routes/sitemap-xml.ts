import { x } from "xastscript";
import { answerPages } from "../../content/answers/index.ts";
import { EXAM_PATH } from "../../content/exam/address.ts";
import { rounds } from "../../content/exam/index.ts";
import { everyPage } from "../../content/index.ts";
import { indexPages } from "../../content/index-pages.ts";
import { absolute, xmlResponse } from "../seo/page-meta.ts";

/** Newest change among pages: when an index last changed. */
const newest = (dates: string[]) => dates.toSorted().at(-1) ?? "";

export function loader() {
  const written = everyPage.map(({ path, meta }) => ({
    path,
    changed: meta.modifiedDate,
  }));
  const changeOf = (pages: typeof written, ...prefixes: string[]) =>
    newest(
      pages.filter(({ path }) => prefixes.some((prefix) => path.startsWith(prefix))).map(({ changed }) => changed),
    );
  const indexes = indexPages.map(({ path, madeOf }) => ({
    path,
    changed: madeOf === EXAM_PATH ? (rounds[0]?.date ?? "") : changeOf(written, madeOf),
  }));
  // Answers change with the pages on which they rest.
  const answers = answerPages().map(({ path, pages: about }) => ({
    path,
    changed: changeOf([...written, ...indexes], ...about.map(({ url }) => url)),
  }));
  const entries = [...indexes, ...answers, ...written];
  const urls = entries.map(({ path, changed }) => x("url", [x("loc", absolute(path)), x("lastmod", changed)]));
  return xmlResponse(x("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, urls), "application/xml");
}
