import fc from "fast-check";
import { expect, test } from "vitest";
import { chatAnswer } from "../../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../../shared/contracts/library.ts";
import { DETAIL_LIMITS, MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import { readDetails } from "./details.ts";

/** Mostly valid, sometimes not: every field may hold anything. */
const or = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 60, arbitrary }, { weight: 1, arbitrary: fc.anything() });
const text = or(
  fc.oneof(
    fc.string(),
    fc.constantFrom("", " ", "x".repeat(MESSAGE_LIMIT + 1), "x".repeat(DETAIL_LIMITS.characters + 1)),
  ),
);
const source = or(fc.record({ title: text, section: or(fc.option(text)), url: text, quote: text }));
const option = or(fc.record({ label: text, ask: text }));
const list = (entry: fc.Arbitrary<unknown>) => or(fc.array(entry, { maxLength: DETAIL_LIMITS.entries + 1 }));
const claim = or(fc.record({ at: or(fc.integer({ min: -1 })), sources: list(fc.integer({ min: -1, max: 30 })) }));
const parts = { id: text, kind: or(fc.constantFrom(...ANSWER_KINDS)), sources: list(source), options: list(option) };
const answer = or(fc.oneof(fc.record(parts), fc.record({ ...parts, claims: list(claim) })));

test("the widget reads an answer's details as the contract does", () => {
  fc.assert(
    fc.property(answer, (value) => {
      expect(readDetails(value)).toEqual(chatAnswer.safeParse(value).data);
    }),
    { numRuns: 500 },
  );
});

test("both read an answer that is as agreed, and leave out what else stands there", () => {
  const details = {
    id: "finance.cpa/value",
    kind: "answer",
    sources: [
      { title: "Finance", section: "Outcome", url: "/results/finance#outcome:~:text=fell", quote: "It fell." },
      { title: "An entry by hand", section: null, url: "", quote: "" },
    ],
    options: [{ label: "What period?", ask: "What period does it cover?" }],
    claims: [{ at: 8, sources: [0] }],
  };
  expect(readDetails({ ...details, enquiry: "text" })).toEqual(details);
  expect(chatAnswer.parse({ ...details, enquiry: "text" })).toEqual(details);
});

test("as many sources and options as agreed are read, and not one more", () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, ask: `${at}` }));
  const details = (count: number) => ({ id: "a", kind: "options", sources: [], options: options(count) });
  for (const [count, accepted] of [
    [DETAIL_LIMITS.entries, true],
    [DETAIL_LIMITS.entries + 1, false],
  ] as const) {
    expect(readDetails(details(count)) !== undefined).toBe(accepted);
    expect(chatAnswer.safeParse(details(count)).success).toBe(accepted);
  }
});
