import { expect, test } from "vitest";
import { budgets, judge } from "./budgets.ts";

test("what is within its budget is passed over", () => {
  expect(judge("largestPaint", 850, "/")).toBeUndefined();
  expect(judge("score", 100, "/")).toBeUndefined();
});

test("what exceeds its budget is told with its place and by how much", () => {
  expect(judge("largestPaint", 1020.4, "/results")).toBe(
    "/results: largest contentful paint is 1,020 ms, 170 ms above the budget of 850 ms",
  );
  expect(judge("ofSirv", 2.5, "/")).toBe(
    "/: requests a second, of sirv's for the same file is 2.50 ×, 0.50 × below the budget of 3.00 ×",
  );
});

test("a figure that could not be measured exceeds every budget", () => {
  expect(judge("largestPaint", Number.NaN, "/")).toContain("NaN");
});

test("every budget has a bound and a reason", () => {
  for (const budget of Object.values(budgets)) {
    expect("most" in budget || "least" in budget).toBe(true);
    expect(budget.reason.length).toBeGreaterThan(30);
  }
});
