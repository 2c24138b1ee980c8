/** What the assumptions and the revenue figure are called. A public body sells nothing, so its words differ. */
import type { RoiResult } from "../../contracts/roi.ts";
import { type Assumption, type Currency, DEFAULT_CURRENCY, type Industry } from "../../roi-model/limits.ts";

export type Unit = RoiResult["assumptions"]["used"][number]["unit"];
export type Measure = RoiResult["measure"];

/** Where nothing else is projected than revenue, and where a server does not say. */
export const REVENUE_LABEL = "Projected revenue impact";

const REVENUE: Measure = {
  kind: "revenue",
  label: REVENUE_LABEL,
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
  revenuePerUnit: "Revenue for each {unit} of spend",
  margin: "Share of revenue kept as contribution",
  fullEffectMonth: "Month in which the full effect is reached",
  fixedCost: "Assumed fixed cost of the programme",
  costShare: "Assumed further cost as a share of spend",
};

const SERVICE_LABELS: Readonly<Record<Assumption, string>> = {
  ...LABELS,
  uplift: "Uplift in completed services",
  revenuePerUnit: "Avoided handling cost for each {unit} of spend",
  margin: "Share of avoided cost that leaves a budget",
};

export const UNITS: Readonly<Record<Assumption, Unit>> = {
  recoverableShare: "share",
  uplift: "share",
  revenuePerUnit: "multiple",
  margin: "share",
  fullEffectMonth: "month",
  fixedCost: "money",
  costShare: "share",
};

export function measureOf(industry: Industry): Measure {
  return industry === "government" ? SERVICE_VALUE : REVENUE;
}

/** One unit of a currency, as it stands in a sentence. Its plural takes an s. */
export const UNIT_NAMES: Readonly<Record<Currency, string>> = { USD: "dollar", EUR: "euro", GBP: "pound" };

export function labelOf(assumption: Assumption, industry: Industry, currency = DEFAULT_CURRENCY): string {
  const label = (industry === "government" ? SERVICE_LABELS : LABELS)[assumption];
  return label.replace("{unit}", UNIT_NAMES[currency]);
}
