/** Requests for the property tests: any that the contract accepts, edges included. */
import fc from "fast-check";
import type { RoiRequest } from "../../shared/contracts/roi.ts";
import { boundsOf } from "../../shared/roi-model/bounds.ts";
import {
  ASSUMPTIONS,
  type Assumption,
  CURRENCIES,
  INDUSTRIES,
  type Industry,
  SPEND_LIMIT,
  TEXT_LIMIT,
  tidyText,
} from "../../shared/roi-model/limits.ts";

export const spends = fc.oneof(
  fc.integer({ min: 0, max: SPEND_LIMIT }),
  fc.double({ min: 0, max: SPEND_LIMIT, noNaN: true }).map((value) => value + 0),
  fc.constantFrom(0, 0.01, 1, 999.995, SPEND_LIMIT),
);

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: TEXT_LIMIT }),
  fc
    .array(fc.constantFrom("grow", "not", "wasted", "compliance", "is not a problem", "citizens", "brand", ",", "fast"))
    .map((words) => words.join(" ")),
);
const text = fc.option(
  texts.map((value) => tidyText(value.slice(0, TEXT_LIMIT))),
  { nil: undefined },
);

const overridesIn = (industry: Industry) =>
  fc
    .record(
      Object.fromEntries(ASSUMPTIONS.map((name) => [name, settingOf(name, industry)])) as Record<
        Assumption,
        fc.Arbitrary<number>
      >,
      { requiredKeys: [] },
    )
    .map((values) => (Object.keys(values).length > 0 ? values : undefined));

export const requests: fc.Arbitrary<RoiRequest> = fc.constantFrom(...INDUSTRIES).chain((industry) =>
  fc.record({
    currentSpend: spends,
    industry: fc.constant(industry),
    currency: fc.option(fc.constantFrom(...CURRENCIES.slice(1)), { nil: undefined }),
    goals: text,
    challenges: text,
    assumptions: overridesIn(industry),
  }),
);

function settingOf(name: Assumption, industry: Industry): fc.Arbitrary<number> {
  const { min, max, step } = boundsOf(name, industry);
  if (step === 1) return fc.integer({ min, max });
  return fc.oneof(
    fc.double({ min, max, noNaN: true }).map((value) => value + 0),
    fc.constantFrom(min, max),
  );
}
