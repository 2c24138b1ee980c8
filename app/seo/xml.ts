/** A document of XML, for the feed and the sitemap. */

import { toXml } from "xast-util-to-xml";
import type { x } from "xastscript";

export function xmlResponse(root: ReturnType<typeof x>, type: string): Response {
  const head = { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' } as const;
  const xml = toXml([head, root], { closeEmptyElements: true });
  return new Response(`${xml}\n`, { headers: { "content-type": `${type}; charset=utf-8` } });
}
