import { expect, test } from "vitest";
import { calculateRoi } from "../../../shared/domain/roi/calculate.ts";
import { readResult } from "./read-result.ts";

const sound = calculateRoi({ currentSpend: 5e6, industry: "finance" });
const { roiPercentage, projectedSavings, projectedRevenue, insights, recommendation } = sound;
const agreed = { roiPercentage, projectedSavings, projectedRevenue, insights, recommendation };

test("the model's own answer is read whole", () => {
  expect(readResult(sound)).toEqual(sound);
});

test("the five results that every server gives are enough", () => {
  expect(readResult(agreed)).toEqual(agreed);
  expect(readResult({ ...agreed, insights: [], note: "more" })).toEqual({ ...agreed, insights: [] });
});

test.each<[string, object]>([
  ["a range without its low case", { range: { ...sound.range, low: undefined } }],
  ["a case without its cost", { range: { ...sound.range, high: { ...sound.range.high, cost: null } } }],
  ["six assumptions", { assumptions: { ...sound.assumptions, used: sound.assumptions.used.slice(1) } }],
  ["no drivers", { drivers: [] }],
  ["no measure", { measure: null }],
  ["eleven months", { months: sound.months.slice(1) }],
  ["a month without its balance", { months: sound.months.map(({ month }) => ({ month })) }],
  ["a break-even spend in words", { breakEvenSpend: "much" }],
])("%s is left out, and the rest is shown", (_, part) => {
  expect(readResult({ ...agreed, ...part })).toEqual(agreed);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["an empty object", {}],
  ["a return as text", { ...sound, roiPercentage: "51" }],
  ["a saving that is not a number", { ...sound, projectedSavings: null }],
  ["no revenue", { ...sound, projectedRevenue: undefined }],
  ["insights as a text", { ...sound, insights: "none" }],
  ["insights that are no texts", { ...sound, insights: [1] }],
  ["no recommendation", { ...sound, recommendation: undefined }],
])("%s is no projection", (_, answer) => {
  expect(() => readResult(answer)).toThrow("agreed form");
});
