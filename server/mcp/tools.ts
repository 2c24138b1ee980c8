/** What this site offers to a program that speaks the Model Context Protocol: four tools, none of which changes anything. */
import type { CallToolResult, ContentBlock, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { brand } from "../../shared/brand.ts";
import { type ChatMessage, chatRequest, MESSAGE_LIMIT, sentAnswer, TURN_LIMIT } from "../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../shared/contracts/library.ts";
import { roiRequest, roiResult } from "../../shared/contracts/roi.ts";
import { searchAnswer, searchRequest } from "../../shared/contracts/search.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import type { WholeAnswer } from "../chat/route.ts";
import { checked } from "../http/body.ts";
import { FAILED, RequestRefused } from "../http/refusal.ts";
import { NotReady } from "../knowledge-base/not-ready.ts";
import { errorFacts, type Log } from "../log/log.ts";
import type { SiteFiles } from "../pages/site-files.ts";
import type { SearchSite } from "../search/route.ts";
import { StoreUnavailable } from "../store/store.ts";

export interface Tools {
  siteUrl: string;
  /** The chat's answer, by the chat's own path. */
  ask(messages: readonly ChatMessage[], signal: AbortSignal): Promise<WholeAnswer>;
  searchSite: SearchSite;
  /** None while developing, when Vite serves the pages. */
  site: SiteFiles | undefined;
  log: Log;
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
const askOutput = sentAnswer.extend({
  text: z.string().describe("The answer, in Markdown; its links are paths of this site"),
  kind: z
    .enum(ANSWER_KINDS)
    .describe(
      "answer: from the knowledge base; options: asks back; declined: not covered; advice: regulated advice refused; talk: small talk; handover: to a person; refused: an instruction in disguise",
    ),
  enquiry: z.string().optional().describe("A message for the enquiry form, where one was asked for"),
});
const pageInput = z.object({
  path: z.string().max(2_000).describe("Path of the page, such as /results/finance, or its whole address"),
});
const { q, kind, sector } = searchRequest.shape;
const searchInput = z.object({ query: q, kind, sector });

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

interface Config<Input extends z.ZodObject> {
  title: string;
  description: string;
  inputSchema: Input;
  outputSchema?: z.ZodObject;
}

export function registerTools(server: McpServer, { siteUrl, site, searchSite, ask, log }: Tools): void {
  const register = <Input extends z.ZodObject>(
    name: string,
    config: Config<Input>,
    call: (input: z.infer<Input>, signal: AbortSignal) => Promise<CallToolResult>,
  ) => {
    const tool = { ...config, inputSchema: config.inputSchema as z.ZodObject, annotations };
    server.registerTool(name, tool, (input, { mcpReq }) =>
      call(input as z.infer<Input>, mcpReq.signal).catch((error: unknown) => failed(messageOf(error, log))),
    );
  };

  register(
    "ask",
    {
      title: "Ask the consultant",
      description: `Answers a question about ${brand.name}, its solutions, case studies, articles and this website, from the site's own pages, with the sentences relied on.`,
      inputSchema: askInput,
      outputSchema: askOutput,
    },
    async ({ question, history = [] }, signal) => {
      const { messages } = checked(chatRequest, { messages: [...history, { role: "user", content: question }] });
      const { text, facts, enquiry, interrupted } = await ask(messages, signal);
      if (!facts || interrupted) return failed(`${text}\n\n${interrupted ?? ""}`.trim());
      return {
        content: [words(text), ...pageLinks(facts.sources, siteUrl)],
        structuredContent: { text, ...facts, ...(enquiry ? { enquiry } : {}) },
      };
    },
  );

  register(
    "search",
    {
      title: "Search the site",
      description:
        "Finds sections of pages and answers of the public library, best first, each with the sentence that matches.",
      inputSchema: searchInput,
      outputSchema: searchAnswer,
    },
    async ({ query, ...filters }) => {
      const results = await searchSite(checked(searchRequest, { q: query, ...filters }));
      const lines = results.map((result) =>
        [`- ${nameOf(result)}`, result.url, result.excerpt].filter(Boolean).join("\n  "),
      );
      return {
        content: [words(lines.join("\n") || "Nothing on this site matches."), ...pageLinks(results, siteUrl)],
        structuredContent: { results },
      };
    },
  );

  register(
    "get_page",
    {
      title: "Read a page",
      description: "A public page of this site as Markdown: the words, tables and figures that visitors see.",
      inputSchema: pageInput,
    },
    async ({ path }) => {
      const page = site?.markdown.get(pathOf(path));
      if (page) return { content: [words(page.identity.body.toString("utf8"))] };
      return failed("There is no page at this address. The tool search names addresses, and so does /llms.txt.");
    },
  );

  register(
    "calculate_roi",
    {
      title: "Project the return",
      description:
        "Projects twelve months of return, savings and revenue from a documented model, in US dollars, euros or pounds without converting. A projection, which promises nothing: repeat its caveat.",
      inputSchema: roiRequest,
      outputSchema: roiResult,
    },
    async (request) => {
      const result = calculateRoi(request);
      return { content: [words(JSON.stringify(result))], structuredContent: result };
    },
  );
}

const words = (text: string): ContentBlock => ({ type: "text", text });
const failed = (text: string): CallToolResult => ({ isError: true, content: [words(text)] });

/** What the caller is told of a failure: never its cause. */
function messageOf(error: unknown, log: Log): string {
  if ([RequestRefused, NotReady, StoreUnavailable].some((known) => error instanceof known))
    return (error as Error).message;
  log.error("tool failed", errorFacts(error));
  return FAILED;
}

interface Named {
  title: string;
  section: string | null;
  url: string;
}

const nameOf = ({ title, section }: Named) => (section ? `${title}: ${section}` : title);

/** Absolute URLs for the paths in a result, since its reader is elsewhere. */
const pageLinks = (named: readonly Named[], siteUrl: string): ContentBlock[] =>
  named
    .filter(({ url }) => url.startsWith("/"))
    .map((one) => ({ type: "resource_link", uri: siteUrl + one.url, name: nameOf(one), mimeType: "text/html" }));

/** Accepts a whole address, an anchor, and the name of the Markdown. */
function pathOf(named: string): string {
  const path = named.trim().replace(/^https?:\/\/[^/?#]*/i, "");
  const bare = path.replace(/[?#].*$/s, "").replace(/(?:(?<=^\/)index)?\.md$|\/+$/, "");
  return bare.startsWith("/") ? bare : `/${bare}`;
}
