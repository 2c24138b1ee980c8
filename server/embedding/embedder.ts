/** The embedding port: text in, vector out, and the name of the model that made it. */
import { z } from "zod";
import { callProvider, type Provider, ProviderRefused, TooManyBytes, textOf } from "../provider/provider.ts";

export interface Embedder {
  /** Stored beside each vector; vectors of two models are never compared. */
  readonly model: string;
  /** Numbers of a vector; undefined until the first was made. */
  readonly dimensions: number | undefined;
  /** Milliseconds for which a question may wait for its vector, where that is not this machine's own work. */
  readonly questionTimeoutMs?: number;
  /** One vector of length 1 a text, in the same order. Rejects where the model cannot be reached or is missing. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
}

/** The words of a text, in lower case, each with the vector of what it means where it stands, of length 1. */
export interface WordVectors {
  words: readonly string[];
  vectors: readonly Float32Array[];
}

export interface EmbedOptions {
  signal?: AbortSignal;
  /** A visitor waits: before texts for which nobody does. */
  isAwaited?: boolean;
}

/** Scaled to length 1, so that the dot product of two is their cosine; a vector of zeros stays. */
export function unit(vector: ArrayLike<number>): Float32Array {
  const scaled = Float32Array.from(vector);
  const length = Math.sqrt(cosine(scaled, scaled));
  return length > 0 ? scaled.map((value) => value / length) : scaled;
}

/** Of two vectors of length 1; 0 where they are of different models and so of different lengths. */
export function cosine(a: Float32Array, b: Float32Array): number {
  const { length } = a;
  if (length !== b.length) return 0;
  // Four sums at once keep the processor busy: a question is compared with thousands of texts.
  let w = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  let at = 0;
  for (; at + 3 < length; at += 4) {
    w += (a[at] as number) * (b[at] as number);
    x += (a[at + 1] as number) * (b[at + 1] as number);
    y += (a[at + 2] as number) * (b[at + 2] as number);
    z += (a[at + 3] as number) * (b[at + 3] as number);
  }
  for (; at < length; at += 1) w += (a[at] as number) * (b[at] as number);
  return w + x + y + z;
}

/** Embeddings of any server that speaks the OpenAI protocol. */
interface EmbedderSettings extends Provider {
  model: string;
  /** Milliseconds for one call. */
  timeoutMs?: number;
}

const TIMEOUT = 20_000;
/** Milliseconds that a question waits for a model elsewhere: then words alone serve. */
const QUESTION_MS = 1_500;
/** Texts of one call: what common servers take at once. */
const BATCH = 64;

/** Numbers of a vector, and bytes of one as JSON: twice what the largest models in use make. */
const DIMENSION_LIMIT = 8_192;
const BYTES_A_TEXT = DIMENSION_LIMIT * 32;
/** Larger numbers are no embedding's: no store keeps them, and their squared sums overflow. */
export const COMPONENT_LIMIT = 1e6;

/** The embedding model failed. Its message holds neither text nor key nor address, so it may be logged. */
class EmbeddingUnavailable extends Error {}

export function createModelEmbedder(settings: EmbedderSettings): Embedder {
  let dimensions: number | undefined;
  return {
    model: settings.model,
    questionTimeoutMs: QUESTION_MS,
    get dimensions() {
      return dimensions;
    },
    async embed(texts, { signal } = {}) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        const limit = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT);
        const either = signal ? AbortSignal.any([signal, limit]) : limit;
        vectors.push(...(await vectorsOf(settings, texts.slice(start, start + BATCH), either)));
      }
      dimensions = vectors[0]?.length ?? dimensions;
      return vectors;
    },
  };
}

const component = z.number().min(-COMPONENT_LIMIT).max(COMPONENT_LIMIT);
const answer = z.object({
  data: z.array(z.object({ embedding: z.array(component).min(1).max(DIMENSION_LIMIT), index: z.number().optional() })),
});

async function vectorsOf(settings: EmbedderSettings, input: string[], signal: AbortSignal): Promise<Float32Array[]> {
  const request = { model: settings.model, input, encoding_format: "float" };
  const received: unknown = await callProvider(settings, "/embeddings", request, signal)
    .then((response) => textOf(response, input.length * BYTES_A_TEXT))
    .then(JSON.parse)
    .catch((error: unknown) => {
      if (error instanceof TooManyBytes || error instanceof SyntaxError) throw rubbish();
      const why = error instanceof ProviderRefused ? `refused (status ${error.status})` : "did not answer";
      throw new EmbeddingUnavailable(`embedding model ${why}`);
    });
  const { data } = answer.safeParse(received).data ?? { data: [] };
  if (data.length !== input.length) throw rubbish();
  // In the order of the texts, whatever the order of the answer.
  return data
    .map(({ embedding, index }, position) => ({ embedding, index: index ?? position }))
    .sort((a, b) => a.index - b.index)
    .map(({ embedding }) => unit(embedding));
}

const rubbish = () => new EmbeddingUnavailable("embedding model answered rubbish");
