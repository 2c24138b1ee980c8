/** POST /mcp: the Model Context Protocol over stateless HTTP, for clients of 2026-07-28 and of 2025. */
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { brand, nameWords } from "../../shared/brand.ts";
import { CHAT_BODY_LIMIT } from "../chat/route.ts";
import { readBody } from "../http/body.ts";
import { RequestRefused } from "../http/refusal.ts";
import { errorFacts } from "../log/log.ts";
import { registerTools, type Tools } from "./tools.ts";

interface Dependencies extends Omit<Tools, "ask"> {
  /** Answers the sender of a request. */
  ask(c: Context): Tools["ask"];
  /** Refuses what a page of another site sends: this server may be one that only a local network reaches. */
  refuseCrossSite(c: Context): void;
  /** Counts a question against the chat's limit. */
  countQuestion(c: Context): Promise<void>;
}

/** One message a request: lists of them went with the protocol of 2025-06-18, and would be questions without number. */
const message = z.looseObject(
  { jsonrpc: z.literal("2.0"), method: z.string().optional() },
  "must be one JSON-RPC message",
);

/** Prefix of the library's errors for a refused message. */
const REJECTED = "Rejected inbound request";

export function mcpRoutes(deps: Dependencies): Hono {
  const { log } = deps;
  const handlerFor = (c: Context) =>
    createMcpHandler(() => createMcpServer({ ...deps, ask: deps.ask(c) }), {
      // There is nothing to subscribe to.
      maxSubscriptions: 0,
      // A client's error is answered, and is no error of ours to log.
      onerror: (error) => {
        if (!error.message.startsWith(REJECTED)) log.error("mcp request failed", errorFacts(error));
      },
    });
  const routes = new Hono();
  routes.post("/mcp", async (c) => {
    deps.refuseCrossSite(c);
    const body = await readBody(c, message, CHAT_BODY_LIMIT);
    if (body.method === "tools/call") await deps.countQuestion(c);
    const response = await handlerFor(c).fetch(c.req.raw, { parsedBody: body });
    // Keep-alive is up to Node; an answer must not be cached.
    response.headers.delete("connection");
    response.headers.set("cache-control", "no-store");
    return response;
  });
  routes.all("/mcp", () => {
    throw new RequestRefused(405, "This call answers POST.", { headers: { allow: "POST" } });
  });
  return routes;
}

const INSTRUCTIONS = `The public website of ${brand.name}, a ${brand.kind} for ${brand.clients}.
"ask" answers a question from the site's own pages, with the sentences that it rests on; it says so where the site does not cover something, and gives no regulated financial, legal or compliance advice.
"search" finds sections and answers, "get_page" reads a page as Markdown, "calculate_roi" projects twelve months from a documented model.
Clients in case studies are anonymised. State a figure only together with its basis and its period, and say so where no period is published.`;

/** A server for one request. */
function createMcpServer(tools: Tools): McpServer {
  const server = new McpServer(
    { name: nameWords.join("-"), title: brand.name, version: "1.0.0" },
    { instructions: INSTRUCTIONS },
  );
  registerTools(server, tools);
  return server;
}
