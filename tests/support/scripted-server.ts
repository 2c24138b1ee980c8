/** A server on this machine that speaks the OpenAI protocol as a script says: well, badly, or not at all. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface ScriptedRequest {
  body: {
    messages: { role: string; content: string }[];
    model: string;
    stream?: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    temperature?: number;
    stream_options?: object;
    input?: unknown;
  };
  authorization: string | undefined;
}

export type Script = (
  response: ServerResponse,
  requests: ScriptedRequest,
  request: IncomingMessage,
) => void | Promise<void>;

export interface ScriptedServer extends AsyncDisposable {
  baseUrl: string;
  requests: ScriptedRequest[];
  /** Answers to requests that were cut off by the other side. */
  left: number;
  /** Requests that are being answered now. */
  open: number;
}

/** Each request takes the next script; the last one serves all that follow. */
export async function scriptedServer(...scripts: Script[]): Promise<ScriptedServer> {
  const state = { requests: [] as ScriptedRequest[], left: 0, open: 0 };
  const server = createServer(async (request, response) => {
    state.open += 1;
    response.on("close", () => {
      state.open -= 1;
      if (!response.writableFinished) state.left += 1;
    });
    let text = "";
    for await (const chunk of request) text += chunk;
    const requests = { body: JSON.parse(text), authorization: request.headers.authorization };
    const script = scripts[Math.min(state.requests.length, scripts.length - 1)];
    state.requests.push(requests);
    await script?.(response, requests, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const head = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

function send(response: ServerResponse, content: string) {
  const choices = [{ index: 0, delta: { content }, finish_reason: null }];
  response.write(
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "scripted", choices })}\n\n`,
  );
}

/** Data of an event that says this, that ends an answer, and that reports what it took. */
export const chunkOf = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
export const STOP = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
/** Its tokens are used up. */
export const FULL = { choices: [{ index: 0, delta: {}, finish_reason: "length" }] };
export const usageOf = (prompt_tokens: number, completion_tokens: number) => ({
  choices: [],
  usage: { prompt_tokens, completion_tokens },
});
export const DONE = "[DONE]";

/** Sends these events, then leaves the connection open. */
export function sends(...events: (object | string)[]): Script {
  return (response) => {
    head(response);
    for (const data of events) response.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
  };
}

function finish(response: ServerResponse) {
  const end = { id: "1", object: "chat.completion.chunk", created: 1, model: "scripted" };
  response.write(`data: ${JSON.stringify({ ...end, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\n`);
  response.write(
    `data: ${JSON.stringify({ ...end, choices: [], usage: { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 } })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

/** Pieces of a text as a model sends them: a word with the space before it. */
const tokens = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

/** Says a text word by word. */
export function says(text: string): Script {
  return (response) => {
    head(response);
    for (const token of tokens(text)) send(response, token);
    finish(response);
  };
}

/** Says a text with, for each `{words}`, the number of the line of its ground that has these words. */
export function cites(text: string): Script {
  return (response, requests, request) => {
    const ground = requests.body.messages.map(({ content }) => content).join("\n");
    const lines = [...ground.matchAll(/^\[(\d+)\] (.*)$/gm)];
    const numberOf = (words: string) => lines.find(([, , line = ""]) => line.includes(words))?.[1] ?? "999";
    return says(text.replace(/\{([^}]*)\}/g, (_, words: string) => `[${numberOf(words)}]`))(
      response,
      requests,
      request,
    );
  };
}

/** Plays the checker: one line for each pair, as `verdict` has it. */
export function checks(verdict: (claim: string, ground: string) => string): Script {
  return (response, requests, request) => {
    const message = requests.body.messages.at(-1)?.content ?? "";
    const claims = [...message.matchAll(/^claim (\d+): (.*)$/gm)];
    const grounds = new Map([...message.matchAll(/^ground (\d+): (.*)$/gm)].map(([, number, text]) => [number, text]));
    const lines = claims.map(([, number, claim = ""]) => `${number} ${verdict(claim, grounds.get(number) ?? "")}`);
    return replies(lines.join("\n"))(response, requests, request);
  };
}

/** Says a text, a word each time `step` resolves. */
export function saysInStep(text: string, step: () => Promise<unknown>): Script {
  return async (response) => {
    head(response).flushHeaders();
    for (const token of tokens(text)) {
      await step();
      send(response, token);
    }
    finish(response);
  };
}

/** Takes the request and never answers. */
export const hangs: Script = () => undefined;

/** Sends its headers and nothing more. */
export const hangsAfterHeaders: Script = (response) => {
  head(response).flushHeaders();
};

export function fails(
  status: number,
  headers: Record<string, string> = {},
  message = "secret-key and the whole prompt",
): Script {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message, type: "server_error" } }));
  };
}

/** Refuses while the request has this field, as the servers of recorded cases do, each in its own words. */
export function refusesField(
  isThere: (body: ScriptedRequest["body"]) => boolean,
  status: number,
  body: object,
  then: Script,
): Script {
  return (response, requests, request) => {
    if (!isThere(requests.body)) return then(response, requests, request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
}

/** A whole reply, not streamed. */
export function replies(content: string, finish_reason = "stop"): Script {
  return (response) => {
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason }];
    const usage = { prompt_tokens: 60, completion_tokens: 4, total_tokens: 64 };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "scripted", choices, usage }));
  };
}

/** Says the text, then the connection breaks. */
export function saysThenBreaks(text: string): Script {
  return (response) => {
    head(response);
    for (const token of tokens(text)) send(response, token);
    setImmediate(() => response.destroy());
  };
}

/** A page of HTML, with status 200. */
export const sendsHtml: Script = (response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<html><body>It works!</body></html>");
};

/** Events that hold no JSON. */
export const sendsGarbage: Script = (response) => {
  head(response).end("data: {{{not json\n\ndata: \u0000\u0001\n\ndata: [DONE]\n\n");
};

/** Status 200, and nothing at all. */
export const sendsNothing: Script = (response) => {
  head(response).end();
};

/** One event that goes on until the other side goes away. */
export const sendsOneEndlessLine: Script = async (response) => {
  head(response).write("data: ");
  while (!response.destroyed) {
    response.write("x".repeat(10_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
};

export const saysNothing: Script = (response) => {
  head(response);
  finish(response);
};

/** Repeats a sentence until the other side goes away. */
export function neverStops(sentence: string): Script {
  return async (response) => {
    head(response);
    while (!response.destroyed) {
      send(response, ` ${sentence}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
}
