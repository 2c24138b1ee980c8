import { expect, test } from "vitest";
import { scoreLead } from "../../../shared/domain/lead/score.ts";
import { readAnalysis } from "./use-analysis.ts";

const sound = scoreLead({
  name: "Ana",
  email: "ana@ministry.example",
  message: "We need a proposal for attribution by May.",
});
const { raise: _, rules: __, ...agreed } = sound;

test("the rubric's own answer is read whole", () => {
  expect(readAnalysis(sound)).toEqual(sound);
});

test("the five parts that every server gives are enough, with a category of any name", () => {
  expect(readAnalysis({ ...agreed, category: "nurture" })).toEqual({
    ...agreed,
    category: "nurture",
    raise: [],
    rules: [],
  });
});

test.each<[string, object]>([
  ["suggestions as a text", { raise: "more" }],
  ["a rule without its quote", { rules: [{ rule: "x", points: 1 }] }],
  ["a rule without its points", { rules: [{ rule: "x", quote: "y", points: "1" }] }],
])("%s are left out", (_, part) => {
  expect(readAnalysis({ ...agreed, ...part })).toEqual({ ...agreed, raise: [], rules: [] });
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "72"],
  ["a score as text", { ...sound, score: "72" }],
  ["a score above 100", { ...sound, score: 140 }],
  ["a score below 0", { ...sound, score: -1 }],
  ["no category", { ...sound, category: undefined }],
  ["no reasoning", { ...sound, reasoning: null }],
  ["interests as a text", { ...sound, key_interests: "all" }],
  ["an interest that is none", { ...sound, key_interests: [1] }],
  ["no action", { ...sound, recommended_action: 1 }],
])("%s is no analysis", (_, answer) => {
  expect(() => readAnalysis(answer)).toThrow("agreed form");
});
