/** A projection as plain text, for the message of an enquiry. */
import type { RoiRequest, RoiResult } from "../../contracts/roi.ts";
import { percent, usd, valueText } from "./format.ts";

/** Characters at most, so that a message of 1,000 keeps room for the visitor's own words. */
export const ENQUIRY_TEXT_LIMIT = 700;

export function toEnquiryText(request: RoiRequest, result: RoiResult): string {
  const { low, base, high } = result.range;
  const lines = [
    `ROI projection, 12 months, assumptions ${result.assumptions.version}`,
    `Current spend: ${usd(request.currentSpend)} a year (${request.industry})`,
    `Return: ${percent(base.roiPercentage)} (low ${percent(low.roiPercentage)}, high ${percent(high.roiPercentage)})`,
    `Projected cost savings: ${usd(base.savings)}`,
    `${result.measure.label}: ${usd(base.revenue)}`,
    `Programme cost: ${usd(base.cost)}`,
    ...changes(result),
    "A projection from planning assumptions, not a guarantee.",
  ];
  return lines.join("\n");
}

function changes({ assumptions }: RoiResult): string[] {
  const changed = assumptions.used.filter((one) => one.changed);
  if (changed.length === 0) return [];
  const own = changed.map((one) => `${SHORT[one.name]} ${valueText(one.name, one.base)}`);
  return [`Own assumptions: ${own.join(", ")}`];
}

/** The labels are too long for a message that holds them all. */
const SHORT: Readonly<Record<RoiResult["drivers"][number]["name"], string>> = {
  recoverableShare: "recoverable share",
  uplift: "uplift",
  revenuePerUnit: "revenue for each dollar",
  margin: "margin",
  fullEffectMonth: "full effect in",
  fixedCost: "fixed cost",
  costShare: "cost share of spend",
};
