import { expect, test } from "vitest";
import { roiRequest } from "../../../shared/contracts/roi.ts";
import { BLANK, inputsOf, isIncomplete, isOf, problemsIn, requestOf, withChange, withOverrides } from "./inputs.ts";

const inputs = { spend: "5000000", currency: "USD", industry: "finance", goals: " cut waste ", challenges: "" };

test("spend and industry are needed, and each says so", () => {
  expect(isIncomplete(BLANK)).toBe(true);
  expect(isIncomplete({ ...inputs, industry: "" })).toBe(true);
  expect(isIncomplete(inputs)).toBe(false);
  expect(problemsIn(BLANK)).toEqual({
    spend: "Enter your current spend as a number.",
    industry: "Select an industry.",
  });
  expect(problemsIn(inputs)).toEqual({});
});

test.each([
  ["-1", "Enter a number from 0 to 100,000,000."],
  ["100000001", "Enter a number from 0 to 100,000,000."],
  ["abc", "This cannot be read as an amount. Write it like 5,000,000 or 5m, in US dollars, euros or pounds."],
  ["5.000", "This could mean $5 or $5,000. Write the one that you mean without points or commas."],
])("a spend of %s is refused", (spend, problem) => {
  expect(problemsIn({ ...inputs, spend })).toEqual({ spend: problem });
  expect(requestOf({ ...inputs, spend }, {})).toBeUndefined();
});

test.each(["0", "0.5", "$1.2k", "5 million", "100000000"])(
  "a spend of %s makes a request that the server takes",
  (spend) => {
    const request = requestOf({ ...inputs, spend }, {});
    expect(roiRequest.parse(request)).toEqual(request);
  },
);

test("texts stop at 500 characters", () => {
  expect(problemsIn({ ...inputs, goals: "x".repeat(500), challenges: "x".repeat(503) })).toEqual({
    challenges: "Shorten this by 3 characters.",
  });
});

test("a request has what was written, without outer spaces, and the assumptions of its own industry", () => {
  const overrides = { finance: { margin: 0.4 }, legal: { margin: 0.2 } };
  expect(requestOf(inputs, overrides)).toEqual({
    currentSpend: 5_000_000,
    industry: "finance",
    goals: "cut waste",
    assumptions: { margin: 0.4 },
  });
  expect(requestOf({ ...inputs, industry: "tourism" }, overrides)).not.toHaveProperty("assumptions");
  expect(requestOf(inputs, { finance: {} })).not.toHaveProperty("assumptions");
});

test("a currency travels only where it is not the default", () => {
  expect(requestOf(inputs, {})).not.toHaveProperty("currency");
  const request = requestOf({ ...inputs, currency: "EUR" }, {});
  expect(roiRequest.parse(request)).toMatchObject({ currentSpend: 5_000_000, currency: "EUR" });
  expect(inputsOf(request as NonNullable<typeof request>)).toMatchObject({ currency: "EUR" });
});

test("a currency that is typed is chosen by that, and another choice takes it out again", () => {
  const typed = withChange(inputs, "spend", "€5m");
  expect(typed).toMatchObject({ spend: "€5m", currency: "EUR" });
  expect(withChange(typed, "spend", "6m")).toMatchObject({ spend: "6m", currency: "EUR" });
  expect(withChange(typed, "currency", "GBP")).toMatchObject({ spend: "5m", currency: "GBP" });
  const ambiguous = withChange(inputs, "spend", "5.000 euros");
  expect(ambiguous).toMatchObject({ spend: "5.000 euros", currency: "EUR" });
  expect(withChange(ambiguous, "currency", "USD")).toMatchObject({ spend: "5.000", currency: "USD" });
  expect(withChange(inputs, "spend", "five")).toMatchObject({ spend: "five", currency: "USD" });
});

test("other assumptions replace those of a request, or leave none", () => {
  const request = { currentSpend: 1, industry: "legal", assumptions: { margin: 0.2 } } as const;
  expect(withOverrides(request, { uplift: 0.1 }).assumptions).toEqual({ uplift: 0.1 });
  expect(withOverrides(request, {})).not.toHaveProperty("assumptions");
});

test("a projection is known to be of other inputs, whatever its assumptions", () => {
  const request = {
    currentSpend: 5_000_000,
    industry: "finance",
    goals: "cut waste",
    assumptions: { margin: 0.4 },
  } as const;
  expect(isOf(request, inputs)).toBe(true);
  expect(isOf(request, { ...inputs, spend: "$5m" })).toBe(true);
  expect(isOf(request, { ...inputs, spend: "4000000" })).toBe(false);
  expect(isOf(request, { ...inputs, challenges: "approvals" })).toBe(false);
  expect(isOf(request, { ...inputs, spend: "" })).toBe(false);
  expect(inputsOf(request)).toEqual({ ...inputs, goals: "cut waste" });
});
