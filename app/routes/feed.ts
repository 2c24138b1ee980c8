import { x } from "xastscript";
import { articles } from "../../content/index.ts";
import { site } from "../../content/site.ts";
import { absolute } from "../seo/page-meta.ts";
import { xmlResponse } from "../seo/xml.ts";

/** The articles as an Atom feed, newest first. */
export function loader() {
  const updated = articles
    .map(({ meta }) => meta.modifiedDate)
    .toSorted()
    .at(-1);
  const entries = articles.map(({ path, meta }) =>
    x("entry", [
      x("title", meta.title),
      x("link", { href: absolute(path) }),
      x("id", absolute(path)),
      x("published", `${meta.publishDate}T00:00:00Z`),
      x("updated", `${meta.modifiedDate}T00:00:00Z`),
      x("category", { term: meta.category }),
      x("summary", meta.excerpt),
    ]),
  );
  const feed = x("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-GB" }, [
    x("title", `${site.name} insights`),
    x("link", { href: absolute("/feed.xml"), rel: "self" }),
    x("link", { href: absolute("/insights") }),
    x("id", absolute("/insights")),
    x("updated", `${updated}T00:00:00Z`),
    x("author", [x("name", site.author)]),
    ...entries,
  ]);
  return xmlResponse(feed, "application/atom+xml");
}
