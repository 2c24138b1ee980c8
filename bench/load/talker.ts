/**
 * A process that serves the OpenAI protocol: every answer repeats the library's answers in its prompt, a
 * word at a time. Sends its address, and ends when it receives a message.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds between two words: twenty a second, as large models write. */
const PACE = 50;
/** Words of an answer. */
const WORDS = 100;

const open = new Map<ServerResponse, { words: string[]; sent: number }>();

const chunk = (choice: object) =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "talker", choices: [{ index: 0, ...choice }] })}\n\n`;

setInterval(() => {
  for (const [response, answer] of open) {
    const word = answer.words[answer.sent];
    answer.sent += 1;
    if (word) response.write(chunk({ delta: { content: word }, finish_reason: null }));
    else {
      open.delete(response);
      response.end(`${chunk({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
    }
  }
}, PACE);

const server = createServer(async (request, response) => {
  let body = "";
  for await (const text of request) body += text;
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const data = messages[1]?.content ?? "";
  const { answers } = JSON.parse(data.slice(data.indexOf("{"))) as { answers: { answer: string }[] };
  const text = answers.map(({ answer }) => answer).join("\n\n");
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  response.on("close", () => open.delete(response));
  open.set(response, { words: (text.match(/\s*\S+/g) ?? []).slice(0, WORDS), sent: 0 });
});
server.listen(0, "127.0.0.1", () => process.send?.("ready"));
process.once("message", () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  process.once("message", () => process.exit());
});
