/**
 * Every budget of the site in one place (`budgets.json`), each with the reason for its number. The tests and
 * `npm run bench` judge by them; what exceeds one fails and says by how much.
 */
import budgets from "./budgets.json" with { type: "json" };

interface Budget {
  /** Name of the measure, for reports. */
  of: string;
  /** Upper or lower bound. */
  most?: number;
  least?: number;
  unit: string;
  reason: string;
}

export { budgets };

export type BudgetName = keyof typeof budgets;

/** An error line if the value exceeds its budget; undefined otherwise. */
export function judge(name: BudgetName, value: number, where: string): string | undefined {
  const { of, most, least, unit }: Budget = budgets[name];
  const allowed = most ?? least ?? Number.NaN;
  const exceeded = most === undefined ? allowed - value : value - allowed;
  // NaN, a figure that could not be measured, fails, too.
  if (exceeded <= 0) return undefined;
  const side = most === undefined ? "below" : "above";
  return `${where}: ${of} is ${figure(value, unit)}, ${figure(exceeded, unit)} ${side} the budget of ${figure(allowed, unit)}`;
}

/** A figure with its unit. */
function figure(value: number, unit: string): string {
  const digits = unit === "×" ? 2 : Math.abs(value) < 1 && value !== 0 ? 4 : 0;
  const number = value.toLocaleString("en-GB", {
    minimumFractionDigits: unit === "×" ? 2 : 0,
    maximumFractionDigits: digits,
  });
  return unit === "" ? number : `${number} ${unit}`;
}

/** The value below which this share of the values lies; of an even list the upper one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
