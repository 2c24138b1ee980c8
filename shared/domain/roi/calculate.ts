/** The whole answer to a request. The same request gives the same answer on every machine. */
import type { RoiRequest, RoiResult } from "../../contracts/roi.ts";
import { BEST_CASES } from "../../roi-model/best-cases.ts";
import { boundsOf } from "../../roi-model/bounds.ts";
import { ASSUMPTIONS, type Assumption, type Case, DEFAULT_CURRENCY, MONTHS } from "../../roi-model/limits.ts";
import { ASSUMPTIONS_VERSION, TABLE } from "../../roi-model/table.ts";
import { type Facts, factsOf } from "./facts.ts";
import { insightsOf, recommendationOf, topicsOf } from "./insights.ts";
import { labelOf, measureOf, UNITS } from "./labels.ts";
import { balance } from "./model.ts";
import { readThemes } from "./themes.ts";

const CAVEAT =
  "A projection for twelve months from the planning assumptions shown, not a forecast, a quote or a guarantee, and not financial advice. Past results do not guarantee future ones.";

export function calculateRoi(request: RoiRequest): RoiResult {
  const { industry, goals, challenges } = request;
  const facts = factsOf(request);
  const topics = topicsOf(readThemes(goals, challenges), industry);
  const { base } = facts.range;
  return {
    roiPercentage: base.roiPercentage,
    projectedSavings: base.savings,
    projectedRevenue: base.revenue,
    insights: insightsOf(facts, topics),
    recommendation: recommendationOf(facts, topics[0]?.theme),
    range: facts.range,
    breakEvenSpend: facts.breakEvenSpend,
    assumptions: { version: ASSUMPTIONS_VERSION, used: ASSUMPTIONS.map((name) => used(name, facts)) },
    drivers: facts.drivers,
    measure: measureOf(industry),
    months: monthsOf(facts),
    currency: request.currency ?? DEFAULT_CURRENCY,
    caveat: CAVEAT,
  };
}

function monthsOf({ request, values }: Facts): RoiResult["months"] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 1;
    const of = (one: Case) => balance(request.currentSpend, values[one], month);
    return { month, low: of("low"), base: of("base"), high: of("high") };
  });
}

function used(name: Assumption, { request, values }: Facts): RoiResult["assumptions"]["used"][number] {
  const { industry, currency } = request;
  const entry = TABLE[industry][name];
  return {
    name,
    label: labelOf(name, industry, currency),
    unit: UNITS[name],
    low: values.low[name],
    base: values.base[name],
    high: values.high[name],
    standard: entry.base,
    changed: request.assumptions?.[name] !== undefined,
    why: entry.why,
    ceiling: entry.ceiling ? BEST_CASES[entry.ceiling] : null,
    bounds: boundsOf(name, industry),
  };
}
