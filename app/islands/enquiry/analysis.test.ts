import { expect, test } from "vitest";
import { scoreLead } from "../../../shared/domain/lead/score.ts";
import { readAnalysis } from "./analysis.ts";

const sound = scoreLead({
  name: "Ana",
  email: "ana@ministry.example",
  message: "We need a proposal for attribution by May.",
});

test("the rubric's own answer is read", () => {
  expect(readAnalysis(sound)).toBe(sound);
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "72"],
  ["a score as text", { ...sound, score: "72" }],
  ["no category", { ...sound, category: undefined }],
  ["no reasoning", { ...sound, reasoning: null }],
  ["interests as a text", { ...sound, key_interests: "all" }],
  ["an interest that is none", { ...sound, key_interests: [1] }],
  ["no action", { ...sound, recommended_action: 1 }],
  ["no suggestions", { ...sound, raise: undefined }],
  ["a rule without its quote", { ...sound, rules: [{ rule: "x", points: 1 }] }],
  ["a rule without its points", { ...sound, rules: [{ rule: "x", quote: "y", points: "1" }] }],
])("%s is no analysis", (_, answer) => {
  expect(() => readAnalysis(answer)).toThrow("agreed form");
});
