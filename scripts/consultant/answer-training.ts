/**
 * Fits the model of which answer a question is for: a softmax over all answers, by stochastic gradient descent with
 * Adagrad's step for each row (Duchi, Hazan and Singer, 2011), with dropout of terms and hidden units, so that no answer
 * depends on a single word (Srivastava et al., 2014).
 */
import {
  encode,
  logLikelihoods,
  type ModelQuery,
  normOf,
  tokensOf,
  tokenWeight,
  widthOf,
} from "../../server/consultant/answer-model.ts";
import type { ModelData } from "../../server/consultant/answer-model-file.ts";
import { Matrix } from "../../server/consultant/matrix/matrix.ts";
import { type Random, seededRandom } from "../meaning/random.ts";

export interface TrainingExample {
  query: ModelQuery;
  /** Index of its answer in `answers`. */
  answer: number;
  weight: number;
}

const SIZE = 64;
const HIDDEN = 128;
const EPOCHS = 4;
const RATE = 0.1;
const HIDDEN_RATE = 0.05;
const TERM_DROPOUT = 0.35;
const HIDDEN_DROPOUT = 0.4;
/** Terms of fewer wordings are left out: they do not generalise. */
const MIN_COUNT = 2;
/** Adagrad's initial sum of squared gradients. */
const INITIAL_SQUARES = 1e-2;
/** Answers with a smaller gradient are not updated. */
const NEGLIGIBLE = 1e-4;

interface Row {
  terms: number[];
  vector: Float32Array;
  answer: number;
  weight: number;
}

/** `seed` chooses the initial numbers, the order of the examples and what is dropped. */
export function trainAnswerModel(
  examples: readonly TrainingExample[],
  answers: readonly string[],
  seed: number,
): TrainedModel {
  const random = seededRandom(seed);
  const { terms, idf } = vocabularyOf(examples);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const meaningSize = examples[0]?.query.vector.length ?? 0;
  const rows = examples.map(
    ({ query, answer, weight }): Row => ({
      terms: tokensOf(query).flatMap((token) => numbers.get(token) ?? []),
      vector: query.vector,
      answer,
      weight,
    }),
  );
  const descent = new Descent(initialised({ terms, idf, answers, meaningSize }, rows, random), random);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let loss = 0;
    for (const place of shuffled(rows.length, random)) loss += descent.learn(rows[place] as Row);
    console.log(`  answer model, epoch ${epoch + 1}: loss ${(loss / rows.length).toFixed(3)}`);
  }
  return descent.data;
}

function vocabularyOf(examples: readonly TrainingExample[]): { terms: string[]; idf: Float32Array } {
  const counts = new Map<string, number>();
  for (const { query } of examples)
    for (const token of tokensOf(query)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const terms = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([term]) => term);
  const idf = Float32Array.from(terms, (term) => tokenWeight(term, counts.get(term) ?? 0, examples.length));
  return { terms, idf };
}

/** Random, but each answer's vector starts at the mean of its wordings. */
function initialised(
  known: Pick<ModelData, "terms" | "idf" | "answers" | "meaningSize">,
  rows: readonly Row[],
  random: Random,
): TrainedModel {
  const uniform = (count: number, spread: number) =>
    new Float32Array(count).map(() => 2 * spread * (random.next() - 0.5));
  const inputSize = SIZE + known.meaningSize;
  const width = inputSize + HIDDEN;
  const answerVectors = uniform(known.answers.length * width, 0.05);
  for (const { answer, vector } of rows)
    for (const [i, number] of vector.entries()) add(answerVectors, answer * width + SIZE + i, number);
  for (let answer = 0; answer < known.answers.length; answer += 1) {
    const own = answerVectors.subarray(answer * width + SIZE, answer * width + inputSize);
    const length = Math.hypot(...own) || 1;
    for (let i = 0; i < own.length; i += 1) own[i] = (2 * (own[i] as number)) / length;
  }
  return {
    ...known,
    size: SIZE,
    termVectors: uniform(known.terms.length * SIZE, 0.1),
    termScales: new Float32Array(known.terms.length).fill(1),
    hiddenVectors: uniform(HIDDEN * inputSize, Math.sqrt(3 / inputSize)),
    hiddenBias: new Float32Array(HIDDEN),
    answerVectors,
    answerScales: new Float32Array(known.answers.length).fill(1),
    bias: new Float32Array(known.answers.length),
  };
}

/** While it is trained, nothing in it is rounded. */
export type TrainedModel = ModelData & { termVectors: Float32Array; answerVectors: Float32Array };

class Descent {
  readonly data: TrainedModel;
  private readonly answers: Matrix;
  private readonly random: Random;
  private readonly width: number;
  private readonly termSteps: Float32Array;
  private readonly hiddenSteps: Float32Array;
  private readonly hiddenBiasSteps: Float32Array;
  private readonly answerSteps: Float32Array;
  private readonly biasSteps: Float32Array;

