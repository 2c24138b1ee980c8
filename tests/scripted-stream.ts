/** A chat server whose every chunk the test sends itself, in place of the real one. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

interface Message {
  role: string;
  content: string;
}

export interface Exchange {
  /** The conversation that the page sent. */
  messages: Message[];
  say(text: string): void;
  /** A line of the stream, as it is. */
  line(text: string): void;
  /** Ends the answer; `answer` is what the last chunk says beside the text. */
  end(answer?: unknown): void;
  /** Cuts the connection in the middle. */
  cut(): void;
  /** Resolves when the page has gone away. */
  left: Promise<void>;
}

/** Routes the page's chat calls here; `next()` waits for the next one. */
export async function scriptedStream(page: Page) {
  const arrived: Exchange[] = [];
  const waiting: ((exchange: Exchange) => void)[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.flushHeaders();
      const exchange = exchangeOf(response, (JSON.parse(body) as { messages: Message[] }).messages);
      const taker = waiting.shift();
      if (taker) taker(exchange);
      else arrived.push(exchange);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await page.route("**/functions/v1/ai-chat", (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/functions/v1/ai-chat` }),
  );
  page.on("close", () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    next: () =>
      new Promise<Exchange>((resolve) => {
        const exchange = arrived.shift();
        if (exchange) resolve(exchange);
        else waiting.push(resolve);
      }),
  };
}

function exchangeOf(response: ServerResponse, messages: Message[]): Exchange {
  const line = (text: string) => response.write(`${text}\n\n`);
  return {
    messages,
    line,
    say: (content) => line(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`),
    end: (answer) => {
      if (answer !== undefined) line(`data: ${JSON.stringify({ choices: [{ delta: {} }], answer })}`);
      line("data: [DONE]");
      response.end();
    },
    cut: () => response.destroy(),
    left: new Promise((resolve) => response.on("close", resolve)),
  };
}
