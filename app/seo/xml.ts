/** A document of XML, for the feed and the sitemap. */

import { toXml } from "xast-util-to-xml";
import type { x } from "xastscript";

export function xmlResponse(root: ReturnType<typeof x>, type: string): Response {
  const head = { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' } as const;
  // The library leaves ">" as it is, but "]]>" may not stand in a text (XML 1.0, 2.4).
  const xml = toXml([head, root], { closeEmptyElements: true }).replaceAll("]]>", "]]&#x3E;");
  return new Response(`${xml}\n`, { headers: { "content-type": `${type}; charset=utf-8` } });
}
