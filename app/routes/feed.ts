import { x } from "xastscript";
import { articles } from "../../content/index.ts";
import { ABOUT_AUTHOR, site } from "../../content/site.ts";
import { absolute, dayTime, xmlResponse } from "../seo/page-meta.ts";

/** The articles as an Atom feed, newest first. */
export function loader() {
  const updated = articles
    .map(({ meta }) => meta.modifiedDate)
    .toSorted()
    .at(-1) as string;
  const entries = articles.map(({ path, meta }) =>
    x("entry", [
      x("title", meta.title),
      x("link", { href: absolute(path) }),
      x("id", absolute(path)),
      x("published", dayTime(meta.publishDate)),
      x("updated", dayTime(meta.modifiedDate)),
      x("category", { term: meta.category }),
      x("summary", meta.excerpt),
    ]),
  );
  const feed = x("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en-GB" }, [
    x("title", `${site.name} insights`),
    x("link", { href: absolute("/feed.xml"), rel: "self" }),
    x("link", { href: absolute("/insights") }),
    x("id", absolute("/insights")),
    x("updated", dayTime(updated)),
    x("author", [x("name", site.author), x("uri", absolute(ABOUT_AUTHOR))]),
    ...entries,
  ]);
  return xmlResponse(feed, "application/atom+xml");
}
