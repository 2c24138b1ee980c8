/** The tool `ask`: the chat's answer, by the chat's own path. */

import type { CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { brand } from "../../../shared/brand.ts";
import { type ChatMessage, chatRequest, MESSAGE_LIMIT, TURN_LIMIT } from "../../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../../shared/contracts/library.ts";
import type { WholeAnswer } from "../../chat/whole-answer.ts";
import { checked } from "../../http/body.ts";
import { pageLinks } from "./page-links.ts";

export interface AskTool {
  siteUrl: string;
  ask(messages: readonly ChatMessage[], signal: AbortSignal): Promise<WholeAnswer>;
}

const inputSchema = z.object({
  question: z.string().describe(`What is asked, in English; at most ${MESSAGE_LIMIT} characters`),
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }))
    .max(TURN_LIMIT - 1)
    .optional()
    .describe("The conversation before the question, the oldest message first"),
});

const outputSchema = z.object({
  text: z.string().describe("The answer, in Markdown; its links are paths of this site"),
  id: z.string(),
  kind: z
    .enum(ANSWER_KINDS)
    .describe(
      "answer: from the knowledge base; options: asks back; declined: not covered; advice: regulated advice refused; talk: small talk; handover: to a person; refused: an instruction in disguise",
    ),
  sources: z
    .array(z.object({ title: z.string(), section: z.string().nullable(), url: z.string(), quote: z.string() }))
    .describe("The sections that the answer rests on, each with the sentence, word for word"),
  options: z
    .array(z.object({ label: z.string(), ask: z.string() }))
    .describe("Readings to choose from, or what people ask next"),
  enquiry: z.string().optional().describe("A message for the enquiry form, where one was asked for"),
});

async function call(tools: AskTool, input: z.infer<typeof inputSchema>, signal: AbortSignal): Promise<CallToolResult> {
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
    inputSchema,
    outputSchema,
  },
  call,
};
