/** A chat model behind any server that speaks the OpenAI protocol, through the official client. */
import OpenAI, { APIConnectionError, APIError } from "openai";
import type { Log } from "../log/log.ts";
import { type Provider, TooManyBytes, textOf } from "../provider/provider.ts";
import { type ChatModel, MAX_TOKENS, ModelFailure, type ModelRequest } from "./chat-model.ts";
import {
  afterThinking,
  type Habit,
  type ParameterName,
  parametersFor,
  refusedIn,
  withoutThinking,
} from "./parameters.ts";

export interface ModelSettings extends Provider {
  model: string;
  /** Milliseconds for a whole answer. */
  totalMs: number;
  /** Milliseconds without a word in the middle of an answer. */
  silenceMs?: number;
  /** Tokens of an answer at most. */
  maxTokens?: number;
  temperature?: number;
  /** False for short replies, which are asked for whole. */
  stream?: boolean;
  log?: Log | undefined;
}

const SILENCE_MS = 10_000;
/** Low, because an answer repeats what the passages say. */
const TEMPERATURE = 0.2;
/** Characters of an answer, for models that ignore the limit of tokens; and bytes of all its events, and of a refusal. */
const ANSWER_LIMIT = 20_000;
const BYTES_LIMIT = 8_000_000;
const REFUSAL_LIMIT = 20_000;
/** Tokens for thinking, on top of the answer's: of most servers the limit counts both. */
const THINKING_TOKENS = 4_000;
/** Milliseconds for which a busy server is left alone where it says longer, and where it says nothing. */
const LONGEST_PAUSE_MS = 60_000;
const PAUSE_MS = 1_000;

/**
 * Answers of one model at once: a word takes the server's thread a tenth of a millisecond, so at twenty words a second
 * these are a fifth of it, and pages do not wait. Whoever comes on top is answered by the built-in consultant.
 */
const AT_ONCE = 100;

/** What is known of a server from its answers so far. */
interface Known extends Habit {
  open: number;
  refused: Set<ParameterName>;
  /** It has used up the limit of tokens before it said anything. */
  needsRoom: boolean;
  /** By `performance.now()`. */
  busyUntil: number;
}

class OutOfRoom extends Error {}

type Attempt = (signal: AbortSignal, begun: () => void) => AsyncGenerator<string, void>;

export function createChatModel(settings: ModelSettings): ChatModel {
  const client = clientOf(settings);
  const known: Known = { refused: new Set(), needsRoom: false, busyUntil: 0, open: 0 };
  return {
    name: settings.model,
    async *stream(request) {
      if (known.open >= AT_ONCE) throw new ModelFailure("busy");
      known.open += 1;
      try {
        yield* withRetries(settings, known, request, (signal, begun) => {
          const attempt = settings.stream === false || known.refused.has("stream") ? whole : streamed;
          return attempt(client, settings, known, request, signal, begun);
        });
      } finally {
        known.open -= 1;
      }
    },
  };
}

/**
 * Once more after a fault of the server or the network, once for each parameter that it refuses, and once where it
 * needs room to think: never after the first words, nor to a busy server, nor after rubbish.
 */
async function* withRetries(
  { model, totalMs, log }: ModelSettings,
  known: Known,
  request: ModelRequest,
  attempt: Attempt,
): AsyncGenerator<string, void> {
  const late = AbortSignal.timeout(totalMs);
  const signal = AbortSignal.any([request.signal, late]);
  let begun = false;
  let faults = 0;
  for (;;) {
    if (performance.now() < known.busyUntil) throw new ModelFailure("busy");
    try {
      return yield* attempt(signal, () => {
        begun = true;
      });
    } catch (error) {
      if (request.signal.aborted) throw new ModelFailure("left");
      if (error instanceof OutOfRoom) {
        known.needsRoom = true;
        log?.info("model thinks within its limit of tokens, which is raised", { model });
        begun = false;
        continue;
      }
      if (begun) throw new ModelFailure("cut");
      if (late.aborted) throw new ModelFailure("slow");
      const param = parameterIn(error, known);
      if (param) {
        known.refused.add(param);
        log?.info("model refuses a parameter", { model, param, status: (error as APIError).status });
        continue;
      }
      faults += 1;
      if (faults > 1 || !isFault(error)) throw failureOf(error, known);
    }
  }
}

async function* streamed(
  client: OpenAI,
  settings: ModelSettings,
  known: Known,
  request: ModelRequest,
  signal: AbortSignal,
  begun: () => void,
): AsyncGenerator<string, void> {
  const silence = new AbortController();
  const parameters = parametersFor(wanted(settings, known, request, true), known.refused);
  const chunks = await client.chat.completions.create(
    { model: settings.model, ...parameters, stream: true },
    { signal: AbortSignal.any([signal, silence.signal]) },
  );
  let finished: string | null | undefined;
  let said = false;
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  async function* words(): AsyncGenerator<string, void> {
    let length = 0;
    for await (const { choices, usage } of chunks) {
      // Some servers count on with every chunk.
      used = tokensIn(usage) || used;
      const [choice] = choices ?? [];
      finished ||= choice?.finish_reason;
      const text = textIn(choice?.delta?.content);
      if (text) begun();
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), settings.silenceMs ?? SILENCE_MS);
      length += text.length;
      if (length > ANSWER_LIMIT) throw new ModelFailure("cut");
      if (text) yield text;
    }
    // What was held back may be its thinking, cut off.
    if (finished === "length" && !said && !known.needsRoom) throw new OutOfRoom();
    if (!signal.aborted && !silence.signal.aborted) return;
    // A slow model would else never be listened to: that it thinks aloud is found out later, if it does.
    if (length > 0) known.thinks ??= false;
    throw new ModelFailure("slow");
  }
  try {
    for await (const text of withoutThinking(words(), known)) {
      if (!text) continue;
      said = true;
      yield text;
    }
    if (!said || !finished) throw new ModelFailure("rubbish");
  } finally {
    clearTimeout(timer);
    silence.abort();
    report(used, limitOf(settings, known), request);
  }
}

