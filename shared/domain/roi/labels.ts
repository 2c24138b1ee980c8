/** What the assumptions and the revenue figure are called. A public body sells nothing, so its words differ. */
import type { RoiResult } from "../../contracts/roi.ts";
import type { Assumption, Industry } from "./limits.ts";

export type Unit = RoiResult["assumptions"]["used"][number]["unit"];
export type Measure = RoiResult["measure"];

const REVENUE: Measure = {
  kind: "revenue",
  label: "Projected revenue impact",
  meaning:
    "Additional revenue in twelve months that can be traced to the spend, before the cost of earning it. Only the contribution kept from it counts towards the return.",
};

const SERVICE_VALUE: Measure = {
  kind: "service-value",
  label: "Projected value of completed services",
  meaning:
    "A public body sells nothing, so no revenue is projected. The figure is what it would cost to handle, by telephone or at the counter, the tasks that citizens would now finish online. Only the part of this avoided contact cost that leaves a budget counts towards the return.",
};

const LABELS: Readonly<Record<Assumption, string>> = {
  recoverableShare: "Share of spend that can be recovered",
  uplift: "Uplift in revenue",
  revenuePerUnit: "Revenue for each dollar of spend",
  margin: "Share of revenue kept as contribution",
  fullEffectMonth: "Month in which the full effect is reached",
  fixedCost: "Fixed cost of the programme",
  costShare: "Further cost as a share of spend",
};

const SERVICE_LABELS: Readonly<Record<Assumption, string>> = {
  ...LABELS,
  uplift: "Uplift in completed services",
  revenuePerUnit: "Avoided handling cost for each dollar of spend",
  margin: "Share of avoided cost that leaves a budget",
};

export const UNITS: Readonly<Record<Assumption, Unit>> = {
  recoverableShare: "share",
  uplift: "share",
  revenuePerUnit: "multiple",
  margin: "share",
  fullEffectMonth: "month",
  fixedCost: "usd",
  costShare: "share",
};

export function measureOf(industry: Industry): Measure {
  return industry === "government" ? SERVICE_VALUE : REVENUE;
}

export function labelOf(assumption: Assumption, industry: Industry): string {
  return (industry === "government" ? SERVICE_LABELS : LABELS)[assumption];
}
