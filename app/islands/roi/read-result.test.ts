import { expect, test } from "vitest";
import { calculateRoi } from "../../../shared/domain/roi/calculate.ts";
import { readResult } from "./read-result.ts";

const sound = calculateRoi({ currentSpend: 5e6, industry: "finance" });

test("the model's own answer is read", () => {
  expect(readResult(sound)).toBe(sound);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["an empty object", {}],
  ["a return as text", { ...sound, roiPercentage: "51" }],
  ["a saving that is no number", { ...sound, projectedSavings: null }],
  ["no revenue", { ...sound, projectedRevenue: undefined }],
  ["insights as a text", { ...sound, insights: "none" }],
  ["no recommendation", { ...sound, recommendation: undefined }],
  ["a range without its low case", { ...sound, range: { ...sound.range, low: undefined } }],
  ["a case without its cost", { ...sound, range: { ...sound.range, high: { ...sound.range.high, cost: null } } }],
  ["six assumptions", { ...sound, assumptions: { ...sound.assumptions, used: sound.assumptions.used.slice(1) } }],
  ["no drivers", { ...sound, drivers: [] }],
  ["no measure", { ...sound, measure: null }],
])("%s is no projection", (_, answer) => {
  expect(() => readResult(answer)).toThrow("agreed form");
});
