import { expect, test } from "vitest";
import { ASPECTS } from "../../shared/contracts/library.ts";
import { publishedSubjects } from "./published.ts";

const answer = (given: object = {}) => ({
  id: "legal-price",
  aspect: "cost",
  questions: ["What does it cost?", "price"],
  answer: "It's agreed in writing; [[finance.cpa]] is no price.",
  sources: [
    { section: "/disclaimer", quote: "In writing." },
    { section: "/disclaimer", quote: "A second sentence." },
  ],
  ...given,
});
const file = (...answers: object[]) => ({ subject: "any", title: "Any", answers });
const publish = (files: Record<string, unknown>) =>
  publishedSubjects(new Map(Object.entries(files)), (address) => `name of ${address}`);
const subject = (files: Record<string, unknown>, id: string) => publish(files).find((one) => one.id === id);

test("a written answer stands in its group, with its figures, and names each source once", () => {
  const group = subject({ "solution-ai-legal": file(answer()) }, "solution-ai-legal")?.groups[0];
  expect(group).toEqual({
    id: "fit-and-cost",
    title: "Fit, cost and comparison",
    answers: [
      {
        anchor: "legal-price",
        question: "What does it cost?",
        text: "It’s agreed in writing; 37% is no price.",
        sources: [{ url: "/disclaimer", name: "name of /disclaimer" }],
      },
    ],
  });
});

test("whatever is asked has its group", () => {
  const answers = ASPECTS.map((aspect) => answer({ id: `one-${aspect}`, aspect }));
  expect(subject({ "house-fit": file(...answers) }, "house-fit")?.count).toBe(ASPECTS.length);
});

test("what the ledger gives is there without a file, and names its page", () => {
  const figures = subject({}, "case-finance")?.groups.at(-1);
  expect(figures?.id).toBe("figures");
  expect(figures?.answers.find(({ anchor }) => anchor === "finance-cpa-value")).toMatchObject({
    text: expect.stringContaining("37%"),
    sources: [{ url: "/results/finance", name: "name of /results/finance" }],
  });
  expect(subject({}, "house-fit")).toBeUndefined();
});

test("ways of talking are not shown; a file of no subject is refused", () => {
  expect(publish({ talk: file(answer()), outside: file(answer()) }).map(({ id }) => id)).toEqual(
    publish({}).map(({ id }) => id),
  );
  expect(() => publish({ "case-typo": file(answer()) })).toThrow("case-typo");
});

test("what would break a page is refused by name", () => {
  expect(() => publish({ "house-fit": file(answer(), answer()) })).toThrow("legal-price");
  expect(() => publish({ "house-fit": file(answer({ aspect: "odd" })) })).toThrow("content/answers/house-fit.yaml");
  expect(() => publish({ "house-fit": file(answer({ answer: "A figure: [[no.such]]." })) })).toThrow("no.such");
});
