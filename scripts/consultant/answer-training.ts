/**
 * Fits the model of which answer a question is for: a softmax over all answers, by stochastic gradient descent with
 * Adagrad's step for each row (Duchi, Hazan and Singer, 2011). Terms and hidden units are left out at random, so that
 * no answer hangs on a single word (Srivastava et al., 2014).
 */
import {
  encoded,
  logLikelihoods,
  type ModelQuery,
  normOf,
  tokensOf,
  tokenWeight,
  widthOf,
} from "../../server/consultant/answer-model.ts";
import type { ModelData } from "../../server/consultant/answer-model-file.ts";
import { type Random, seededRandom } from "../meaning/random.ts";

export interface Lesson {
  asked: ModelQuery;
  /** Place of its answer among `answers`. */
  answer: number;
  weight: number;
}

const SIZE = 64;
const HIDDEN = 128;
const EPOCHS = 4;
const RATE = 0.1;
const HIDDEN_RATE = 0.05;
const TERMS_LEFT_OUT = 0.35;
const HIDDEN_LEFT_OUT = 0.4;
/** A term of a single wording teaches nothing about others. */
const FEWEST = 2;
/** Adagrad's sum of squares at the beginning. */
const START = 1e-2;
/** An answer that is this unlikely is not pushed down any further. */
const NEGLIGIBLE = 1e-4;
const SEED = 7;

interface Row {
  terms: number[];
  vector: Float32Array;
  answer: number;
  weight: number;
}

export function trainAnswerModel(lessons: readonly Lesson[], answers: readonly string[]): ModelData {
  const random = seededRandom(SEED);
  const { terms, idf } = vocabularyOf(lessons);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const meaningSize = lessons[0]?.asked.vector.length ?? 0;
  const rows = lessons.map(
    ({ asked, answer, weight }): Row => ({
      terms: tokensOf(asked).flatMap((token) => numbers.get(token) ?? []),
      vector: asked.vector,
      answer,
      weight,
    }),
  );
  const descent = new Descent(startOf({ terms, idf, answers, meaningSize }, rows, random), random);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let loss = 0;
    for (const place of shuffled(rows.length, random)) loss += descent.learn(rows[place] as Row);
    console.log(`  answer model, epoch ${epoch + 1}: loss ${(loss / rows.length).toFixed(3)}`);
  }
  return descent.data;
}

