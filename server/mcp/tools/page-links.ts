/** Whole addresses of what a result names by paths: who reads it elsewhere can follow them. */
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
