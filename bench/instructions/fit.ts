/**
 * Fits the weights by which `server/knowledge-base/hidden-instructions/directs.ts` judges a sentence, by logistic
 * regression, and writes them: `npx node bench/instructions/fit.ts [share]`, three minutes after a build. It says first
 * what each writer's sentences get from weights fitted on the others' (cross-validation), and sets the bias from these:
 * so that of the honest sentences no more than the share are taken for instructions; likewise what is doubtful.
 */
import { writeFileSync } from "node:fs";
import { descend } from "../../scripts/fitting/adam.ts";
import { FEATURES, featuresOf, lengthOf, wordsOf } from "../../server/knowledge-base/hidden-instructions/features.ts";
import { plainLetters } from "../../server/knowledge-base/hidden-instructions/plain-letters.ts";
import { HEAD, readWeights, score } from "../../server/knowledge-base/hidden-instructions/weights.ts";
import { development, pageSentences, prose } from "./collections.ts";
import { proseSentences } from "./prose.ts";

/** Of honest sentences, most of which were written to look like instructions: taken for some … */
const MISTAKEN = Number(process.argv[2] ?? 0.02);
/** … and only doubtful. */
const DOUBTFUL = 0.3;
const FIT = { steps: 300, rate: 0.05 };
/** Error that costs as much as a weight of 1. */
const COST = 100;
const FOLDS = 15;

/** Honest ones speak of what instructions speak of, prose of anything. */
type Kind = "instruction" | "honest" | "prose";

interface Example {
  kind: Kind;
  writer: number;
  /** 0 is fitted on always. */
  fold: number;
  words: string[];
  features: number[];
}

function exampleOf(text: string, kind: Kind, writer = 0): Example {
  const words = wordsOf(plainLetters(text));
  return { kind, writer, fold: writer && 1 + (writer % FOLDS), words, features: featuresOf(words) };
}

const examples = [
  ...development().map(({ writer, instruction, text }) =>
    exampleOf(text, instruction ? "instruction" : "honest", writer),
  ),
  ...prose().map(({ text }) => exampleOf(text, "prose")),
  ...pageSentences().map((text, at) => exampleOf(text, "prose", 1 + (at % FOLDS))),
];

/** Each kind counts alike, however many there are of it. */
function fitTo(of: readonly Example[]): Uint8Array {
  const counts = Map.groupBy(of, ({ kind }) => kind);
  const share = new Map([...counts].map(([kind, all]) => [kind, 1 / counts.size / all.length]));
  const gradient = new Float64Array(FEATURES + 1);
  const gradientAt = (weights: Float64Array) => {
    gradient.fill(0);
    for (const { features, kind } of of) {
      const length = lengthOf(features);
      const sum = features.reduce((total, number) => total + (weights[number] as number), 0);
      const odds = (weights[FEATURES] as number) + sum / length;
      const pull = (1 / (1 + Math.exp(-odds)) - Number(kind === "instruction")) * (share.get(kind) as number);
      gradient[FEATURES] = (gradient[FEATURES] as number) + pull;
      for (const number of features) gradient[number] = (gradient[number] as number) + pull / length;
    }
    return gradient;
  };
  const fitted = descend(FEATURES + 1, gradientAt, { ...FIT, decay: 1 / (COST * of.length) });
  return packed(fitted.subarray(0, FEATURES), fitted[FEATURES] as number);
}

function packed(weights: Float64Array, bias: number): Uint8Array {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = new Uint8Array(HEAD + FEATURES);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale);
  view.setFloat32(4, bias);
  for (const [at, weight] of weights.entries()) view.setInt8(HEAD + at, Math.round(weight / scale));
  return bytes;
}

interface Scored extends Example {
  score: number;
}
function judged(of: readonly Example[], by: Uint8Array): Scored[] {
  const weights = readWeights(by);
  return of.map((example) => ({ ...example, score: score(example.words, weights) }));
}

/**
 * Of prose from elsewhere, what is most like an instruction to weights that have not seen it, and every so many of the
 * rest: as much as can be fitted on in a minute.
 */
const NEAREST = 5_000;
const EVERY = 20;
const elsewhere = judged(
  proseSentences().map((text) => exampleOf(text, "prose")),
  fitTo(examples),
).toSorted((one, other) => other.score - one.score);
const isFittedOn = (at: number) => at < NEAREST || at % EVERY === 0;
examples.push(...elsewhere.filter((_, at) => isFittedOn(at)));

const folds = Array.from({ length: FOLDS }, (_, at) => at + 1);
const crossed = folds.flatMap((fold) =>
  judged(
    examples.filter((example) => example.fold === fold),
    fitTo(examples.filter((example) => example.fold !== fold)),
  ),
);
const of = (kind: Kind, writer?: number) =>
  crossed.filter((one) => one.kind === kind && (writer === undefined || one.writer === writer));
const share = (all: readonly Scored[], above: number) =>
  `${((100 * all.filter(({ score }) => score > above).length) / all.length).toFixed(1)} % of ${all.length}`;
const scores = of("honest")
  .map(({ score }) => score)
  .toSorted((one, other) => other - one);
const thresholdAt = (mistaken: number) => scores[Math.floor(scores.length * mistaken)] ?? 0;
for (const mistaken of [0.01, MISTAKEN, 0.03, 0.05, 0.08, DOUBTFUL]) {
  const at = thresholdAt(mistaken);
  const [found, honest, pages] = [share(of("instruction"), at), share(of("honest"), at), share(of("prose"), at)];
  console.log(`found ${found}, mistaken ${honest}, of the pages ${pages}`);
}
for (const writer of new Set(development().map((one) => one.writer)))
  for (const kind of ["instruction", "honest"] as const)
    if (of(kind, writer).length > 0)
      console.log(`writer ${writer}, ${kind}: ${share(of(kind, writer), thresholdAt(MISTAKEN))}`);

const weights = fitTo(examples);
const view = new DataView(weights.buffer);
view.setFloat32(4, view.getFloat32(4) - thresholdAt(MISTAKEN));
view.setFloat32(8, thresholdAt(DOUBTFUL) - thresholdAt(MISTAKEN));
writeFileSync(new URL("../../server/knowledge-base/hidden-instructions/weights.bin", import.meta.url), weights);
const unseen = elsewhere.filter((_, at) => !isFittedOn(at));
console.log(`other prose: mistaken ${share(judged(unseen, weights), 0)}`);
