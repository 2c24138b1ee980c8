/**
 * Which answer of the library a question is for, learnt from all wordings at once: a softmax over the answers
 * of a sum of term vectors and of the question's vector of meaning. `scripts/consultant/fit.ts` fits and writes it.
 * An answer that was written after the fit is judged by the mean of its wordings until the next one.
 */
import { readFileSync } from "node:fs";
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import { type ModelData, readModel } from "./answer-model-file.ts";
import { stemsOf, termsOf } from "./text.ts";

/** What is known of a question before its answer is. */
export interface Asked {
  text: string;
  /** Subjects that it names, with the share of the name that is theirs. */
  subjects: ReadonlyMap<string, number>;
  vector: Float32Array;
  /** What the talk was last about, where the question may lean on it. */
  context?: { subject: string | undefined; text: string } | undefined;
}

/** Scale of the vector of meaning beside the sum of the terms. */
export const MEANING_SCALE = 3;

/** Before a word of what was asked earlier, and before the subject of that. */
const EARLIER = "<";
const TOPIC = "@";
/** What was asked earlier says less than what is asked now. */
const CONTEXT_SHARE = 0.5;

/** Terms of a question, the subjects that it names, and what the talk was about. */
export function tokensOf({ text, subjects, context }: Asked): string[] {
  const named = [...subjects].map(([id, share]) => (share === 1 ? `=${id}` : `~${id}`));
  const earlier = context ? stemsOf(context.text).map((stem) => EARLIER + stem) : [];
  const topic = context?.subject ? [TOPIC + context.subject] : [];
  return [...new Set([...termsOf(text), ...named, ...topic, ...earlier])];
}

/** Weight of a token in the sum, by the number of the questions among `total` that hold it. */
export function tokenWeight(token: string, held: number, total: number): number {
  const idf = Math.log((total + 1) / (held + 0.5));
  return token.startsWith(EARLIER) || token.startsWith(TOPIC) ? CONTEXT_SHARE * idf : idf;
}

export class AnswerModel {
  readonly size: number;
  private readonly data: ModelData;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(data: ModelData) {
    this.data = data;
    this.size = data.size + data.meaningSize;
    this.numbers = new Map(data.terms.map((term, number) => [term, number]));
  }

  /** The question as the model sees it. */
  input(asked: Asked): Float32Array {
    const { size, idf, termVectors } = this.data;
    const input = new Float32Array(this.size);
    const known = tokensOf(asked).flatMap((token) => this.numbers.get(token) ?? []);
    const norm = Math.sqrt(known.reduce((sum, term) => sum + (idf[term] as number) ** 2, 0)) || 1;
    for (const term of known) {
      const share = (idf[term] as number) / norm;
      for (let i = 0, at = term * size; i < size; i += 1, at += 1)
        input[i] = (input[i] as number) + share * (termVectors[at] as number);
    }
    for (const [i, number] of asked.vector.entries()) input[size + i] = MEANING_SCALE * number;
    return input;
  }

  /** One vector for each answer of a library, with its bias: those that the fit knew, and the mean wording of the others. */
  vectorsFor(answers: readonly LibraryAnswer[], asked: (question: string) => Asked) {
    const { answerVectors, bias, answers: ids } = this.data;
    const places = new Map(ids.map((id, place) => [id, place]));
    const vectors = new Float32Array(answers.length * this.size);
    const biases = new Float32Array(answers.length);
    for (const [number, { id, questions }] of answers.entries()) {
      const place = places.get(id);
      const vector =
        place === undefined
          ? meanOf(
              questions.map((question) => this.input(asked(question))),
              this.size,
            )
          : answerVectors.subarray(place * this.size, (place + 1) * this.size);
      vectors.set(vector, number * this.size);
      biases[number] = place === undefined ? 0 : (bias[place] as number);
    }
    return { vectors, biases };
  }
}

/** How likely each answer is, as a logarithm. */
export function logLikelihoods(
  input: Float32Array,
  { vectors, biases }: { vectors: Float32Array; biases: Float32Array },
): Float32Array {
  const logits = Float32Array.from(biases);
  for (let answer = 0, at = 0; answer < logits.length; answer += 1) {
    let sum = logits[answer] as number;
    for (let i = 0; i < input.length; i += 1, at += 1) sum += (vectors[at] as number) * (input[i] as number);
    logits[answer] = sum;
  }
  const highest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - highest), 0)) + highest;
  return logits.map((logit) => logit - total);
}

function meanOf(inputs: readonly Float32Array[], size: number): Float32Array {
  const mean = new Float32Array(size);
  for (const input of inputs)
    for (let i = 0; i < size; i += 1) mean[i] = (mean[i] as number) + (input[i] as number) / inputs.length;
  return mean;
}

/** Knows nothing: every answer is as likely as any other. */
export const NO_MODEL = new AnswerModel({
  size: 0,
  meaningSize: 0,
  terms: [],
  idf: new Float32Array(),
  termVectors: new Float32Array(),
  answers: [],
  answerVectors: new Float32Array(),
  bias: new Float32Array(),
});

const FILE = new URL("./answer-model.bin", import.meta.url);

export const loadAnswerModel = (file: URL = FILE): AnswerModel => new AnswerModel(readModel(readFileSync(file)));
