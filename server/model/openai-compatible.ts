/** A chat model behind any server that speaks the OpenAI protocol. */
import { callProvider, type Provider } from "../provider/provider.ts";
import { type ChatModel, MAX_TOKENS, ModelFailure, type ModelRequest } from "./chat-model.ts";
import { readCompletion } from "./completion.ts";
import { failureOf, isWorthRetrying } from "./failure.ts";
import { createWatch, type Watch } from "./watch.ts";

export interface ModelSettings extends Provider {
  model: string;
  /** Milliseconds without a word in the middle of an answer. */
  silenceMs?: number;
  /** Milliseconds for a whole answer. */
  totalMs?: number;
  /** Tokens of an answer at most. */
  maxTokens?: number;
}

const SILENCE = 10_000;
const TOTAL = 45_000;
/** Low, because an answer repeats what the passages say. */
const TEMPERATURE = 0.2;
/** Characters of an answer, for models that ignore the limit of tokens. */
const ANSWER_LIMIT = 20_000;

export function createChatModel(settings: ModelSettings): ChatModel {
  return {
    name: settings.model,
    async *stream(request) {
      const watch = createWatch(request.signal, settings.totalMs ?? TOTAL);
      try {
        yield* withRetry(() => once(settings, request, watch), watch);
      } finally {
        watch.end();
      }
    },
  };
}

/** Retries once if no words have come yet and the failure may be transient. */
async function* withRetry(attempt: () => AsyncGenerator<string, void>, watch: Watch): AsyncGenerator<string, void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return yield* attempt();
    } catch (error) {
      const failure = failureOf(error, watch);
      if (tries > 1 || watch.begun || watch.signal.aborted || !isWorthRetrying(failure)) throw failure;
    }
  }
}

async function* once(settings: ModelSettings, request: ModelRequest, watch: Watch): AsyncGenerator<string, void> {
  const messages = [{ role: "system", content: request.instructions }, ...request.turns];
  const maxTokens = settings.maxTokens ?? MAX_TOKENS;
  const { body } = await callProvider(
    settings,
    "/chat/completions",
    {
      model: settings.model,
      messages,
      max_tokens: maxTokens,
      temperature: TEMPERATURE,
      stream: true,
      stream_options: { include_usage: true },
    },
    watch.signal,
  );
  if (!body) throw new ModelFailure("rubbish");
  let complete = false;
  let length = 0;
  let used = 0;
  try {
    for await (const { text, finished, tokens } of readCompletion(body)) {
      complete ||= finished;
      // Some servers count on with every chunk.
      used = tokens ?? used;
      if (!text) continue;
      watch.wordsArrived(settings.silenceMs ?? SILENCE);
      length += text.length;
      if (length > ANSWER_LIMIT) throw new ModelFailure("cut");
      yield text;
    }
  } finally {
    if (used > 0 && used <= mostTokens(messages, maxTokens)) request.onTokens?.(used);
  }
  if (!complete || !watch.begun) throw new ModelFailure(watch.begun ? "cut" : "rubbish");
}

/** No token is less than a byte: a count beyond that is none, and would use up the day. */
function mostTokens(messages: readonly { content: string }[], maxTokens: number): number {
  return messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), maxTokens);
}