  constructor(data: TrainedModel, random: Random) {
    this.random = random;
    this.width = widthOf(data);
    this.answers = new Matrix(data.answers.length, this.width);
    this.answers.rows.set(data.answerVectors);
    this.data = { ...data, answerVectors: this.answers.rows };
    this.termSteps = new Float32Array(data.terms.length).fill(INITIAL_SQUARES);
    this.hiddenSteps = new Float32Array(HIDDEN).fill(INITIAL_SQUARES);
    this.hiddenBiasSteps = new Float32Array(HIDDEN).fill(INITIAL_SQUARES);
    this.answerSteps = new Float32Array(data.answers.length).fill(INITIAL_SQUARES);
    this.biasSteps = new Float32Array(data.answers.length).fill(INITIAL_SQUARES);
  }

  /** One step down the gradient of one wording; its loss before. */
  learn({ answer, weight, ...row }: Row): number {
    const { bias, idf } = this.data;
    const terms = row.terms.filter(() => this.random.next() > TERM_DROPOUT);
    const input = encode(this.data, terms, row.vector);
    this.dropOut(input.subarray(this.width - HIDDEN));
    const predicted = logLikelihoods(input, { vectors: this.answers, biases: bias });
    const gradient = this.moveAnswers(input, predicted, answer, weight);
    this.moveHidden(input, gradient);
    const norm = normOf(terms, idf);
    for (const term of terms) this.moveTerm(term, (idf[term] as number) / norm, gradient);
    return -(predicted[answer] as number);
  }

  /** Inverted dropout: the units that stay are scaled up. */
  private dropOut(hidden: Float32Array): void {
    for (let unit = 0; unit < HIDDEN; unit += 1)
      hidden[unit] = this.random.next() < HIDDEN_DROPOUT ? 0 : (hidden[unit] as number) / (1 - HIDDEN_DROPOUT);
  }

  /** Updates the answers' vectors; returns the gradient with respect to the input. */
  private moveAnswers(input: Float32Array, predicted: Float32Array, right: number, weight: number): Float32Array {
    const { width } = this;
    const { answerVectors, bias } = this.data;
    const gradient = new Float32Array(width);
    const square = input.reduce((sum, number) => sum + number ** 2, 0) / width;
    for (let answer = 0; answer < predicted.length; answer += 1) {
      const share = Math.exp(predicted[answer] as number);
      if (share < NEGLIGIBLE && answer !== right) continue;
      const error = weight * (share - (answer === right ? 1 : 0));
      const from = answer * width;
      for (let i = 0; i < width; i += 1) add(gradient, i, error * (answerVectors[from + i] as number));
      const step = error * stepOf(this.answerSteps, answer, error ** 2 * square, RATE);
      for (let i = 0; i < width; i += 1) add(answerVectors, from + i, -(step * (input[i] as number)));
      add(bias, answer, -error * stepOf(this.biasSteps, answer, error ** 2, RATE));
    }
    return gradient;
  }

  /** Updates the active hidden units, and adds to the gradient with respect to their input. */
  private moveHidden(input: Float32Array, gradient: Float32Array): void {
    const { hiddenVectors, hiddenBias } = this.data;
    const inputSize = this.width - HIDDEN;
    let square = 0;
    for (let i = 0; i < inputSize; i += 1) square += (input[i] as number) ** 2 / inputSize;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if ((input[inputSize + unit] as number) <= 0) continue;
      const error = (gradient[inputSize + unit] as number) / (1 - HIDDEN_DROPOUT);
      const step = error * stepOf(this.hiddenSteps, unit, error ** 2 * square, HIDDEN_RATE);
      const from = unit * inputSize;
      for (let i = 0; i < inputSize; i += 1) {
        add(gradient, i, error * (hiddenVectors[from + i] as number));
        add(hiddenVectors, from + i, -(step * (input[i] as number)));
      }
      add(hiddenBias, unit, -error * stepOf(this.hiddenBiasSteps, unit, error ** 2, HIDDEN_RATE));
    }
  }

  private moveTerm(term: number, share: number, gradient: Float32Array): void {
    let square = 0;
    for (let i = 0; i < SIZE; i += 1) square += (share * (gradient[i] as number)) ** 2 / SIZE;
    const step = share * stepOf(this.termSteps, term, square, RATE);
    for (let i = 0, at = term * SIZE; i < SIZE; i += 1, at += 1)
      add(this.data.termVectors, at, -(step * (gradient[i] as number)));
  }
}

/** Adagrad's learning rate of a row. */
function stepOf(steps: Float32Array, row: number, square: number, rate: number): number {
  add(steps, row, square);
  return rate / Math.sqrt(steps[row] as number);
}

function add(numbers: Float32Array, at: number, value: number): void {
  numbers[at] = (numbers[at] as number) + value;
}

/** Fisher and Yates. */
function shuffled(length: number, random: Random): number[] {
  const places = Array.from({ length }, (_, place) => place);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random.next() * (last + 1));
    [places[last], places[other]] = [places[other] as number, places[last] as number];
  }
  return places;
}
