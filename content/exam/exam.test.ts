import { expect, test } from "vitest";
import { shownRounds } from "./address.ts";
import { parseAnswer } from "./index.ts";
import { readRound, sheetsOf, summaryOf, weakestKinds } from "./round.ts";

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

test("a round's figures are counted from its questions, and every question stands on a page once", () => {
  const round = readRound(9, file);
  expect(summaryOf(round).counts).toMatchObject({ well: 29, partly: 1, beside: 1, misleading: 1, offered: 0 });
  const sheets = sheetsOf(round);
  expect(sheets.map(({ path, questions }) => [path, questions.length])).toEqual([
    ["/consultant/rounds/9/fact", 15],
    ["/consultant/rounds/9/fact-2", 15],
    ["/consultant/rounds/9/how", 1],
    ["/consultant/rounds/9/intro", 1],
  ]);
  expect(new Set(sheets.flatMap(({ questions }) => questions)).size).toBe(32);
  expect(weakestKinds(round)).toEqual(["how", "intro"]);
});

test("a round that claims better figures than its questions add up to, or grades in a way of its own, is refused", () => {
  expect(() => readRound(9, { ...file, grades: { ...file.grades, well: 30 } })).toThrow("add up");
  expect(() => readRound(9, { ...file, items: [question(1, "fact", "excellent")] })).toThrow("grade");
});

test("the newest round is shown, by number and not by name", () => {
  expect(shownRounds([2, 10, 9, 1])).toEqual([10]);
});

test("what was said is a record: its links lead to pages that are there, and what stood beneath it stands apart", () => {
  const record =
    "[options]: See [Finance](/results/finance#gone), [its outcome](/results/finance#outcome) or [Old](/old).\n(buttons below: What is it? | Is it dear?)";
  const isThere = (path: string, anchor = "outcome") => path === "/results/finance" && anchor === "outcome";
  expect(parseAnswer(record, isThere)).toEqual({
    text: "See [Finance](/results/finance), [its outcome](/results/finance#outcome) or Old.",
    askedBack: true,
    offered: ["What is it?", "Is it dear?"],
  });
});
