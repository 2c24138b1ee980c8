/** Reads a request's JSON body, bounded in size, and checks it against a contract. */
import type { Context } from "hono";
import type { z } from "zod";
import { RequestRefused } from "./refusal.ts";

/** Bytes of a body where the route says nothing else. */
const DEFAULT_LIMIT = 64 * 1024;

/**
 * The body, checked. Refuses with 415 (not JSON), 413 (over `limit` bytes) or
 * 400, naming the first field that is wrong as `messages.0.content`.
 */
export async function readBody<T extends z.ZodType>(
  c: Context,
  contract: T,
  limit = DEFAULT_LIMIT,
): Promise<z.infer<T>> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new RequestRefused(415, "Send the request as application/json.");
  const text = await readText(c, limit);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new RequestRefused(400, "The body is not valid JSON.", { cause });
  }
  const parsed = contract.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join(".") || "body";
  throw new RequestRefused(400, `${field}: ${issue?.message ?? "is not valid"}`, { field });
}

/** The body as text. Stops reading, and refuses with 413, once it exceeds `limit` bytes. */
export async function readText(c: Context, limit: number): Promise<string> {
  const tooLarge = () => new RequestRefused(413, `The body may have at most ${limit} bytes.`);
  if (Number(c.req.header("content-length") ?? 0) > limit) throw tooLarge();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (cause) {
    if (cause instanceof RequestRefused) throw cause;
    throw new RequestRefused(400, "The body could not be read as UTF-8 text.", { cause });
  }
}
