import { describe, expect, test } from "vitest";
import type { Values } from "../../roi-model/limits.ts";
import { averageEffect, balance, breakEvenSpend, project } from "./model.ts";

const values: Values = {
  recoverableShare: 0.1,
  uplift: 0.1,
  revenuePerUnit: 2,
  margin: 0.25,
  fullEffectMonth: 9,
  fixedCost: 30_000,
  costShare: 0.05,
};

describe("the average effect over twelve months", () => {
  test("counts nothing in the pilot, then equal steps, then everything", () => {
    // Months 4 to 8 have 1/6 to 5/6 of the effect, months 9 to 12 all of it.
    expect(averageEffect(9)).toBeCloseTo(6.5 / 12, 12);
  });

  test("is nine months at most", () => {
    expect(averageEffect(4)).toBe(0.75);
  });

  test("stays below full where full effect comes after the year", () => {
    expect(averageEffect(15)).toBeCloseTo(3.75 / 12, 12);
  });
});

describe("a projection", () => {
  test("follows the five formulas", () => {
    expect(project(1_200_000, values)).toEqual({
      savings: 65_000,
      revenue: 130_000,
      contribution: 32_500,
      cost: 90_000,
      roiPercentage: 8,
    });
  });

  test("at a spend of 0 loses the whole fixed cost", () => {
    expect(project(0, values)).toEqual({ savings: 0, revenue: 0, contribution: 0, cost: 30_000, roiPercentage: -100 });
  });

  test("shows a loss where the fixed cost is larger than the benefit", () => {
    expect(project(100_000, values).roiPercentage).toBe(-77);
  });

  test("for a later year counts the full effect in every month", () => {
    expect(project(1_200_000, values, 1)).toMatchObject({ savings: 120_000, revenue: 240_000, cost: 90_000 });
  });

  test("never gives −0", () => {
    const even = { ...values, recoverableShare: 0.0499999, uplift: 0, fixedCost: 10_000, costShare: 0.01 };
    const nearly = project(10_000 / (0.0499999 * (6.5 / 12) - 0.01) - 1, even);
    expect(Object.is(nearly.roiPercentage, 0)).toBe(true);
    expect(Object.is(project(-0, values).savings, 0)).toBe(true);
  });
});

describe("the balance of a month", () => {
  const spend = 1_200_000;

  test("falls by the cost alone in the pilot, then follows the effect, and ends at the year's result", () => {
    expect(balance(spend, values, 3)).toBe(-22_500);
    // By month 5 a sixth and two sixths of the effect have counted, a twelfth of the year each.
    expect(balance(spend, values, 5)).toBe(5_000 + 2_500 - 37_500);
    const { savings, contribution, cost } = project(spend, values);
    expect(balance(spend, values, 12)).toBe(savings + contribution - cost);
  });
});

describe("the spend at which the base case breaks even", () => {
  test("is where benefit and cost meet, rounded up to thousands", () => {
    const spend = breakEvenSpend(values) ?? Number.NaN;
    expect(spend).toBe(960_000);
    expect(project(spend, values).roiPercentage).toBeGreaterThanOrEqual(0);
    expect(project(spend * 0.95, values).roiPercentage).toBeLessThan(0);
  });

  test("does not exist where the cost grows as fast as the benefit", () => {
    expect(breakEvenSpend({ ...values, recoverableShare: 0, uplift: 0 })).toBeNull();
  });
});
