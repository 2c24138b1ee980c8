/** A chat model behind any server that speaks the OpenAI protocol, through the official client. */
import OpenAI, { APIConnectionError, APIError } from "openai";
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParams,
} from "openai/resources/chat/completions";
import type { Log } from "../log/log.ts";
import { type Provider, TooManyBytes } from "../provider/provider.ts";
import { type ChatModel, MAX_TOKENS, ModelFailure, type ModelRequest } from "./chat-model.ts";

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
/** Characters of an answer, for models that ignore the limit of tokens; and bytes of all its events, or of a refusal. */
const ANSWER_LIMIT = 20_000;
const BYTES_LIMIT = 8_000_000;
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

class OutOfRoom extends Error {}

/** Learns from a server's answers what it refuses and how it thinks. */
export function createChatModel(settings: ModelSettings): ChatModel {
  const { model, baseUrl, apiKey, totalMs, silenceMs = SILENCE_MS, maxTokens = MAX_TOKENS, log } = settings;
  const client = new OpenAI({
    baseURL: baseUrl.replace(/\/+$/, ""),
    apiKey: apiKey ?? "none",
    defaultHeaders: apiKey ? {} : { authorization: null },
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: totalMs,
    logLevel: "off",
    fetch: boundedFetch,
  });
  const refused = new Set<ParameterName>();
  const habit: { thinks?: boolean } = {};
  /** It has used up the limit of tokens before it said anything. */
  let needsRoom = false;
  /** By `performance.now()`. */
  let busyUntil = 0;
  let open = 0;

  /** Tokens of a reply at most. The models that refuse `max_tokens` are those that think. */
  const limit = () => (needsRoom || refused.has("max_tokens") ? maxTokens + THINKING_TOKENS : maxTokens);

  function bodyOf({ instructions, turns }: ModelRequest): ChatCompletionCreateParams {
    const isStreamed = (settings.stream ?? true) && !refused.has("stream");
    const [first, ...others] = turns;
    const unlessRefused = (name: ParameterName, value: unknown) => (refused.has(name) ? {} : { [name]: value });
    return {
      model,
      stream: isStreamed,
      messages: refused.has("system")
        ? [{ role: "user", content: `${instructions}\n\n${first?.content ?? ""}` }, ...others]
        : [{ role: "system", content: instructions }, ...turns],
      ...unlessRefused(refused.has("max_tokens") ? "max_completion_tokens" : "max_tokens", limit()),
      ...unlessRefused("temperature", settings.temperature ?? TEMPERATURE),
      ...(isStreamed && unlessRefused("stream_options", { include_usage: true })),
    };
  }

  async function* attempt(request: ModelRequest, body: ChatCompletionCreateParams, signal: AbortSignal) {
    const silence = new AbortController();
    const stopped = AbortSignal.any([signal, silence.signal]);
    let timer: NodeJS.Timeout | undefined;
    let usage: ChatCompletion["usage"] | null;
    let finished: string | null | undefined;
    let heard = "";
    let said = "";
    try {
      const { data: reply, response } = await client.chat.completions.create(body, { signal: stopped }).withResponse();
      for await (const chunk of body.stream
        ? (reply as AsyncIterable<ChatCompletionChunk>)
        : [reply as ChatCompletion]) {
        // Some servers count on with every chunk.
        usage = chunk.usage ?? usage;
        const [choice] = chunk.choices ?? [];
        finished ||= choice?.finish_reason;
        heard += textIn(choice && ("delta" in choice ? choice.delta : choice.message)?.content);
        timer = timer?.refresh() ?? setTimeout(() => silence.abort(), silenceMs);
        if (heard.length > ANSWER_LIMIT) throw new ModelFailure("cut");
        const spoken = body.stream ? spokenIn(heard, false, habit) : "";
        // It thought aloud after all.
        if (!spoken.startsWith(said)) throw new ModelFailure("cut");
        if (spoken !== said) yield spoken.slice(said.length);
        said = spoken;
      }
      // What was held back may be its thinking, cut off.
      if (finished === "length" && !said && !needsRoom) throw new OutOfRoom();
      // A slow model would else never be listened to: that it thinks aloud is found out later, if it does.
      if (stopped.aborted && heard) habit.thinks ??= false;
      if (stopped.aborted) throw new ModelFailure("slow");
      // One that came whole was not cut off, whatever the model used to do.
      const spoken = spokenIn(heard, true, body.stream ? habit : {});
      if (!spoken.trim() || (body.stream && !finished && !announced.has(response))) throw new ModelFailure("rubbish");
      yield spoken.slice(said.length);
    } catch (error) {
      throw heard && !(error instanceof OutOfRoom) ? new ModelFailure("cut") : error;
    } finally {
      clearTimeout(timer);
      silence.abort();
      report(usage, limit(), request);
    }
  }

  /** Without the provider's words, which may hold the prompt or the key. */
  function failureOf(error: unknown): ModelFailure {
    if (error instanceof APIConnectionError) return new ModelFailure("unreachable", { code: codeIn(error) });
    if (!(error instanceof APIError)) return new ModelFailure("rubbish");
    const { status, headers } = error;
    if (status !== 429 && status !== 503) return new ModelFailure("refused", { status });
    const pause = Number.parseFloat(headers?.get("retry-after") ?? "") * 1_000 || PAUSE_MS;
    busyUntil = performance.now() + Math.min(pause, LONGEST_PAUSE_MS);
    return new ModelFailure("busy", { status });
  }

  /**
   * Once more after a fault of the server or the network, once for each parameter that it refuses, and once where it
   * needs room to think: never after the first words, nor to a busy server, nor after rubbish.
   */
  async function* withRetries(request: ModelRequest): AsyncGenerator<string, void> {
    const late = AbortSignal.timeout(totalMs);
    for (let faults = 0; ; ) {
      if (performance.now() < busyUntil) throw new ModelFailure("busy");
      const body = bodyOf(request);
      try {
        return yield* attempt(request, body, AbortSignal.any([request.signal, late]));
      } catch (error) {
        if (request.signal.aborted) throw new ModelFailure("left");
        const param = parameterIn(error, body);
        if (error instanceof OutOfRoom) {
          needsRoom = true;
          log?.info("model thinks within its limit of tokens, which is raised", { model });
        } else if (error instanceof ModelFailure) throw error;
        else if (late.aborted) throw new ModelFailure("slow");
        else if (param) {
          refused.add(param);
          log?.info("model refuses a parameter", { model, param, status: (error as APIError).status });
        } else if (faults > 0 || !isFault(error)) throw failureOf(error);
        else faults += 1;
      }
    }
  }

  return {
    name: model,
    async *stream(request) {
      if (open >= AT_ONCE) throw new ModelFailure("busy");
      open += 1;
      try {
        yield* withRetries(request);
      } finally {
        open -= 1;
      }
    },
  };
}

