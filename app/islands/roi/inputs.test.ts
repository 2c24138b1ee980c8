import { expect, test } from "vitest";
import { roiRequest } from "../../../shared/contracts/roi.ts";
import { BLANK, inputsOf, isIncomplete, isOf, problemsIn, requestOf, withOverrides } from "./inputs.ts";

const inputs = { spend: "5000000", industry: "finance", goals: " cut waste ", challenges: "" };

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

test.each(["-1", "100000001", "1e9", "abc", "Infinity"])("a spend of %s is refused", (spend) => {
  expect(problemsIn({ ...inputs, spend })).toEqual({ spend: "Enter a number from 0 to 100,000,000." });
  expect(requestOf({ ...inputs, spend }, {})).toBeUndefined();
});

test.each(["0", "0.5", "1e3", "100000000"])("a spend of %s makes a request that the server takes", (spend) => {
  const request = requestOf({ ...inputs, spend }, {});
  expect(roiRequest.parse(request)).toEqual(request);
});

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
  expect(isOf(request, { ...inputs, spend: "5e6" })).toBe(true);
  expect(isOf(request, { ...inputs, spend: "4000000" })).toBe(false);
  expect(isOf(request, { ...inputs, challenges: "approvals" })).toBe(false);
  expect(isOf(request, { ...inputs, spend: "" })).toBe(false);
  expect(inputsOf(request)).toEqual({ ...inputs, goals: "cut waste" });
});
