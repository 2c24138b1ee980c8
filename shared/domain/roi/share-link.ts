/** A request as the parameters of a link, and back. The result is not in the link: it is computed again. */
import type { RoiRequest } from "../../contracts/roi.ts";
import { type Bounds, boundsOf, isWithin } from "../../roi-model/bounds.ts";
import {
  ASSUMPTIONS,
  type Assumption,
  CURRENCIES,
  DEFAULT_CURRENCY,
  INDUSTRIES,
  type Industry,
  SPEND_LIMIT,
  TEXT_LIMIT,
  tidyText,
} from "../../roi-model/limits.ts";
import { ASSUMPTIONS_VERSION } from "../../roi-model/table.ts";

export interface SharedRequest {
  request: RoiRequest;
  /** Whether the table is still the one that the link was made with. */
  current: boolean;
}

const SPEND_BOUNDS: Bounds = { min: 0, max: SPEND_LIMIT, step: 0 };

/** As `spend=…&industry=…&table=…`, without a leading mark; currency, goals, challenges and assumptions only where set. */
export function toShareLink(request: RoiRequest): string {
  const parameters = new URLSearchParams({
    spend: String(request.currentSpend),
    industry: request.industry,
    table: ASSUMPTIONS_VERSION,
  });
  if (request.currency && request.currency !== DEFAULT_CURRENCY) parameters.set("currency", request.currency);
  if (request.goals) parameters.set("goals", request.goals);
  if (request.challenges) parameters.set("challenges", request.challenges);
  for (const [name, value] of Object.entries(request.assumptions ?? {}))
    if (value !== undefined) parameters.set(name, String(value));
  return parameters.toString();
}

/**
 * The request of a link; "none" where the address holds no projection,
 * "invalid" where any part of one is wrong: half a request would show a
 * result that nobody shared. Parameters of others are ignored.
 */
export function fromShareLink(query: string): SharedRequest | "none" | "invalid" {
  const parameters = new URLSearchParams(query);
  if (!parameters.has("spend")) return "none";
  const industry = INDUSTRIES.find((one) => one === parameters.get("industry"));
  const currency = CURRENCIES.find((one) => one === (parameters.get("currency") ?? DEFAULT_CURRENCY));
  const currentSpend = numberIn(parameters.get("spend"), SPEND_BOUNDS);
  const [goals, challenges] = [parameters.get("goals"), parameters.get("challenges")];
  if (!industry || !currency || currentSpend === null || isLong(goals) || isLong(challenges)) return "invalid";
  const assumptions = assumptionsIn(parameters, industry);
  if (assumptions === null) return "invalid";
  const request = {
    currentSpend,
    industry,
    ...(currency === DEFAULT_CURRENCY ? {} : { currency }),
    goals: tidyText(goals),
    challenges: tidyText(challenges),
    assumptions,
  };
  return { request, current: parameters.get("table") === ASSUMPTIONS_VERSION };
}

type Overrides = RoiRequest["assumptions"];

/** `null` where one is wrong, `undefined` where none is set. */
function assumptionsIn(parameters: URLSearchParams, industry: Industry): Overrides | null {
  const assumptions: Partial<Record<Assumption, number>> = {};
  for (const name of ASSUMPTIONS) {
    if (!parameters.has(name)) continue;
    const value = numberIn(parameters.get(name), boundsOf(name, industry));
    if (value === null) return null;
    assumptions[name] = value;
  }
  return Object.keys(assumptions).length > 0 ? assumptions : undefined;
}

/** A number as JavaScript prints it, within its bounds. */
function numberIn(text: string | null, bounds: Bounds): number | null {
  if (!text || !/^\d+(?:\.\d+)?(?:e-\d+)?$/.test(text)) return null;
  const value = Number(text);
  return isWithin(value, bounds) ? value : null;
}

function isLong(text: string | null): boolean {
  return (text?.length ?? 0) > TEXT_LIMIT;
}