/** How a refusal names each, whatever its form; "stream" is a word of many refusals. */
const REFUSED_AS = {
  max_tokens: /\bmax_tokens\b/i,
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  stream_options: /\bstream_options\b/i,
  stream: /["'`]stream["'`]/i,
  temperature: /\btemperature\b/i,
  system:
    /\bsystem\b[^.]{0,40}\b(?:role|message|prompt)|\brole\b[^.]{0,40}\bsystem\b|\bdeveloper instruction|\broles? must alternate|\bonly user\b/i,
};
type ParameterName = keyof typeof REFUSED_AS;
const NAMES = Object.keys(REFUSED_AS) as ParameterName[];

/** The parameter of a request that its refusal names: each is left out or replaced once. */
function parameterIn(error: unknown, { messages, ...sent }: ChatCompletionCreateParams): ParameterName | undefined {
  if (!(error instanceof APIError) || !error.status || [401, 429, 503].includes(error.status)) return undefined;
  const isSent = (name: ParameterName) =>
    name === "system" ? messages[0]?.role === name : (sent[name] ?? false) !== false;
  return NAMES.find((name) => isSent(name) && REFUSED_AS[name].test(error.message));
}

/**
 * Most servers send a model's thinking in a field of its own, which is not read; others leave it in the text between
 * tags, and some chat templates put the opening tag in the prompt, so that only the closing one is seen.
 */
const OPENS = /^\s*<(?:think|thinking|thought|reasoning)>/i;
const CLOSES = /<\/(?:think|thinking|thought|reasoning)>/i;
/** What may still become a tag: the opening one, and any at the end. */
const MAY_OPEN = /^\s*(?:<[a-z]*)?$/i;
const UNFINISHED = /<\/?[a-z]{0,9}$/i;

/**
 * What can be shown of a reply, of which more may come. Whether a model thinks is learnt from its first whole reply,
 * until which nothing can; of one that does, a reply without the closing tag may have been cut off before it.
 */
function spokenIn(text: string, isWhole: boolean, habit: { thinks?: boolean }): string {
  const close = CLOSES.exec(text);
  if (close) habit.thinks = true;
  if (close) return text.slice(close.index + close[0].length);
  if (OPENS.test(text) || (!isWhole && (habit.thinks !== false || MAY_OPEN.test(text)))) return "";
  habit.thinks ??= false;
  return habit.thinks ? "" : isWhole ? text : text.replace(UNFINISHED, "");
}

const isFault = (error: unknown) =>
  error instanceof APIConnectionError ||
  (error instanceof APIError && (error.status ?? 500) >= 500 && error.status !== 503);

/** The system's code for what went wrong, which stands somewhere below what the client says. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && /^[A-Z_]+$/.test(String(error.code)) ? String(error.code) : codeIn(error.cause);
}

/** Text, or parts of which some are text and others thinking. */
function textIn(content: unknown): string {
  const parts: { type?: string; text?: string }[] = [content ?? []].flat();
  return typeof content === "string" ? content : parts.map(({ type, text }) => (type === "text" ? text : "")).join("");
}

/** No token is less than a byte: a count beyond that is none, and would use up the day. */
function report(usage: ChatCompletion["usage"] | null, limit: number, { instructions, turns, onTokens }: ModelRequest) {
  const used = Number(usage?.prompt_tokens ?? 0) + Number(usage?.completion_tokens ?? 0);
  const most = limit + Buffer.byteLength([instructions, ...turns.map(({ content }) => content)].join(""));
  if (Number.isInteger(used) && used > 0 && used <= most) onTokens?.(used);
}

/** Whose stream said that it ends: of some servers the only sign, since they give no reason for which they finished. */
const announced = new WeakSet<Response>();
const END = /^data: ?\[DONE\]/m;

/** Follows no redirect, which would carry the prompt elsewhere, and reads no answer without end. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { ok, status, headers, body } = await fetch(input, { ...init, redirect: "manual" });
  let left = BYTES_LIMIT;
  let line = "";
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      // Of a refusal in JSON the client reads the field "error" alone; any other it keeps word for word.
      if (!ok) controller.enqueue(Buffer.from("refused: "));
    },
    transform(part, controller) {
      left -= part.length;
      line = line.slice(-"data: [DONE]".length) + Buffer.from(part).toString("latin1");
      if (END.test(line)) announced.add(bounded);
      if (left < 0) controller.error(new TooManyBytes("an answer without end"));
      else controller.enqueue(part);
    },
  });
  const bounded = new Response(body?.pipeThrough(pieces), { status, headers });
  return bounded;
}
