/**
 * Fits the numbers by which the consultant ranks and decides, and writes server/consultant/weights.json
 * and server/consultant/answer-model.bin:
 *
 *   npm run build && node scripts/consultant/fit.ts
 *   HELD_MODEL=/tmp/held.bin node scripts/consultant/fit.ts --rankers
 *
 * The second keeps the model that the rankers are fitted with, and leaves the final one as it is.
 *
 * Each wording of the library is asked as if it had not been written: what its own answer should
 * come first for, and what no other answer should be stated for where its own is taken away.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ANSWER_FEATURES } from "../../server/consultant/answer-features.ts";
import { AnswerModel, NO_MODEL } from "../../server/consultant/answer-model.ts";
import { type ModelData, readModel, writeModel } from "../../server/consultant/answer-model-file.ts";
import { ENTRY_FEATURES, UNIT_FEATURES } from "../../server/consultant/entry-features.ts";
import type { Weights } from "../../server/consultant/weights.ts";
import { ASPECTS, type Aspect } from "../../shared/contracts/library.ts";
import { trainAnswerModel } from "./answer-training.ts";
import { entryCases, heldCases, strangersCases, turnCases, unitChoices } from "./cases.ts";
import { reportStrangers } from "./held-out.ts";
import { teachingOf } from "./lessons.ts";
import { headedEntries, knowledgeOf, libraryAnswers, strangersQuestions } from "./material.ts";
import { fitRanker } from "./ranker.ts";
import { fitChoice } from "./regression.ts";

const FILE = new URL("../../server/consultant/weights.json", import.meta.url);
const MODEL_FILE = new URL("../../server/consultant/answer-model.bin", import.meta.url);
/** Every so many wordings one is kept from the first model, which the rankers are fitted with. */
const HELD = 6;

const unfitted = (features: readonly string[]) => ({ rank: features.map(() => 1), sure: [], state: 0.5, offer: 0.1 });
/** Filled in as the numbers are found; the consultant that they are found with reads them here. */
const weights: Weights = {
  answers: unfitted(ANSWER_FEATURES),
  turns: unfitted(ANSWER_FEATURES),
  entries: unfitted(ENTRY_FEATURES),
  units: UNIT_FEATURES.map(() => 1),
  aspects: aspectShares(),
};

// A model that has not seen what the rankers are fitted on, as it will not have seen what visitors ask.
const untaught = knowledgeOf({ weights, model: NO_MODEL });
const strangers = new Set(strangersQuestions().map(({ asked }) => untaught.library.numberOf(asked.at(-1) ?? "")));
const { lessons, held, heldTurns } = teachingOf(untaught, (number) => number % HELD === 0 || strangers.has(number));
const ids = untaught.library.answers.map(({ answer }) => answer.id);
const knowledge = knowledgeOf({ weights, model: new AnswerModel(heldModel()) });

// Sections speak for their answers, so they are weighed first.
const headed = headedEntries(knowledge, weights);
weights.entries = fitRanker("entries", entryCases(knowledge, headed), ENTRY_FEATURES.length);
const cases = [...heldCases(held, knowledge), ...turnCases(heldTurns, knowledge), ...strangersCases(knowledge)];
const { alone = [], inTalk = [] } = Object.groupBy(cases, ({ query }) => (query.topic ? "inTalk" : "alone"));
weights.answers = fitRanker("answers", alone, ANSWER_FEATURES.length);
weights.turns = fitRanker("turns", inTalk, ANSWER_FEATURES.length);
weights.units = fitChoice(unitChoices(knowledge), UNIT_FEATURES.length);
reportStrangers(knowledge);
if (!process.argv.includes("--rankers"))
  writeFileSync(MODEL_FILE, writeModel(trainAnswerModel(teachingOf(untaught).lessons, ids)));
writeFileSync(FILE, `${JSON.stringify(weights, null, 1)}\n`);

function heldModel(): ModelData {
  const file = process.env.HELD_MODEL;
  if (file && existsSync(file)) return readModel(readFileSync(file));
  const data = trainAnswerModel(lessons, ids);
  if (file) writeFileSync(file, writeModel(data));
  return data;
}

/** How often strangers ask for each aspect; one that they never asked for yet is given half a question. */
function aspectShares(): Record<Aspect, number> {
  const all = new Map(libraryAnswers().map(({ id, aspect }) => [id, aspect]));
  const asked = strangersQuestions().flatMap(({ answers: [first] }) => all.get(first ?? "") ?? []);
  const shares = ASPECTS.map((aspect) => {
    const count = asked.filter((one) => one === aspect).length + 0.5;
    return [aspect, Math.round((1000 * count) / (asked.length + ASPECTS.length / 2)) / 1000];
  });
  return Object.fromEntries(shares) as Record<Aspect, number>;
}
