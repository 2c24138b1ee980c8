/** A chat model behind any server that speaks the OpenAI protocol. Its library loads only with it. */
import { type Budget, estimateTokens } from "./budget.ts";
import { type ChatModel, ModelFailure, type ModelRequest } from "./chat-model.ts";
import { failureOf, isWorthRetrying } from "./failure.ts";
import { createWatch, type Watch } from "./watch.ts";

export interface ModelSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  budget?: Budget;
  /** Milliseconds until the first words, before the built-in consultant answers instead. */
  firstWordMs?: number;
  /** Milliseconds without a word in the middle of an answer. */
  silenceMs?: number;
  /** Milliseconds for a whole answer. */
  totalMs?: number;
  /** Tokens of an answer at most. */
  maxTokens?: number;
}

/** A visitor waits this long for first words, no longer. */
const FIRST_WORD = 8_000;
const SILENCE = 10_000;
const TOTAL = 45_000;
/** About 300 words: twice what an answer should take. */
const MAX_TOKENS = 450;
/** Low, because an answer repeats what the passages say. */
const TEMPERATURE = 0.2;

export function createChatModel(settings: ModelSettings): ChatModel {
  const { maxTokens = MAX_TOKENS, budget } = settings;
  // Begun at once, so that the first visitor does not wait for it.
  const library = loadModel(settings);
  library.catch(() => undefined);
  return {
    name: settings.model,
    async *stream(request) {
      const reserved = estimateTokens(textOf(request)) + maxTokens;
      if (budget && !(await budget.reserve(reserved))) throw new ModelFailure("over budget");
      const usage = { tokens: reserved };
      const watch = createWatch(request.signal, settings.firstWordMs ?? FIRST_WORD, settings.totalMs ?? TOTAL);
      try {
        yield* withRetry(
          () => once(library, request, { maxTokens, silence: settings.silenceMs ?? SILENCE, usage }, watch),
          watch,
        );
      } finally {
        watch.end();
        budget?.settle(reserved, usage.tokens);
      }
    },
  };
}

const textOf = ({ instructions, turns }: ModelRequest) => instructions + turns.map(({ content }) => content).join("\n");

/** One more try where nothing has been said yet and the fault may pass. */
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

interface Limits {
  maxTokens: number;
  silence: number;
  usage: { tokens: number };
}

async function* once(
  library: ReturnType<typeof loadModel>,
  request: ModelRequest,
  limits: Limits,
  watch: Watch,
): AsyncGenerator<string, void> {
  // The model's own interface: the SDK's streamText, which adds tools and steps, takes five times the processor time.
  const { stream } = await (await library).doStream({
    prompt: promptOf(request),
    maxOutputTokens: limits.maxTokens,
    temperature: TEMPERATURE,
    abortSignal: watch.signal,
  });
  let finished = false;
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "finish") {
      finished = part.finishReason.raw !== undefined;
      limits.usage.tokens =
        (part.usage.inputTokens.total ?? 0) + (part.usage.outputTokens.total ?? 0) || limits.usage.tokens;
    }
    if (part.type !== "text-delta" || part.delta === "") continue;
    watch.heard(limits.silence);
    yield part.delta;
  }
  if (!finished || !watch.begun) throw new ModelFailure(watch.begun ? "cut" : "rubbish");
}

function promptOf({ instructions, turns }: ModelRequest) {
  return [
    { role: "system" as const, content: instructions },
    ...turns.map(({ role, content }) => ({ role, content: [{ type: "text" as const, text: content }] })),
  ];
}

async function loadModel({ baseUrl, apiKey, model }: ModelSettings) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const key = apiKey ? { apiKey } : {};
  return createOpenAICompatible({ name: "configured", baseURL: baseUrl, includeUsage: true, ...key }).chatModel(model);
}
