/** Absolute URLs for the paths in a result, since its reader is elsewhere. */
import type { ContentBlock } from "@modelcontextprotocol/server";

interface Named {
  title: string;
  section: string | null;
  url: string;
}

export function pageLinks(named: readonly Named[], siteUrl: string): ContentBlock[] {
  const linked = named.filter(({ url }) => url.startsWith("/"));
  return linked.map(({ title, section, url }) => ({
    type: "resource_link",
    uri: siteUrl + url,
    name: section ? `${title}: ${section}` : title,
    mimeType: "text/html",
  }));
}
