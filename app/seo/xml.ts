/** A document of XML, for the feed and the sitemap. */
import type { Element } from "xast";
import { toXml } from "xast-util-to-xml";

export function xmlResponse(root: Element, type: string): Response {
  const xml = toXml([{ type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' }, root]);
  return new Response(`${xml}\n`, { headers: { "content-type": `${type}; charset=utf-8` } });
}
