/** The tool `search`: the site's search. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { searchAnswer, searchRequest } from "../../../shared/contracts/search.ts";
import { checked } from "../../http/body.ts";
import type { SearchSite } from "../../search/route.ts";
import { pageLinks } from "./page-links.ts";

export interface SearchTool {
  siteUrl: string;
  searchSite: SearchSite;
}

const { q, kind, sector } = searchRequest.shape;
const inputSchema = z.object({ query: q, kind, sector });

async function call(tools: SearchTool, input: z.infer<typeof inputSchema>): Promise<CallToolResult> {
  const { query, ...filters } = input;
  const results = await tools.searchSite(checked(searchRequest, { q: query, ...filters }));
  const lines = results.map(({ title, section, url, excerpt }) =>
    [`- ${[title, section].filter(Boolean).join(": ")}`, url, excerpt].filter(Boolean).join("\n  "),
  );
  return {
    content: [
      { type: "text", text: lines.join("\n") || "Nothing on this site matches." },
      ...pageLinks(results, tools.siteUrl),
    ],
    structuredContent: { results },
  };
}

export const search = {
  config: {
    title: "Search the site",
    description:
      "Finds sections of pages and answers of the public library, best first, each with the sentence that matches.",
    inputSchema,
    outputSchema: searchAnswer,
  },
  call,
};
