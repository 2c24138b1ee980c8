/**
 * Which answer of the library a question is for, learnt from all wordings at once: a sum of term vectors beside the
 * question's vector of meaning, one hidden layer over both, and a softmax over the answers of all three.
 * `scripts/consultant/fit.ts` fits and writes it. An answer that was written after the fit is judged by the mean of
 * its wordings until the next one.
 */
import { readFileSync } from "node:fs";
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import { product } from "../meaning/index.ts";
import { type ModelData, readModel } from "./answer-model-file.ts";
import { stemsOf, termsOf } from "./text.ts";

/** Numbers of a question as the answers see it. */
export const widthOf = ({ size, meaningSize, hiddenBias }: Pick<ModelData, "size" | "meaningSize" | "hiddenBias">) =>
  size + meaningSize + hiddenBias.length;

/** What is known of a question before its answer is. */
export interface ModelQuery {
  text: string;
  /** Subjects that it names, with the share of the name that is theirs. */
  subjects: ReadonlyMap<string, number>;
  vector: Float32Array;
  /** What the talk was last about, where the question may lean on it. */
  context?: Context | undefined;
}

export interface Context {
  subject: string | undefined;
  /** The answer that was given last. */
  answer: string | undefined;
  text: string;
}

/** Scale of the vector of meaning beside the sum of the terms. */
const MEANING_SCALE = 3;

/** Before a word of what was asked earlier, before the subject of that, and before the answer that was given. */
const EARLIER = "<";
const TOPIC = "@";
const GIVEN = ">";
const OF_CONTEXT = [EARLIER, TOPIC, GIVEN];
/** What was asked earlier says less than what is asked now. */
const CONTEXT_SHARE = 0.5;

/** Terms of a question, the subjects that it names, and what the talk was about. */
export function tokensOf({ text, subjects, context }: ModelQuery): string[] {
  const named = [...subjects].map(([id, share]) => (share === 1 ? `=${id}` : `~${id}`));
  const earlier = context ? stemsOf(context.text).map((stem) => EARLIER + stem) : [];
  const topic = context?.subject ? [TOPIC + context.subject] : [];
  const given = context?.answer ? [GIVEN + context.answer] : [];
  return [...new Set([...termsOf(text), ...named, ...topic, ...given, ...earlier])];
}

/** Weight of a token in the sum, by the number of the questions among `total` that hold it. */
export function tokenWeight(token: string, held: number, total: number): number {
  const idf = Math.log((total + 1) / (held + 0.5));
  return OF_CONTEXT.includes(token[0] ?? "") ? CONTEXT_SHARE * idf : idf;
}

export class AnswerModel {
  private readonly width: number;
  private readonly data: ModelData;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(data: ModelData) {
    this.data = data;
    this.width = widthOf(data);
    this.numbers = new Map(data.terms.map((term, number) => [term, number]));
  }

  /** The question as the answers see it. */
  input(asked: ModelQuery): Float32Array {
    const terms = tokensOf(asked).flatMap((token) => this.numbers.get(token) ?? []);
    return encoded(this.data, terms, asked.vector);
  }

  /** One vector for each answer of a library, with its bias: those that the fit knew, and the mean wording of the others. */
  vectorsFor(answers: readonly LibraryAnswer[], asked: (question: string) => ModelQuery) {
    const { answerVectors, bias, answers: ids } = this.data;
    const places = new Map(ids.map((id, place) => [id, place]));
    const vectors = new Float32Array(answers.length * this.width);
    const biases = new Float32Array(answers.length);
    for (const [number, { id, questions }] of answers.entries()) {
      const place = places.get(id);
      const vector =
        place === undefined
          ? meanOf(
              questions.map((question) => this.input(asked(question))),
              this.width,
            )
          : answerVectors.subarray(place * this.width, (place + 1) * this.width);
      vectors.set(vector, number * this.width);
      biases[number] = place === undefined ? 0 : (bias[place] as number);
    }
    return { vectors, biases };
  }
}

/** The sum of the terms, each by its weight, the vector of meaning, and what the hidden layer makes of both. */
export function encoded(data: Encoder, terms: readonly number[], meaning: Float32Array): Float32Array {
  const { size, idf, termVectors, hiddenVectors, hiddenBias } = data;
  const output = new Float32Array(widthOf(data));
  const norm = normOf(terms, idf);
  for (const term of terms) {
    const share = (idf[term] as number) / norm;
    for (let i = 0, at = term * size; i < size; i += 1, at += 1)
      output[i] = (output[i] as number) + share * (termVectors[at] as number);
  }
  for (let i = 0; i < meaning.length; i += 1) output[size + i] = MEANING_SCALE * (meaning[i] as number);
  const below = size + data.meaningSize;
  const heard = output.subarray(0, below);
  for (let unit = 0; unit < hiddenBias.length; unit += 1)
    output[below + unit] = Math.max(0, (hiddenBias[unit] as number) + product(heard, hiddenVectors, unit * below));
  return output;
}

/** All but the answers. */
export type Encoder = Omit<ModelData, "terms" | "answers" | "answerVectors" | "bias">;

/** Length of the terms' weights together. */
export const normOf = (terms: readonly number[], idf: Float32Array) =>
  Math.sqrt(terms.reduce((sum, term) => sum + (idf[term] as number) ** 2, 0)) || 1;

/** How likely each answer is, as a logarithm. */
export function logLikelihoods(
  input: Float32Array,
  { vectors, biases }: { vectors: Float32Array; biases: Float32Array },
): Float32Array {
  const logits = Float32Array.from(biases);
  for (let answer = 0; answer < logits.length; answer += 1)
    logits[answer] = (logits[answer] as number) + product(input, vectors, answer * input.length);
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
  hiddenVectors: new Float32Array(),
  hiddenBias: new Float32Array(),
  answers: [],
  answerVectors: new Float32Array(),
  bias: new Float32Array(),
});

const FILE = new URL("./answer-model.bin", import.meta.url);

export const loadAnswerModel = (file: URL = FILE): AnswerModel => new AnswerModel(readModel(readFileSync(file)));
