/**
 * Fits the numbers by which the consultant ranks and decides, and writes server/consultant/weights.json
 * and server/consultant/answer-model.bin:
 *
 *   npm run build && npx node scripts/consultant/fit.ts
 *   HELD_MODEL=/tmp/held.bin npx node scripts/consultant/fit.ts --rankers
 *
 * The second keeps the model that the rankers are fitted with in HELD_MODEL, and does not train the final one.
 *
 * Each wording of the library is asked as if it were not there: its own answer should come first,
 * and where that is removed no other should be stated.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ANSWER_FEATURES } from "../../server/consultant/answer-features.ts";
import { AnswerModel } from "../../server/consultant/answer-model.ts";
import { type ModelData, readModel, writeModel } from "../../server/consultant/answer-model-file.ts";
import { ENTRY_FEATURES, UNIT_FEATURES } from "../../server/consultant/entry-features.ts";
import type { Weights } from "../../server/consultant/weights.ts";
import { ASPECTS, type Aspect } from "../../shared/contracts/library.ts";
import { entryCases, heldCases, strangersCases, turnCases, unitChoices } from "./cases.ts";
import { trainEnsemble } from "./ensemble.ts";
import { reportStrangers } from "./held-out.ts";
import { headedEntries, knowledgeOf, libraryAnswers, strangersQuestions, untrainedKnowledge } from "./material.ts";
import { fitRanker } from "./ranker.ts";
import { fitChoice } from "./regression.ts";
import { LEAST_STATED } from "./thresholds.ts";
import { heldOut, trainingSetOf } from "./training-set.ts";

const FILE = new URL("../../server/consultant/weights.json", import.meta.url);
const MODEL_FILE = new URL("../../server/consultant/answer-model.bin", import.meta.url);

const unfitted = (features: readonly string[]) => ({
  rank: features.map(() => 1),
  calibration: [],
  stateFrom: 0.5,
  offerFrom: 0.1,
});
/** Filled in step by step; the consultant that is fitted reads them from here. */
const weights: Weights = {
  answers: unfitted(ANSWER_FEATURES),
  turns: unfitted(ANSWER_FEATURES),
  entries: unfitted(ENTRY_FEATURES),
  units: UNIT_FEATURES.map(() => 1),
  aspects: aspectShares(),
};

// The rankers are fitted with a model that has not seen their cases, as it will not have seen visitors' questions.
const untrained = untrainedKnowledge();
const { held, heldTurns } = trainingSetOf(untrained, heldOut(untrained));
const knowledge = knowledgeOf({ weights, model: new AnswerModel(await heldModel()) });
const whole = process.argv.includes("--rankers") ? undefined : trainEnsemble("all");

// The probability of a section is a feature of its answers, so entries are fitted first.
const headed = headedEntries(knowledge, weights);
weights.entries = fitRanker("entries", entryCases(knowledge, headed), ENTRY_FEATURES.length);
const cases = [...heldCases(held, knowledge), ...turnCases(heldTurns, knowledge), ...strangersCases(knowledge)];
const { alone = [], inTalk = [] } = Object.groupBy(cases, ({ query }) => (query.topic ? "inTalk" : "alone"));
weights.answers = fitRanker("answers", alone, ANSWER_FEATURES.length, LEAST_STATED.alone);
weights.turns = fitRanker("turns", inTalk, ANSWER_FEATURES.length, LEAST_STATED.inTalk);
weights.units = fitChoice(unitChoices(knowledge), UNIT_FEATURES.length);
reportStrangers(knowledge);
if (whole) writeFileSync(MODEL_FILE, writeModel(await whole));
writeFileSync(FILE, `${JSON.stringify(weights, null, 1)}\n`);

async function heldModel(): Promise<ModelData> {
  const file = process.env.HELD_MODEL;
  if (file && existsSync(file)) return readModel(readFileSync(file));
  const data = await trainEnsemble("without held out");
  if (file) writeFileSync(file, writeModel(data));
  return data;
}

/** How often strangers ask for each aspect; one that they never asked for yet is given half a question. */
function aspectShares(): Record<Aspect, number> {
  const all = new Map(libraryAnswers().map(({ id, aspect }) => [id, aspect]));
  const aspects = strangersQuestions().flatMap(({ answers: [first] }) => all.get(first ?? "") ?? []);
  const shares = ASPECTS.map((aspect) => {
    const count = aspects.filter((one) => one === aspect).length + 0.5;
    return [aspect, Math.round((1000 * count) / (aspects.length + ASPECTS.length / 2)) / 1000];
  });
  return Object.fromEntries(shares) as Record<Aspect, number>;
}
