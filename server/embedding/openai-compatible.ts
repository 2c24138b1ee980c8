/** Embeddings of any server that speaks the OpenAI protocol. Its library loads only with it. */
import type { Embedder } from "./embedder.ts";

export interface EmbedderSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Milliseconds for one call. */
  timeoutMs?: number;
}

const TIMEOUT = 20_000;
/** Texts of one call: what common servers take at once. */
const BATCH = 64;

/** The embedding model failed. Its message holds neither text nor key nor address, so it may be logged. */
class EmbeddingUnavailable extends Error {}

export function createModelEmbedder(settings: EmbedderSettings): Embedder {
  const library = loadModel(settings);
  library.catch(() => undefined);
  return {
    model: settings.model,
    async embed(texts, { signal } = {}) {
      const vectors: number[][] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        const limit = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT);
        const abortSignal = signal ? AbortSignal.any([signal, limit]) : limit;
        vectors.push(...(await call(await library, texts.slice(start, start + BATCH), abortSignal)));
      }
      return vectors;
    },
  };
}

async function call(model: Awaited<ReturnType<typeof loadModel>>, values: string[], abortSignal: AbortSignal) {
  let embeddings: number[][];
  try {
    ({ embeddings } = await model.doEmbed({ values, abortSignal }));
  } catch (error) {
    const status = (error as { statusCode?: unknown } | null)?.statusCode;
    throw new EmbeddingUnavailable(
      `embedding model ${typeof status === "number" ? `refused (status ${status})` : "did not answer"}`,
    );
  }
  if (
    embeddings.length !== values.length ||
    embeddings.some((vector) => vector.length === 0 || !vector.every(Number.isFinite))
  )
    throw new EmbeddingUnavailable("embedding model answered rubbish");
  return embeddings;
}

async function loadModel({ baseUrl, apiKey, model }: EmbedderSettings) {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({ name: "configured", baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) }).embeddingModel(
    model,
  );
}
