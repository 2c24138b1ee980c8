import { expect, test } from "vitest";
import { calculateRoi } from "../../../shared/domain/roi/calculate.ts";
import { INDUSTRIES } from "../../../shared/roi-model/limits.ts";
import { readValue, type UsedAssumption, written } from "./assumption-field.tsx";

const { used } = calculateRoi({ currentSpend: 1e6, industry: "finance" }).assumptions;
const named = (name: UsedAssumption["name"]) => used.find((one) => one.name === name) as UsedAssumption;

test("shares are written as percentages, without the dust of binary fractions", () => {
  expect(written(0.07, "share")).toBe("7");
  expect(written(0.045, "share")).toBe("4.5");
  expect(written(45_000, "money")).toBe("45000");
  expect(written(1.4, "multiple")).toBe("1.4");
});

test("every standard value is read back as it was written, in every industry", () => {
  for (const industry of INDUSTRIES) {
    for (const one of calculateRoi({ currentSpend: 1, industry }).assumptions.used) {
      for (const value of [one.low, one.base, one.high])
        expect(readValue(written(value, one.unit), one)).toEqual({ value });
    }
  }
});

test("nothing written stands for the standard", () => {
  expect(readValue(" ", named("margin"))).toEqual({ value: undefined });
});

test.each([
  ["margin", "30 %", 0.3],
  ["recoverableShare", "13,5%", 0.135],
  ["revenuePerUnit", "1,400", 1.4],
  ["fixedCost", "45k", 45_000],
  ["fixedCost", "$45,000", 45_000],
  ["fixedCost", "45.000", 45_000],
  ["margin", "٣٠", 0.3],
] as const)("%s of %s is read", (name, text, value) => {
  expect(readValue(text, named(name))).toEqual({ value });
});

test.each([
  ["recoverableShare", "36", "Enter a value from 0% to 35%."],
  ["margin", "-1", "Enter a value from 0% to 100%."],
  ["fixedCost", "9999", "Enter a value from $10,000 to $1,000,000."],
  ["fullEffectMonth", "7.5", "Enter a whole number from 4 to 24."],
  ["fullEffectMonth", "25", "Enter a whole number from 4 to 24."],
  ["fixedCost", "€60,000", "This projection is in USD, and nothing is converted. Enter the amount in USD."],
  ["revenuePerUnit", "x", "Enter a value from 0 to 10."],
] as const)("%s of %s is refused", (name, text, problem) => {
  expect(readValue(text, named(name))).toEqual({ problem });
});
