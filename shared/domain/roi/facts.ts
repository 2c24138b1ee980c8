/** Everything that the sentences may cite: computed once, from the request alone. */
import type { RoiRequest } from "../../contracts/roi.ts";
import { ASSUMPTIONS, type Case, SPEND_LIMIT, type Values } from "../../roi-model/limits.ts";
import { TABLE } from "../../roi-model/table.ts";
import { breakEvenSpend, type Driver, driversOf, type Projection, project } from "./model.ts";

export interface Facts {
  request: RoiRequest;
  values: Record<Case, Values>;
  range: Record<Case, Projection>;
  /** A year at full effect, base case. */
  laterYear: Projection;
  drivers: Driver[];
  /** `null` where no spend up to the limit covers the cost. */
  breakEvenSpend: number | null;
}

export function factsOf(request: RoiRequest): Facts {
  const { currentSpend: spend } = request;
  const values = { low: valuesIn("low", request), base: valuesIn("base", request), high: valuesIn("high", request) };
  const breakEven = breakEvenSpend(values.base);
  return {
    request,
    values,
    range: { low: project(spend, values.low), base: project(spend, values.base), high: project(spend, values.high) },
    laterYear: project(spend, values.base, 1),
    drivers: driversOf(request, values),
    breakEvenSpend: breakEven !== null && breakEven <= SPEND_LIMIT ? breakEven : null,
  };
}

/** The table's values; one that the visitor set counts as known, so it holds in every case. */
function valuesIn(which: Case, { industry, assumptions = {} }: RoiRequest): Values {
  const pairs = ASSUMPTIONS.map((name) => [name, assumptions[name] ?? TABLE[industry][name][which]]);
  return Object.fromEntries(pairs) as Values;
}
