/** The tool `get_page`: a page as Markdown. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { SiteFiles } from "../../pages/site-files.ts";

export interface PageTool {
  /** None while developing, when Vite serves the pages. */
  site: SiteFiles | undefined;
}

const inputSchema = z.object({
  path: z.string().max(2_000).describe("Path of the page, such as /results/finance, or its whole address"),
});

function call({ site }: PageTool, { path }: z.infer<typeof inputSchema>): CallToolResult {
  const page = site?.markdown.get(pathOf(path));
  if (page) return { content: [{ type: "text", text: page.identity.body.toString("utf8") }] };
  const text = "There is no page at this address. The tool search names addresses, and so does /llms.txt.";
  return { isError: true, content: [{ type: "text", text }] };
}

/** Accepts a whole address, an anchor, and the name of the Markdown. */
function pathOf(named: string): string {
  const path = named.trim().replace(/^https?:\/\/[^/?#]*/i, "");
  const bare = path.replace(/[?#].*$/s, "").replace(/(?:(?<=^\/)index)?\.md$|\/+$/, "");
  return bare.startsWith("/") ? bare : `/${bare}`;
}

export const getPage = {
  config: {
    title: "Read a page",
    description: "A public page of this site as Markdown: the words, tables and figures that visitors see.",
    inputSchema,
  },
  call,
};
