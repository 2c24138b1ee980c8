/** What this site offers to a program that speaks the Model Context Protocol: four tools, none of which changes anything. */

import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { brand, nameWords } from "../../shared/brand.ts";
import { RequestRefused } from "../http/refusal.ts";
import { NotReady } from "../knowledge-base/not-ready.ts";
import { errorFacts, type Log } from "../log/log.ts";
import { StoreUnavailable } from "../store/store.ts";
import { type AskTool, ask, calculate, getPage, type PageTool, type SearchTool, search } from "./tools.ts";

export interface McpTools extends AskTool, SearchTool, PageTool {
  log: Log;
}

const INSTRUCTIONS = `The public website of ${brand.name}, a ${brand.kind} for ${brand.clients}.
"ask" answers a question from the site's own pages, with the sentences that it rests on; it says so where the site does not cover something, and gives no regulated financial, legal or compliance advice.
"search" finds sections and answers, "get_page" reads a page as Markdown, "calculate_roi" projects twelve months from a documented model.
Clients in case studies are anonymised. State a figure only together with its basis and its period, and say so where no period is published.`;

const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A server for one request. */
export function createMcpServer(tools: McpTools): McpServer {
  const { log } = tools;
  const server = new McpServer(
    { name: nameWords.join("-"), title: brand.name, version: "1.0.0" },
    { instructions: INSTRUCTIONS },
  );
  server.registerTool("ask", { ...ask.config, annotations: ANNOTATIONS }, (input, { mcpReq }) =>
    toolResult(log, () => ask.call(tools, input, mcpReq.signal)),
  );
  server.registerTool("search", { ...search.config, annotations: ANNOTATIONS }, (input) =>
    toolResult(log, () => search.call(tools, input)),
  );
  server.registerTool("get_page", { ...getPage.config, annotations: ANNOTATIONS }, (input) =>
    toolResult(log, async () => getPage.call(tools, input)),
  );
  server.registerTool("calculate_roi", { ...calculate.config, annotations: ANNOTATIONS }, (input) =>
    toolResult(log, async () => calculate.call(input)),
  );
  return server;
}

/** Turns a failure into a tool result for the caller, without its cause. */
async function toolResult(log: Log, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    const meant = [RequestRefused, NotReady, StoreUnavailable].some((known) => error instanceof known);
    if (!meant) log.error("tool failed", errorFacts(error));
    const text = meant ? (error as Error).message : "Something went wrong on our side. Please try again.";
    return { isError: true, content: [{ type: "text", text }] };
  }
}
