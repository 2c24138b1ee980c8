/**
 * The projection in five formulas. Plain arithmetic on doubles and nothing
 * else, so that every machine gets the same digits; each step keeps the order
 * of its inputs, so that low ≤ base ≤ high survives the rounding.
 */
import type { RoiRequest, RoiResult } from "../../contracts/roi.ts";
import { ASSUMPTIONS, type Case, MONTHS, PILOT_MONTHS, type Values } from "../../roi-model/limits.ts";
import { labelOf } from "./labels.ts";

/** Money in whole units of the currency over the twelve months. */
export interface Projection {
  /** (Savings + contribution − cost) / cost, in whole percent; −100 at a spend of 0. */
  roiPercentage: number;
  savings: number;
  revenue: number;
  /** What is left of the revenue after the cost of earning it. */
  contribution: number;
  cost: number;
}

/** Formula 1. The share of its full effect that the programme has on average: none in the pilot, then equal steps. */
export function averageEffect(fullEffectMonth: number): number {
  return effectUntil(MONTHS, fullEffectMonth);
}

/** The part of the year's average effect that has been reached by the end of a month. */
function effectUntil(end: number, fullEffectMonth: number): number {
  let sum = 0;
  for (let month = 1; month <= end; month++) {
    sum += Math.min(1, Math.max(0, (month - PILOT_MONTHS) / (fullEffectMonth - PILOT_MONTHS)));
  }
  return sum / MONTHS;
}

/**
 * Formulas 2 to 5. `spend` is a year's, from 0 to 100,000,000. An
 * `effect` of 1 gives a later year, in which the full effect holds throughout.
 */
export function project(spend: number, values: Values, effect = averageEffect(values.fullEffectMonth)): Projection {
  const savings = whole(spend * values.recoverableShare * effect);
  const revenue = whole(spend * values.revenuePerUnit * values.uplift * effect);
  const contribution = whole(revenue * values.margin);
  const cost = whole(values.fixedCost + spend * values.costShare);
  const roiPercentage = whole(((savings + contribution - cost) / cost) * 100);
  return { roiPercentage, savings, revenue, contribution, cost };
}

/**
 * Formula 6. The balance at the end of a month, from 1 to 12: what has been saved and kept by then, less
 * the part of the cost that is due. The cost is due in equal parts, so the last balance is the year's.
 */
export function balance(spend: number, values: Values, month: number): number {
  const { savings, contribution, cost } = project(spend, values, effectUntil(month, values.fullEffectMonth));
  return savings + contribution - whole((cost * month) / MONTHS);
}

/**
 * The yearly spend from which the benefit covers the cost, rounded up
 * to thousands: formula 5 solved for a return of 0. `null` where no spend does.
 */
export function breakEvenSpend(values: Values): number | null {
  const effect = averageEffect(values.fullEffectMonth);
  const benefit = effect * (values.recoverableShare + values.revenuePerUnit * values.uplift * values.margin);
  const gain = benefit - values.costShare;
  return gain > 0 ? Math.ceil(values.fixedCost / gain / 1000) * 1000 : null;
}

/** Rounded to a whole number; adding 0 turns −0 into 0. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** What moves the result most: each assumption taken alone from its low to its high value, the others at base. */
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
