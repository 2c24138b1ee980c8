/**
 * Classifies a question by the answer of the library that it is for: a weighted sum of term vectors beside the
 * question's embedding, one hidden layer over both, and a softmax over the answers of all three.
 * `scripts/consultant/fit.ts` trains and writes it. An answer that was written since is represented by the mean of its
 * wordings.
 */
import { readFileSync } from "node:fs";
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import { product } from "../meaning/index.ts";
import { type ModelData, readModel } from "./answer-model-file.ts";
import { Matrix } from "./matrix/matrix.ts";
import { stemsOf, termsOf } from "./text.ts";

/** Length of the last layer's input. */
export const widthOf = ({ size, meaningSize, hiddenBias }: Pick<ModelData, "size" | "meaningSize" | "hiddenBias">) =>
  size + meaningSize + hiddenBias.length;

export interface ModelQuery {
  text: string;
  /** See `LibraryIndex.namedIn`. */
  subjects: ReadonlyMap<string, number>;
  vector: Float32Array;
  /** Of the conversation, where the question may be a follow-up. */
  context?: Context | undefined;
}

export interface Context {
  subject: string | undefined;
  /** Id of the last answer given. */
  answer: string | undefined;
  text: string;
}

/** Scale of the embedding beside the sum of the terms. */
const MEANING_SCALE = 3;

/** Prefixes of tokens: a word of the earlier question, its subject, and the answer given. */
const EARLIER = "<";
const TOPIC = "@";
const GIVEN = ">";
const CONTEXT_PREFIXES = [EARLIER, TOPIC, GIVEN];
/** Weight of tokens of the conversation beside those of the question. */
const CONTEXT_WEIGHT = 0.5;

/** Terms of a question, the subjects that it names, and its context. */
export function tokensOf({ text, subjects, context }: ModelQuery): string[] {
  const named = [...subjects].map(([id, share]) => (share === 1 ? `=${id}` : `~${id}`));
  const earlier = context ? stemsOf(context.text).map((stem) => EARLIER + stem) : [];
  const topic = context?.subject ? [TOPIC + context.subject] : [];
  const given = context?.answer ? [GIVEN + context.answer] : [];
  return [...new Set([...termsOf(text), ...named, ...topic, ...given, ...earlier])];
}

/** Weight of a token in the sum: its idf among `total` questions. */
export function tokenWeight(token: string, documentFrequency: number, total: number): number {
  const idf = Math.log((total + 1) / (documentFrequency + 0.5));
  return CONTEXT_PREFIXES.includes(token[0] ?? "") ? CONTEXT_WEIGHT * idf : idf;
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

  /** Input of the last layer. */
  input(query: ModelQuery): Float32Array {
    const terms = tokensOf(query).flatMap((token) => this.numbers.get(token) ?? []);
    return encode(this.data, terms, query.vector);
  }

  /** Vector and bias of each answer of a library: the trained ones, and the mean of the wordings for the others. */
  vectorsFor(answers: readonly LibraryAnswer[], toQuery: (question: string) => ModelQuery) {
    const { answerVectors, answerScales, bias, answers: ids } = this.data;
    const places = new Map(ids.map((id, place) => [id, place]));
    const vectors = new Matrix(answers.length, this.width);
    const biases = new Float32Array(answers.length);
    for (const [number, { id, questions }] of answers.entries()) {
      const place = places.get(id);
      const row = vectors.row(number);
      if (place === undefined) {
        const inputs = questions.map((question) => this.input(toQuery(question)));
        row.set(meanOf(inputs, this.width));
      } else {
        const [scale, from] = [answerScales[place] as number, place * this.width];
        for (let i = 0; i < row.length; i += 1) row[i] = scale * (answerVectors[from + i] as number);
        biases[number] = bias[place] as number;
      }
    }
    return { vectors, biases };
  }
}

/** The weighted sum of the terms, the embedding, and the hidden layer over both. */
export function encode(data: Encoder, terms: readonly number[], meaning: Float32Array): Float32Array {
  const { size, idf, termVectors, termScales, hiddenVectors, hiddenBias } = data;
  const output = new Float32Array(widthOf(data));
  const norm = normOf(terms, idf);
  for (const term of terms) {
    const share = ((idf[term] as number) / norm) * (termScales[term] as number);
    for (let i = 0, at = term * size; i < size; i += 1, at += 1)
      output[i] = (output[i] as number) + share * (termVectors[at] as number);
  }
  for (let i = 0; i < meaning.length; i += 1) output[size + i] = MEANING_SCALE * (meaning[i] as number);
  const inputSize = size + data.meaningSize;
  const lower = output.subarray(0, inputSize);
  for (let unit = 0; unit < hiddenBias.length; unit += 1)
    output[inputSize + unit] = Math.max(
      0,
      (hiddenBias[unit] as number) + product(lower, hiddenVectors, unit * inputSize),
    );
  return output;
}

/** All layers but the last. */
export type Encoder = Omit<ModelData, "terms" | "answers" | "answerVectors" | "answerScales" | "bias">;

/** L2 norm of the terms' weights. */
export const normOf = (terms: readonly number[], idf: Float32Array) =>
  Math.sqrt(terms.reduce((sum, term) => sum + (idf[term] as number) ** 2, 0)) || 1;

/** The log-softmax over the answers. */
export function logLikelihoods(
  input: Float32Array,
  { vectors, biases }: { vectors: Matrix; biases: Float32Array },
): Float32Array {
  const logits = vectors.times(input);
  let highest = Number.NEGATIVE_INFINITY;
  for (let answer = 0; answer < logits.length; answer += 1) {
    logits[answer] = (logits[answer] as number) + (biases[answer] as number);
    highest = Math.max(highest, logits[answer] as number);
  }
  let sum = 0;
  for (let answer = 0; answer < logits.length; answer += 1) sum += Math.exp((logits[answer] as number) - highest);
  const total = Math.log(sum) + highest;
  for (let answer = 0; answer < logits.length; answer += 1) logits[answer] = (logits[answer] as number) - total;
  return logits;
}

function meanOf(inputs: readonly Float32Array[], size: number): Float32Array {
  const mean = new Float32Array(size);
  for (const input of inputs)
    for (let i = 0; i < size; i += 1) mean[i] = (mean[i] as number) + (input[i] as number) / inputs.length;
  return mean;
}

/** Untrained: every answer is as likely as any other. */
export const NO_MODEL = new AnswerModel({
  size: 0,
  meaningSize: 0,
  terms: [],
  idf: new Float32Array(),
  termVectors: new Float32Array(),
  termScales: new Float32Array(),
  hiddenVectors: new Float32Array(),
  hiddenBias: new Float32Array(),
  answers: [],
  answerVectors: new Float32Array(),
  answerScales: new Float32Array(),
  bias: new Float32Array(),
});

const FILE = new URL("./answer-model.bin", import.meta.url);

export const loadAnswerModel = (file: URL = FILE): AnswerModel => new AnswerModel(readModel(readFileSync(file)));
