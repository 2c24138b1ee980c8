import { articles } from "../../content/index.ts";
import { site } from "../../content/site.ts";
import { absolute } from "../seo/page-meta.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The articles as an Atom feed, newest first. */
export function loader() {
  const updated = articles
    .map(({ meta }) => meta.modifiedDate)
    .toSorted()
    .at(-1);
  const entries = articles.map(
    ({ path, meta }) => `  <entry>
    <title>${escaped(meta.title)}</title>
    <link href="${absolute(path)}"/>
    <id>${absolute(path)}</id>
    <published>${meta.publishDate}T00:00:00Z</published>
    <updated>${meta.modifiedDate}T00:00:00Z</updated>
    <category term="${escaped(meta.category)}"/>
    <summary>${escaped(meta.excerpt)}</summary>
  </entry>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${site.name} insights</title>
  <link href="${absolute("/feed.xml")}" rel="self"/>
  <link href="${absolute("/insights")}"/>
  <id>${absolute("/insights")}</id>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>${escaped(site.author)}</name></author>
${entries.join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
