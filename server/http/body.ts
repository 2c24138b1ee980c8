/** Reads a request's JSON body, bounded in size, and checks it against a contract. */
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { clientAddress, networkOf } from "./client-address.ts";
import { plainMessage, RequestRefused } from "./refusal.ts";
import { createTally } from "./tally.ts";

/** Bytes of a body by default. */
const DEFAULT_LIMIT = 64 * 1024;
/** Characters of a field's name that an error repeats: the name may be the visitor's own. */
const FIELD_LIMIT = 100;
/** Bytes of all bodies that are on their way or wait for their turn: a thousand long conversations, and far below the memory of a small machine. */
const LIMIT_TOGETHER = 64 * 1024 * 1024;
/** Bytes of them that are one visitor's, so that nobody takes the room of all others: more than a hundred long conversations. */
const SHARE = 4 * 1024 * 1024;

/**
 * The body, checked. Refuses with 415 (not JSON), 413 (over `limit` bytes), 429 (too
 * many large bodies of one visitor at once), 503 (of all visitors) or 400, naming the first field that is wrong as `messages.0.content`.
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
  refuseNulIn(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new RequestRefused(400, "The body is not valid JSON.", { cause });
  }
  return checked(contract, json);
}

/** What the contract makes of a value. Refuses with 400, naming the first field that is wrong. */
export function checked<T extends z.ZodType>(contract: T, value: unknown): z.infer<T> {
  const parsed = contract.safeParse(value, { error: plainMessage });
  return parsed.success ? parsed.data : refuseInvalid(parsed.error);
}

function refuseInvalid({ issues: [issue] }: z.ZodError): never {
  const path = issue?.path.join(".");
  // The first of several unknown fields is named.
  const unknown = !path && issue?.code === "unrecognized_keys" ? issue.keys[0]?.slice(0, FIELD_LIMIT) : undefined;
  const field = path || unknown || "body";
  const message = unknown ? "is not known" : (issue?.message ?? "is not valid");
  throw new RequestRefused(400, `${field}: ${message}`, { field });
}

declare module "hono" {
  interface ContextVariableMap {
    /** Awaited after the body has been read. */
    afterBody?: () => Promise<void>;
    /** The visitor whose share the body is counted in; without it all bodies are one visitor's. */
    bodiesOf?: () => string;
  }
}

/** Names the visitor of a body, by network. */
export const shareBodies =
  (trustProxy: number): MiddlewareHandler =>
  async (c, next) => {
    c.set("bodiesOf", () => networkOf(clientAddress(c, trustProxy)));
    await next();
  };

/** Bytes that were read and not let go of. */
const held = createTally();

const tooMuch = (status: 429 | 503, message: string) =>
  new RequestRefused(status, `${message} Please try again in a moment.`, { headers: { "retry-after": "5" } });

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The body as text. Stops reading, and refuses with 413, once it exceeds `limit` bytes. */
export async function readText(
  c: Context,
  limit: number,
  decode = (bytes: Uint8Array) => utf8.decode(bytes),
): Promise<string> {
  const tooLarge = () => new RequestRefused(413, `The body may have at most ${limit} bytes.`);
  if (Number(c.req.header("content-length") ?? 0) > limit) throw tooLarge();
  const visitor = c.get("bodiesOf")?.() ?? "";
  // Whatever the share, one body may be as long as its call allows.
  const share = Math.max(SHARE, limit);
  let size = 0;
  const take = (bytes: number) => {
    size += bytes;
    const own = held.add(visitor, bytes);
    if (size > limit) throw tooLarge();
    if (own > share) throw tooMuch(429, "You are sending too much at once.");
    if (held.all > LIMIT_TOGETHER) throw tooMuch(503, "Too much is being sent at once.");
  };
  try {
    const text = decode(await readBytes(c, take));
    await c.get("afterBody")?.();
    return text;
  } catch (cause) {
    if (cause instanceof RequestRefused) throw cause;
    throw new RequestRefused(400, "The body could not be read as UTF-8 text.", { cause });
  } finally {
    held.add(visitor, -size);
  }
}

async function readBytes(c: Context, take: (bytes: number) => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(c)) {
    take(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** From the connection itself where there is one: wrapping it in a web stream would cost more than the reading. */
function chunksOf(c: Context): AsyncIterable<Uint8Array> | [] {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Left open when reading stops early, so that the refusal still reaches its reader.
  if (incoming && "iterator" in incoming) return incoming.iterator({ destroyOnReturn: false });
  return c.req.raw.body ?? [];
}

/** As JSON escapes it, where the backslash is not itself escaped. */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const IN_ADDRESS = "%00";

/** Refuses an address that holds one with 400. */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes(IN_ADDRESS)) throw refusal("address");
  await next();
};

/** Refuses with 400 JSON of which a text holds one. */
export function refuseNulIn(json: string): void {
  if (IN_JSON.test(json)) throw refusal("body");
}

const refusal = (field: string) => new RequestRefused(400, `${field}: must not hold a NUL character`, { field });

/** Refuses with 400, naming the first parameter that is wrong. Of one that is given twice the first counts; others are left alone. */
export function readQuery<T extends z.ZodType>(c: Context, contract: T): z.infer<T> {
  return checked(contract, c.req.query());
}
