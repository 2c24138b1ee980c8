/** A projection as plain text, for the message of an enquiry. */
import type { RoiReply, RoiRequest, RoiResult } from "../../contracts/roi.ts";
import { money, percent, REVENUE_LABEL, valueText } from "./labels.ts";

/** Characters at most, so that a message of 1,000 keeps room for the visitor's own words. */
export const ENQUIRY_TEXT_LIMIT = 700;

export function toEnquiryText(request: RoiRequest, result: RoiReply): string {
  const { range, assumptions, measure } = result;
  const cash = (amount: number) => money(amount, request.currency);
  const lines = [
    `ROI projection, 12 months${assumptions ? `, assumptions ${assumptions.version}` : ""}`,
    `Current spend: ${cash(request.currentSpend)} a year (${request.industry})`,
    `Return: ${percent(result.roiPercentage)}${range ? ` (low ${percent(range.low.roiPercentage)}, high ${percent(range.high.roiPercentage)})` : ""}`,
    `Projected cost savings: ${cash(result.projectedSavings)}`,
    `${measure?.label ?? REVENUE_LABEL}: ${cash(result.projectedRevenue)}`,
    ...(range ? [`Assumed programme cost: ${cash(range.base.cost)}`] : []),
    ...changes(request, result),
    "A projection from planning assumptions, not a guarantee.",
  ];
  return lines.join("\n");
}

function changes({ currency }: RoiRequest, { assumptions }: RoiReply): string[] {
  const changed = assumptions?.used.filter((one) => one.changed) ?? [];
  if (changed.length === 0) return [];
  const own = changed.map((one) => `${SHORT[one.name]} ${valueText(one.name, one.base, currency)}`);
  return [`Own assumptions: ${own.join(", ")}`];
}

/** The labels are too long for a message that holds them all. */
const SHORT: Readonly<Record<RoiResult["drivers"][number]["name"], string>> = {
  recoverableShare: "recoverable share",
  uplift: "uplift",
  revenuePerUnit: "revenue for each unit of spend",
  margin: "margin",
  fullEffectMonth: "full effect in",
  fixedCost: "assumed fixed cost",
  costShare: "assumed cost share",
};
