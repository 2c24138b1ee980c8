/**
 * Fits the model of which answer a question is for: a softmax over all answers, by stochastic gradient descent with
 * Adagrad's step for each row (Duchi, Hazan and Singer, 2011). Terms are left out at random, so that no answer hangs
 * on a single word. Half a minute for 40,000 wordings.
 */
import { type Asked, MEANING_SCALE, tokensOf, tokenWeight } from "../../server/consultant/answer-model.ts";
import type { ModelData } from "../../server/consultant/answer-model-file.ts";
import { type Random, seededRandom } from "../meaning/random.ts";

export interface Lesson {
  asked: Asked;
  /** Place of its answer among `answers`. */
  answer: number;
  weight: number;
}

const SIZE = 64;
const EPOCHS = 4;
const RATE = 0.1;
const LEFT_OUT = 0.35;
/** A term of a single wording teaches nothing about others. */
const FEWEST = 2;
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
  const net = new Net(terms.length, answers.length, meaningSize, idf, random);
  net.startFrom(rows);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let loss = 0;
    for (const place of shuffled(rows.length, random)) loss += net.learn(rows[place] as Row);
    console.log(`  answer model, epoch ${epoch + 1}: loss ${(loss / rows.length).toFixed(3)}`);
  }
  return { size: SIZE, meaningSize, terms, idf, answers, ...net.result() };
}

function vocabularyOf(lessons: readonly Lesson[]): { terms: string[]; idf: Float32Array } {
  const counts = new Map<string, number>();
  for (const { asked } of lessons) for (const token of tokensOf(asked)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const terms = [...counts].filter(([, count]) => count >= FEWEST).map(([term]) => term);
  const idf = Float32Array.from(terms, (term) => tokenWeight(term, counts.get(term) ?? 0, lessons.length));
  return { terms, idf };
}

class Net {
  private readonly width: number;
  private readonly termVectors: Float32Array;
  private readonly answerVectors: Float32Array;
  private readonly bias: Float32Array;
  private readonly termSteps: Float32Array;
  private readonly answerSteps: Float32Array;
  private readonly biasSteps: Float32Array;
  private readonly logits: Float32Array;
  private readonly idf: Float32Array;
  private readonly random: Random;

  constructor(terms: number, answers: number, meaningSize: number, idf: Float32Array, random: Random) {
    this.width = SIZE + meaningSize;
    this.idf = idf;
    this.random = random;
    this.termVectors = new Float32Array(terms * SIZE).map(() => 0.2 * (random.next() - 0.5));
    this.answerVectors = new Float32Array(answers * this.width).map(() => 0.1 * (random.next() - 0.5));
    this.bias = new Float32Array(answers);
    this.termSteps = new Float32Array(terms).fill(START);
    this.answerSteps = new Float32Array(answers).fill(START);
    this.biasSteps = new Float32Array(answers).fill(START);
    this.logits = new Float32Array(answers);
  }

  /** By meaning alone: the direction of each answer's mean wording. */
  startFrom(rows: readonly Row[]): void {
    const sums = this.answerVectors;
    for (const { answer, vector } of rows)
      for (const [i, number] of vector.entries()) add(sums, answer * this.width + SIZE + i, number);
    for (let answer = 0; answer < this.bias.length; answer += 1) {
      const own = sums.subarray(answer * this.width + SIZE, (answer + 1) * this.width);
      const length = Math.hypot(...own) || 1;
      own.forEach((number, i) => {
        own[i] = (2 * number) / length;
      });
    }
  }

  /** One step down the gradient of one wording; its loss before. */
  learn(row: Row): number {
    const { answer, weight } = row;
    const terms = row.terms.filter(() => this.random.next() > LEFT_OUT);
    const norm = Math.sqrt(terms.reduce((sum, term) => sum + (this.idf[term] as number) ** 2, 0)) || 1;
    const input = this.inputOf(terms, norm, row.vector);
    this.softmax(input);
    const loss = -Math.log(Math.max(this.logits[answer] as number, 1e-9));
    const back = this.moveAnswers(input, answer, weight);
    for (const term of terms) this.moveTerm(term, (this.idf[term] as number) / norm, back);
    return loss;
  }

  private inputOf(terms: readonly number[], norm: number, vector: Float32Array): Float32Array {
    const input = new Float32Array(this.width);
    for (const term of terms) {
      const share = (this.idf[term] as number) / norm;
      for (let i = 0, at = term * SIZE; i < SIZE; i += 1, at += 1)
        add(input, i, share * (this.termVectors[at] as number));
    }
    for (let i = 0; i < vector.length; i += 1) input[SIZE + i] = MEANING_SCALE * (vector[i] as number);
    return input;
  }

  private softmax(input: Float32Array): void {
    const { logits, answerVectors, bias, width } = this;
    let highest = Number.NEGATIVE_INFINITY;
    for (let answer = 0, at = 0; answer < logits.length; answer += 1) {
      let sum = bias[answer] as number;
      for (let i = 0; i < width; i += 1, at += 1) sum += (answerVectors[at] as number) * (input[i] as number);
      logits[answer] = sum;
      if (sum > highest) highest = sum;
    }
    let total = 0;
    for (let answer = 0; answer < logits.length; answer += 1) {
      logits[answer] = Math.exp((logits[answer] as number) - highest);
      total += logits[answer] as number;
    }
    for (let answer = 0; answer < logits.length; answer += 1) logits[answer] = (logits[answer] as number) / total;
  }

  /** Moves the answers that the wording could be taken for; the gradient of the sum of its terms. */
  private moveAnswers(input: Float32Array, right: number, weight: number): Float32Array {
    const { width, answerVectors } = this;
    const back = new Float32Array(SIZE);
    const square = input.reduce((sum, number) => sum + number ** 2, 0) / width;
    for (let answer = 0; answer < this.logits.length; answer += 1) {
      const share = this.logits[answer] as number;
      if (share < NEGLIGIBLE && answer !== right) continue;
      const error = weight * (share - (answer === right ? 1 : 0));
      const from = answer * width;
      for (let i = 0; i < SIZE; i += 1) add(back, i, error * (answerVectors[from + i] as number));
      add(this.answerSteps, answer, error ** 2 * square);
      const step = (RATE * error) / Math.sqrt(this.answerSteps[answer] as number);
      for (let i = 0; i < width; i += 1) add(answerVectors, from + i, -(step * (input[i] as number)));
      add(this.biasSteps, answer, error ** 2);
      add(this.bias, answer, -((RATE * error) / Math.sqrt(this.biasSteps[answer] as number)));
    }
    return back;
  }

  private moveTerm(term: number, share: number, back: Float32Array): void {
    let square = 0;
    for (let i = 0; i < SIZE; i += 1) square += (share * (back[i] as number)) ** 2;
    add(this.termSteps, term, square / SIZE);
    const step = (RATE * share) / Math.sqrt(this.termSteps[term] as number);
    for (let i = 0, at = term * SIZE; i < SIZE; i += 1, at += 1)
      add(this.termVectors, at, -(step * (back[i] as number)));
  }

  result() {
    return { termVectors: this.termVectors, answerVectors: this.answerVectors, bias: this.bias };
  }
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
