/**
 * The answer model is the mean of several, trained alike from other random numbers: what one of them believes by chance
 * the others do not (Hansen and Salamon, 1990). On questions of strangers that none had seen, the mean of two was worth as
 * much as six hundred labelled questions more.
 */
import { Worker } from "node:worker_threads";
import { widthOf } from "../../server/consultant/answer-model.ts";
import type { TrainedModel } from "./answer-training.ts";
import type { Examples } from "./training-thread.ts";

const SEEDS = [7, 8];

/** Each member is trained in a thread of its own. */
export async function trainEnsemble(examples: Examples): Promise<TrainedModel> {
  return meanOf(await Promise.all(SEEDS.map((seed) => trainMember(examples, seed))));
}

function trainMember(examples: Examples, seed: number): Promise<TrainedModel> {
  const thread = new Worker(new URL("./training-thread.ts", import.meta.url), { workerData: { examples, seed } });
  return new Promise((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/** One model that predicts the mean of the members' logits: their vectors stand one behind the other. They know the same terms and answers. */
function meanOf(members: readonly TrainedModel[]): TrainedModel {
  const [first] = members as [TrainedModel];
  const { meaningSize, terms, answers } = first;
  const count = members.length;
  const [size, hidden] = [count * first.size, count * first.hiddenBias.length];
  const inputSize = size + meaningSize;
  const mean: TrainedModel = {
    ...first,
    size,
    termVectors: new Float32Array(terms.length * size),
    hiddenVectors: new Float32Array(hidden * inputSize),
    hiddenBias: new Float32Array(hidden),
    answerVectors: new Float32Array(answers.length * (inputSize + hidden)),
    bias: new Float32Array(answers.length),
  };
  for (const [place, member] of members.entries()) addMember(mean, member, place, 1 / count);
  return mean;
}

/** Puts a member's vectors at its place; of an answer's, `share` of them. */
function addMember(mean: TrainedModel, member: TrainedModel, place: number, share: number): void {
  const { size, meaningSize, hiddenBias, terms, answers } = member;
  const hidden = hiddenBias.length;
  for (let term = 0; term < terms.length; term += 1)
    mean.termVectors.set(rowOf(member.termVectors, term, size), term * mean.size + place * size);
  // A hidden unit sees the terms of its own member.
  for (let unit = 0; unit < hidden; unit += 1) {
    const row = rowOf(member.hiddenVectors, unit, size + meaningSize);
    const to = (place * hidden + unit) * (mean.size + meaningSize);
    mean.hiddenVectors.set(row.subarray(0, size), to + place * size);
    mean.hiddenVectors.set(row.subarray(size), to + mean.size);
  }
  mean.hiddenBias.set(hiddenBias, place * hidden);
  for (let answer = 0; answer < answers.length; answer += 1) {
    const row = rowOf(member.answerVectors, answer, widthOf(member));
    const to = answer * widthOf(mean);
    addTo(mean.answerVectors, to + place * size, row.subarray(0, size), share);
    addTo(mean.answerVectors, to + mean.size, row.subarray(size, size + meaningSize), share);
    addTo(mean.answerVectors, to + mean.size + meaningSize + place * hidden, row.subarray(size + meaningSize), share);
  }
  addTo(mean.bias, 0, member.bias, share);
}

const rowOf = <Numbers extends Float32Array | Int8Array>(numbers: Numbers, row: number, width: number) =>
  numbers.subarray(row * width, (row + 1) * width) as Numbers;

function addTo(sums: Float32Array, from: number, numbers: Float32Array, share: number): void {
  for (const [i, number] of numbers.entries()) sums[from + i] = (sums[from + i] as number) + share * number;
}
