/** What moves the result most: each assumption taken alone from its low to its high value, the others at base. */
import type { RoiRequest, RoiResult } from "../../contracts/roi.ts";
import { ASSUMPTIONS, type Case, type Values } from "../../roi-model/limits.ts";
import { labelOf } from "./labels.ts";
import { project } from "./model.ts";

export type Driver = RoiResult["drivers"][number];

/** Largest swing first; equal swings in the order of the table. */
export function driversOf(request: RoiRequest, cases: Record<Case, Values>): Driver[] {
  const { currentSpend: spend, industry, currency } = request;
  const drivers = ASSUMPTIONS.map((name): Driver => {
    const end = (edge: Case) => {
      const value = cases[edge][name];
      return { value, roiPercentage: project(spend, { ...cases.base, [name]: value }).roiPercentage };
    };
    return { name, label: labelOf(name, industry, currency), low: end("low"), high: end("high") };
  });
  return drivers.sort((a, b) => swing(b) - swing(a));
}

/** Percentage points between the two ends. */
export function swing(driver: Driver): number {
  return driver.high.roiPercentage - driver.low.roiPercentage;
}
