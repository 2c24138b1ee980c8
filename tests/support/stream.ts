/** Asks the chat route and reads its stream, for tests. */
import type { Hono } from "hono";
import type { ChatMessage } from "../../shared/contracts/chat.ts";

export interface ReadStream {
  text: string;
  chunks: Record<string, unknown>[];
  comments: number;
  done: boolean;
  error?: { code: string; message: string };
}

/** Sends one question, or a conversation. */
export async function ask(
  app: Hono,
  question: string | ChatMessage[],
  { signal, referrer }: { signal?: AbortSignal; referrer?: string | undefined } = {},
): Promise<Response> {
  const messages = typeof question === "string" ? [{ role: "user", content: question }] : question;
  return app.request("/functions/v1/ai-chat", {
    method: "POST",
    headers: { "content-type": "application/json", ...(referrer && { referer: referrer }) },
    body: JSON.stringify({ messages }),
    ...(signal ? { signal } : {}),
  });
}

export async function readStream(response: Response): Promise<ReadStream> {
  const read: ReadStream = { text: "", chunks: [], comments: 0, done: false };
  for (const line of (await response.text()).split("\n")) {
    if (line.startsWith(":")) read.comments += 1;
    if (line === "data: [DONE]") read.done = true;
    else if (line.startsWith("data: ")) readChunk(JSON.parse(line.slice(6)) as Chunk, read);
  }
  return read;
}

type Chunk = { choices?: { delta: { content?: string } }[]; error?: ReadStream["error"] };

function readChunk(chunk: Chunk, read: ReadStream) {
  read.chunks.push(chunk);
  read.text += chunk.choices?.[0]?.delta.content ?? "";
  if (chunk.error) read.error = chunk.error;
}
