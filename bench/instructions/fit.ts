/**
 * Fits the weights by which `server/knowledge-base/hidden-instructions/directs.ts` judges a sentence, by logistic
 * regression, and writes them: `npx node bench/instructions/fit.ts`. It says first what each writer's sentences
 * get from weights fitted on the others' (cross-validation), and sets the bias from these: so that of honest
 * sentences no more than `MISTAKEN` are taken for instructions.
 */
import { writeFileSync } from "node:fs";
import { descend } from "../../scripts/fitting/adam.ts";
import { readWeights, score, type Weights } from "../../server/knowledge-base/hidden-instructions/directs.ts";
import { FEATURES, featuresOf, wordsOf } from "../../server/knowledge-base/hidden-instructions/features.ts";
import { plainLetters } from "../../server/knowledge-base/hidden-instructions/plain-letters.ts";
import { development, pageSentences } from "./collections.ts";

/** Share of honest sentences, most of them written to look like instructions, that may be taken for some. */
const MISTAKEN = Number(process.argv[2] ?? 0.05);
const FIT = { steps: 300, rate: 0.05 };
/** Error that counts as much as a weight of 1. */
const COST = 100;
const FOLDS = 13;

interface Example {
  fold: number;
  instruction: boolean;
  ofPages: boolean;
  words: string[];
  features: number[];
}

const exampleOf = (text: string, fold: number, instruction: boolean, ofPages: boolean): Example => {
  const words = wordsOf(plainLetters(text));
  return { fold, instruction, ofPages, words, features: featuresOf(words) };
};
const examples = [
  ...development().map(({ writer, instruction, text }) => exampleOf(text, writer, instruction, false)),
  ...pageSentences().map((text, at) => exampleOf(text, 1 + (at % FOLDS), false, true)),
];

/** Both kinds count alike, however many there are of each. */
function fitTo(of: readonly Example[]): { weights: Float64Array; bias: number } {
  const instructions = of.filter(({ instruction }) => instruction).length;
  const massOf = (instruction: boolean) => of.length / 2 / (instruction ? instructions : of.length - instructions);
  const gradient = new Float64Array(FEATURES + 1);
  const weights = descend(
    FEATURES + 1,
    (at) => {
      gradient.fill(0);
      for (const { features, instruction } of of) {
        const unit = 1 / Math.sqrt(Math.max(features.length, 90));
        let sum = at[FEATURES] as number;
        for (const number of features) sum += (at[number] as number) * unit;
        const pull = ((1 / (1 + Math.exp(-sum)) - Number(instruction)) * massOf(instruction)) / of.length;
        gradient[FEATURES] = (gradient[FEATURES] as number) + pull;
        for (const number of features) gradient[number] = (gradient[number] as number) + pull * unit;
      }
      return gradient;
    },
    { ...FIT, decay: 1 / (COST * of.length) },
  );
  return { weights: weights.subarray(0, FEATURES), bias: weights[FEATURES] as number };
}

function packed({ weights, bias }: { weights: Float64Array; bias: number }): Uint8Array {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = new Uint8Array(8 + FEATURES);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale);
  view.setFloat32(4, bias);
  for (const [at, weight] of weights.entries()) view.setInt8(8 + at, Math.round(weight / scale));
  return bytes;
}

interface Scored extends Example {
  score: number;
}
const crossed: Scored[] = [];
for (let fold = 1; fold <= FOLDS; fold += 1) {
  const weights: Weights = readWeights(packed(fitTo(examples.filter((example) => example.fold !== fold))));
  const judged = examples.filter((example) => example.fold === fold);
  crossed.push(...judged.map((example) => ({ ...example, score: score(example.words, weights) })));
}
const share = (of: readonly Scored[], above: number) =>
  `${((100 * of.filter(({ score }) => score > above).length) / of.length).toFixed(1)} % of ${of.length}`;
const instructions = crossed.filter(({ instruction }) => instruction);
const information = crossed.filter(({ instruction, ofPages }) => !instruction && !ofPages);
const pages = crossed.filter(({ ofPages }) => ofPages);
const thresholdAt = (mistaken: number) =>
  information.map(({ score }) => score).toSorted((one, other) => other - one)[
    Math.floor(information.length * mistaken)
  ] ?? 0;
for (const mistaken of [0.01, 0.02, 0.03, 0.05]) {
  const at = thresholdAt(mistaken);
  console.log(`found ${share(instructions, at)}, mistaken ${share(information, at)}, of the pages ${share(pages, at)}`);
}
for (let fold = 1; fold <= FOLDS; fold += 1)
  console.log(
    `writer ${fold}: found ${share(
      instructions.filter((one) => one.fold === fold),
      thresholdAt(MISTAKEN),
    )}`,
  );

const whole = fitTo(examples);
const file = new URL("../../server/knowledge-base/hidden-instructions/weights.bin", import.meta.url);
writeFileSync(file, packed({ ...whole, bias: whole.bias - thresholdAt(MISTAKEN) }));
