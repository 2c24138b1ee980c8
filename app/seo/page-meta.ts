/** Title, description, canonical address, social tags and structured data of a page, from one object. */
import type { Graph, Thing, WithContext } from "schema-dts";
import { toXml } from "xast-util-to-xml";
import type { x } from "xastscript";
import { site } from "../../content/site.ts";
import { socialImagePath } from "../../content/social.ts";
import { markdownPath } from "../../shared/domain/page-file.ts";
import { csvLine } from "../../shared/domain/typography.ts";

interface PageFacts {
  /** Path of the page; its canonical address is `site.origin` before it. */
  path: string;
  title: string;
  description: string;
  type?: "website" | "article";
  published?: string;
  modified?: string;
  /** Path of the page whose social image it shares; its own by default. */
  imageOf?: string;
  structuredData?: Thing[];
  /** False on pages that are not for finding. */
  indexed?: boolean;
}

export const absolute = (path: string) => (path === "/" ? `${site.origin}/` : `${site.origin}${path}`);

/** A day as a time with its zone, which readers of feeds, tags and structured data ask for. */
export const dayTime = (day: string) => `${day}T00:00:00Z`;

/** "Finance Sector Growth | The Name": the page's own words first. */
const fullTitle = (title: string) => `${title} | ${site.name}`;

export function pageMeta(page: PageFacts) {
  const { path, title, description, type = "website", indexed = true, structuredData = [] } = page;
  const url = absolute(path);
  const image = absolute(socialImagePath(page.imageOf ?? path));
  const graph: Graph = { "@context": "https://schema.org", "@graph": structuredData };
  return [
    { title: fullTitle(title) },
    { name: "description", content: description },
    ...(indexed
      ? [
          { tagName: "link", rel: "canonical", href: url },
          { tagName: "link", rel: "alternate", type: "text/markdown", href: absolute(markdownPath(path)) },
          { property: "og:type", content: type },
          { property: "og:site_name", content: site.name },
          { property: "og:locale", content: site.locale },
          { property: "og:title", content: title },
          { property: "og:description", content: description },
          { property: "og:url", content: url },
          { property: "og:image", content: image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: `${title}. ${site.name}.` },
          // The rest of its card X takes from those above.
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "robots", content: "noindex" }]),
    ...(page.published ? [{ property: "article:published_time", content: dayTime(page.published) }] : []),
    ...(page.modified ? [{ property: "article:modified_time", content: dayTime(page.modified) }] : []),
    ...(structuredData.length ? [{ "script:ld+json": graph as unknown as WithContext<Thing> }] : []),
  ];
}

/** A table as a file, for spreadsheets: the mark at its start tells them that it is UTF-8. */
export const csvResponse = (...rows: (readonly string[])[]) =>
  new Response(`\uFEFF${rows.map(csvLine).join("")}`, { headers: { "content-type": "text/csv; charset=utf-8" } });

/** A document of XML, for the feed and the sitemap. */
export function xmlResponse(root: ReturnType<typeof x>, type: string): Response {
  const head = { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' } as const;
  // The library leaves ">" as it is, but "]]>" may not stand in a text (XML 1.0, 2.4).
  const xml = toXml([head, root], { closeEmptyElements: true }).replaceAll("]]>", "]]&#x3E;");
  return new Response(`${xml}\n`, { headers: { "content-type": `${type}; charset=utf-8` } });
}