function vocabularyOf(lessons: readonly Lesson[]): { terms: string[]; idf: Float32Array } {
  const counts = new Map<string, number>();
  for (const { asked } of lessons) for (const token of tokensOf(asked)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const terms = [...counts].filter(([, count]) => count >= FEWEST).map(([term]) => term);
  const idf = Float32Array.from(terms, (term) => tokenWeight(term, counts.get(term) ?? 0, lessons.length));
  return { terms, idf };
}

/** Random numbers, but that each answer looks into the direction of its mean wording. */
function startOf(
  known: Pick<ModelData, "terms" | "idf" | "answers" | "meaningSize">,
  rows: readonly Row[],
  random: Random,
): ModelData {
  const drawn = (count: number, spread: number) =>
    new Float32Array(count).map(() => 2 * spread * (random.next() - 0.5));
  const below = SIZE + known.meaningSize;
  const width = below + HIDDEN;
  const answerVectors = drawn(known.answers.length * width, 0.05);
  for (const { answer, vector } of rows)
    for (const [i, number] of vector.entries()) add(answerVectors, answer * width + SIZE + i, number);
  for (let answer = 0; answer < known.answers.length; answer += 1) {
    const own = answerVectors.subarray(answer * width + SIZE, answer * width + below);
    const length = Math.hypot(...own) || 1;
    for (let i = 0; i < own.length; i += 1) own[i] = (2 * (own[i] as number)) / length;
  }
  return {
    ...known,
    size: SIZE,
    termVectors: drawn(known.terms.length * SIZE, 0.1),
    hiddenVectors: drawn(HIDDEN * below, Math.sqrt(3 / below)),
    hiddenBias: new Float32Array(HIDDEN),
    answerVectors,
    bias: new Float32Array(known.answers.length),
  };
}

class Descent {
  readonly data: ModelData;
  private readonly random: Random;
  private readonly width: number;
  private readonly termSteps: Float32Array;
  private readonly hiddenSteps: Float32Array;
  private readonly hiddenBiasSteps: Float32Array;
  private readonly answerSteps: Float32Array;
  private readonly biasSteps: Float32Array;

  constructor(data: ModelData, random: Random) {
    this.data = data;
    this.random = random;
    this.width = widthOf(data);
    this.termSteps = new Float32Array(data.terms.length).fill(START);
    this.hiddenSteps = new Float32Array(HIDDEN).fill(START);
    this.hiddenBiasSteps = new Float32Array(HIDDEN).fill(START);
    this.answerSteps = new Float32Array(data.answers.length).fill(START);
    this.biasSteps = new Float32Array(data.answers.length).fill(START);
  }

  /** One step down the gradient of one wording; its loss before. */
  learn({ answer, weight, ...row }: Row): number {
    const { answerVectors, bias, idf } = this.data;
    const terms = row.terms.filter(() => this.random.next() > TERMS_LEFT_OUT);
    const input = encoded(this.data, terms, row.vector);
    this.leaveOut(input.subarray(this.width - HIDDEN));
    const likely = logLikelihoods(input, { vectors: answerVectors, biases: bias });
    const back = this.moveAnswers(input, likely, answer, weight);
    this.moveHidden(input, back);
    const norm = normOf(terms, idf);
    for (const term of terms) this.moveTerm(term, (idf[term] as number) / norm, back);
    return -(likely[answer] as number);
  }

  /** Some units say nothing, and the others the more. */
  private leaveOut(hidden: Float32Array): void {
    for (let unit = 0; unit < HIDDEN; unit += 1)
      hidden[unit] = this.random.next() < HIDDEN_LEFT_OUT ? 0 : (hidden[unit] as number) / (1 - HIDDEN_LEFT_OUT);
  }

  /** Moves the answers that the wording could be taken for; the gradient of what they see. */
  private moveAnswers(input: Float32Array, likely: Float32Array, right: number, weight: number): Float32Array {
    const { width } = this;
    const { answerVectors, bias } = this.data;
    const back = new Float32Array(width);
    const square = input.reduce((sum, number) => sum + number ** 2, 0) / width;
    for (let answer = 0; answer < likely.length; answer += 1) {
      const share = Math.exp(likely[answer] as number);
      if (share < NEGLIGIBLE && answer !== right) continue;
      const error = weight * (share - (answer === right ? 1 : 0));
      const from = answer * width;
      for (let i = 0; i < width; i += 1) add(back, i, error * (answerVectors[from + i] as number));
      const step = error * stepOf(this.answerSteps, answer, error ** 2 * square, RATE);
      for (let i = 0; i < width; i += 1) add(answerVectors, from + i, -(step * (input[i] as number)));
      add(bias, answer, -error * stepOf(this.biasSteps, answer, error ** 2, RATE));
    }
    return back;
  }

  /** Moves the units that spoke, and adds to the gradient of what they heard. */
  private moveHidden(input: Float32Array, back: Float32Array): void {
    const { hiddenVectors, hiddenBias } = this.data;
    const below = this.width - HIDDEN;
    let square = 0;
    for (let i = 0; i < below; i += 1) square += (input[i] as number) ** 2 / below;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if ((input[below + unit] as number) <= 0) continue;
      const error = (back[below + unit] as number) / (1 - HIDDEN_LEFT_OUT);
      const step = error * stepOf(this.hiddenSteps, unit, error ** 2 * square, HIDDEN_RATE);
      const from = unit * below;
      for (let i = 0; i < below; i += 1) {
        add(back, i, error * (hiddenVectors[from + i] as number));
        add(hiddenVectors, from + i, -(step * (input[i] as number)));
      }
      add(hiddenBias, unit, -error * stepOf(this.hiddenBiasSteps, unit, error ** 2, HIDDEN_RATE));
    }
  }

  private moveTerm(term: number, share: number, back: Float32Array): void {
    let square = 0;
    for (let i = 0; i < SIZE; i += 1) square += (share * (back[i] as number)) ** 2 / SIZE;
    const step = share * stepOf(this.termSteps, term, square, RATE);
    for (let i = 0, at = term * SIZE; i < SIZE; i += 1, at += 1)
      add(this.data.termVectors, at, -(step * (back[i] as number)));
  }
}

/** Adagrad: the more a row has been moved, the less it moves. */
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
