/** The calls by which a question is asked, as bytes, and how the first words and the end of the response are known. */
import { SEARCH_TEXT_LIMIT } from "../../shared/contracts/search.ts";

export interface Target {
  host: string;
  port: number;
}

export interface Endpoint {
  request(target: Target, question: string): string;
  firstWord: string;
  end: string;
}

/** The body of the first question of a conversation. */
export const questionBody = (question: string) => JSON.stringify({ messages: [{ role: "user", content: question }] });

/** The bytes of a question to the chat. */
export const questionBytes = (target: Target, question: string) =>
  post(target, "/functions/v1/ai-chat", questionBody(question));

const askTool = (question: string) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "ask", arguments: { question } } });

const endpoints = {
  chat: { request: questionBytes, firstWord: '"content":"', end: "data: [DONE]\n\n" },
  search: {
    request: ({ host, port }, question) =>
      `GET /functions/v1/search?q=${encodeURIComponent(question.slice(0, SEARCH_TEXT_LIMIT))} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`,
    firstWord: '{"results":[',
    end: "]}",
  },
  mcp: {
    request: (target, question) =>
      post(target, "/mcp", askTool(question), "Accept: application/json, text/event-stream\r\n"),
    // A result of the tool; what it refuses has no structured content, and no protocol error a result.
    firstWord: '"structuredContent":',
    end: '"id":1}\n\n',
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export const endpointOf = (name: string): Endpoint => {
  const found = Object.entries(endpoints).find(([one]) => one === name);
  if (!found) throw new Error(`there is no endpoint ${name}; there are ${Object.keys(endpoints).join(", ")}`);
  return found[1];
};

function post({ host, port }: Target, path: string, body: string, headers = ""): string {
  const length = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  return `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n${headers}${length}\r\n\r\n${body}`;
}