async function* whole(
  client: OpenAI,
  settings: ModelSettings,
  known: Known,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const parameters = parametersFor(wanted(settings, known, request, false), known.refused);
  const { choices, usage } = await client.chat.completions.create(
    { model: settings.model, ...parameters, stream: false },
    { signal },
  );
  report(tokensIn(usage), limitOf(settings, known), request);
  if (choices?.[0]?.finish_reason === "length" && !known.needsRoom) throw new OutOfRoom();
  const text = afterThinking(textIn(choices?.[0]?.message?.content));
  if (!text.trim() || text.length > ANSWER_LIMIT) throw new ModelFailure("rubbish");
  yield text;
}

/** Tokens of a reply at most. The models that refuse `max_tokens` are those that think. */
const limitOf = ({ maxTokens = MAX_TOKENS }: ModelSettings, { needsRoom, refused }: Known) =>
  needsRoom || refused.has("max_tokens") ? maxTokens + THINKING_TOKENS : maxTokens;

const wanted = (settings: ModelSettings, known: Known, request: ModelRequest, stream: boolean) => ({
  ...request,
  maxTokens: limitOf(settings, known),
  temperature: settings.temperature ?? TEMPERATURE,
  stream,
});

/** Text, or parts of which some are text and others thinking. */
function textIn(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => (part?.type === "text" && typeof part.text === "string" ? part.text : "")).join("");
}

function tokensIn(usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined): number {
  const count = Number(usage?.prompt_tokens ?? 0) + Number(usage?.completion_tokens ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** No token is less than a byte: a count beyond that is none, and would use up the day. */
function report(used: number, maxTokens: number, { instructions, turns, onTokens }: ModelRequest) {
  const most = [instructions, ...turns.map(({ content }) => content)].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    maxTokens,
  );
  if (used > 0 && used <= most) onTokens?.(used);
}

function parameterIn(error: unknown, { refused }: Known): ParameterName | undefined {
  if (!(error instanceof APIError) || !error.status || error.status === 401 || error.status === 429) return undefined;
  return refusedIn(error.message, refused);
}

const isFault = (error: unknown) =>
  error instanceof APIConnectionError ||
  (error instanceof APIError && (error.status ?? 500) >= 500 && error.status !== 503);

/** Without the provider's words, which may hold the prompt or the key. */
function failureOf(error: unknown, known: Known): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError)
    return isTooLong(error) ? new ModelFailure("rubbish") : new ModelFailure("unreachable", { code: codeIn(error) });
  if (!(error instanceof APIError)) return new ModelFailure("rubbish");
  const { status, headers } = error;
  if (status !== 429 && status !== 503) return new ModelFailure("refused", status ? { status } : {});
  const seconds = Number(headers?.get("retry-after") || Number.NaN);
  const pause = Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_PAUSE_MS) : PAUSE_MS;
  known.busyUntil = performance.now() + pause;
  return new ModelFailure("busy", { status });
}

/** The system's code for what went wrong, which stands somewhere below what the client says. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && /^[A-Z_]+$/.test(String(error.code)) ? String(error.code) : codeIn(error.cause);
}

const isTooLong = ({ cause }: Error) => cause instanceof TooManyBytes;

function clientOf({ baseUrl, apiKey, totalMs }: ModelSettings): OpenAI {
  return new OpenAI({
    baseURL: baseUrl.replace(/\/+$/, ""),
    apiKey: apiKey ?? "none",
    organization: null,
    project: null,
    ...(apiKey ? {} : { defaultHeaders: { authorization: null } }),
    maxRetries: 0,
    timeout: totalMs,
    logLevel: "off",
    fetch: boundedFetch,
  });
}

/** Follows no redirect, which would carry the prompt elsewhere; reads no answer without end; keeps a refusal's words whole. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "manual" });
  const { status, headers, body } = response;
  if (!response.ok) {
    const words = status < 400 ? "" : await textOf(response, REFUSAL_LIMIT).catch(() => "");
    const kept = new Headers({ "content-type": "application/json", "retry-after": headers.get("retry-after") ?? "" });
    return new Response(JSON.stringify({ error: { message: words } }), { status, headers: kept });
  }
  return new Response(body && limited(body), { status, headers });
}

function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.length;
        if (bytes > BYTES_LIMIT) throw new TooManyBytes("an answer without end");
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
