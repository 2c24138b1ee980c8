/** A chat model behind any server that speaks the OpenAI protocol. Its libraries load with the first request. */
import { type Budget, estimateTokens } from "./budget.ts";
import { type ChatModel, ModelFailure, type ModelRequest } from "./chat-model.ts";
import { failureOf, isWorthRetrying } from "./failure.ts";

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

export function createChatModel(settings: ModelSettings): ChatModel {
  return {
    name: settings.model,
    async *stream(request) {
      const { maxTokens = MAX_TOKENS, budget } = settings;
      const reserved = estimateTokens(promptOf(request)) + maxTokens;
      if (budget && !budget.reserve(reserved)) throw new ModelFailure("over budget");
      const usage = { tokens: reserved };
      try {
        yield* withRetry(settings, request, usage);
      } finally {
        budget?.settle(reserved, usage.tokens);
      }
    },
  };
}

const promptOf = ({ instructions, turns }: ModelRequest) =>
  instructions + turns.map(({ content }) => content).join("\n");

/** One more try where nothing has been said yet and the fault may pass. */
async function* withRetry(settings: ModelSettings, request: ModelRequest, usage: { tokens: number }) {
  const deadline = AbortSignal.timeout(settings.firstWordMs ?? FIRST_WORD);
  for (let attempt = 1; ; attempt += 1) {
    let said = false;
    try {
      for await (const text of once(settings, request, deadline, usage)) {
        said = true;
        yield text;
      }
      return;
    } catch (error) {
      const failure = request.signal.aborted ? new ModelFailure("left") : failureOf(error, said, deadline.aborted);
      if (said || attempt > 1 || deadline.aborted || !isWorthRetrying(failure)) throw failure;
    }
  }
}

async function* once(
  settings: ModelSettings,
  request: ModelRequest,
  deadline: AbortSignal,
  usage: { tokens: number },
): AsyncGenerator<string, void> {
  const { streamText } = await import("ai");
  const stop = new AbortController();
  const onDeadline = () => stop.abort(deadline.reason);
  deadline.addEventListener("abort", onDeadline, { once: true });
  const result = streamText({
    model: await provider(settings),
    instructions: request.instructions,
    messages: request.turns,
    maxOutputTokens: settings.maxTokens ?? MAX_TOKENS,
    temperature: 0.2,
    maxRetries: 0,
    // Without a total the SDK waits for ever on a server that never sends its headers.
    timeout: { totalMs: settings.totalMs ?? TOTAL, chunkMs: settings.silenceMs ?? SILENCE },
    abortSignal: AbortSignal.any([request.signal, stop.signal]),
    // Errors arrive as parts of the stream; the default would print them, prompt included.
    onError: () => undefined,
  });
  let said = false;
  try {
    for await (const part of result.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new ModelFailure("slow");
      if (part.type === "finish") usage.tokens = part.totalUsage.totalTokens ?? usage.tokens;
      if (part.type !== "text-delta" || part.text === "") continue;
      if (!said) deadline.removeEventListener("abort", onDeadline);
      said = true;
      yield part.text;
    }
    if (!said) throw new ModelFailure("rubbish");
  } finally {
    deadline.removeEventListener("abort", onDeadline);
    stop.abort();
  }
}

async function provider({ baseUrl, apiKey, model }: ModelSettings) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "configured",
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  }).chatModel(model);
}
