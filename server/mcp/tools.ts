/** The tools that programs are offered: `ask`, `calculate_roi`, `get_page` and `search`. */
import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/server";
import { z } from "zod";
import { brand } from "../../shared/brand.ts";
import { type ChatMessage, chatRequest, MESSAGE_LIMIT, sentAnswer, TURN_LIMIT } from "../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../shared/contracts/library.ts";
import { type RoiRequest, roiRequest, roiResult } from "../../shared/contracts/roi.ts";
import { searchAnswer, searchRequest } from "../../shared/contracts/search.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import type { WholeAnswer } from "../chat/route.ts";
import { checked } from "../http/body.ts";
import type { SiteFiles } from "../pages/site-files.ts";
import type { SearchSite } from "../search/route.ts";

interface Named {
  title: string;
  section: string | null;
  url: string;
}

/** Absolute URLs for the paths in a result, since its reader is elsewhere. */
function pageLinks(named: readonly Named[], siteUrl: string): ContentBlock[] {
  const linked = named.filter(({ url }) => url.startsWith("/"));
  return linked.map(({ title, section, url }) => ({
    type: "resource_link",
    uri: siteUrl + url,
    name: section ? `${title}: ${section}` : title,
    mimeType: "text/html",
  }));
}

/** The tool `ask`: the chat's answer, by the chat's own path. */
export interface AskTool {
  siteUrl: string;
  ask(messages: readonly ChatMessage[], signal: AbortSignal): Promise<WholeAnswer>;
}

const askInput = z.object({
  question: z.string().describe(`What is asked, in English; at most ${MESSAGE_LIMIT} characters`),
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }))
    .max(TURN_LIMIT - 1)
    .optional()
    .describe("The conversation before the question, the oldest message first"),
});

/** The answer as the chat sends it, with its text. */
const outputSchema = sentAnswer.extend({
  text: z.string().describe("The answer, in Markdown; its links are paths of this site"),
  kind: z
    .enum(ANSWER_KINDS)
    .describe(
      "answer: from the knowledge base; options: asks back; declined: not covered; advice: regulated advice refused; talk: small talk; handover: to a person; refused: an instruction in disguise",
    ),
  enquiry: z.string().optional().describe("A message for the enquiry form, where one was asked for"),
});

async function callAsk(tools: AskTool, input: z.infer<typeof askInput>, signal: AbortSignal): Promise<CallToolResult> {
  const { question, history = [] } = input;
  const { messages } = checked(chatRequest, { messages: [...history, { role: "user", content: question }] });
  const { text, facts, enquiry, interrupted } = await tools.ask(messages, signal);
  if (!facts || interrupted)
    return { isError: true, content: [{ type: "text", text: `${text}\n\n${interrupted ?? ""}`.trim() }] };
  return {
    content: [{ type: "text", text }, ...pageLinks(facts.sources, tools.siteUrl)],
    structuredContent: { text, ...facts, ...(enquiry ? { enquiry } : {}) },
  };
}

export const ask = {
  config: {
    title: "Ask the consultant",
    description: `Answers a question about ${brand.name}, its solutions, case studies, articles and this website, from the site's own pages, with the sentences relied on.`,
    inputSchema: askInput,
    outputSchema,
  },
  call: callAsk,
};

/** The tool `calculate_roi`: the calculator's projection. */
function callCalculate(request: RoiRequest): CallToolResult {
  const result = calculateRoi(request);
  return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
}

export const calculate = {
  config: {
    title: "Project the return",
    description:
      "Projects twelve months of return, savings and revenue from a documented model, in US dollars, euros or pounds without converting. A projection, which promises nothing: repeat its caveat.",
    inputSchema: roiRequest,
    outputSchema: roiResult,
  },
  call: callCalculate,
};

/** The tool `get_page`: a page as Markdown. */
export interface PageTool {
  /** None while developing, when Vite serves the pages. */
  site: SiteFiles | undefined;
}

const pageInput = z.object({
  path: z.string().max(2_000).describe("Path of the page, such as /results/finance, or its whole address"),
});

function callGetPage({ site }: PageTool, { path }: z.infer<typeof pageInput>): CallToolResult {
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
    inputSchema: pageInput,
  },
  call: callGetPage,
};

/** The tool `search`: the site's search. */
export interface SearchTool {
  siteUrl: string;
  searchSite: SearchSite;
}

const { q, kind, sector } = searchRequest.shape;
const searchInput = z.object({ query: q, kind, sector });

async function callSearch(tools: SearchTool, input: z.infer<typeof searchInput>): Promise<CallToolResult> {
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
    inputSchema: searchInput,
    outputSchema: searchAnswer,
  },
  call: callSearch,
};
