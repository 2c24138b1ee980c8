import { expect, test } from "vitest";
import { readRound, summaryOf, weakestKinds } from "./round.ts";

const question = (id: number, kind: string, grade: string) => ({
  id: `r9-${id}`,
  role: "lawyer",
  kind,
  ask: ["Why?"],
  answer: "[answer]: Because.",
  grade,
  why: "Short.",
});
const items = [
  ...Array.from({ length: 29 }, (_, id) => question(id, "fact", "well")),
  question(29, "fact", "partly"),
  question(30, "how", "beside"),
  question(31, "intro", "misleading"),
];
const file = {
  date: "2026-11-22",
  how: "By others.",
  questions: 32,
  grades: { well: 29, partly: 1, beside: 1, misleading: 1 },
  items,
};

test("a round's figures are counted from its questions", () => {
  const round = readRound(9, file);
  expect(summaryOf(round).counts).toMatchObject({ well: 29, partly: 1, beside: 1, misleading: 1, offered: 0 });
  expect(weakestKinds(round)).toEqual(["how", "intro"]);
});

test("a round that claims better figures than its questions add up to, or grades in a way of its own, is refused", () => {
  expect(() => readRound(9, { ...file, grades: { ...file.grades, well: 30 } })).toThrow("add up");
  expect(() => readRound(9, { ...file, items: [question(1, "fact", "excellent")] })).toThrow("grade");
});
