import { z } from "zod";
import { type Bounds, boundsOf, isWithin } from "../roi-model/bounds.ts";
import {
  ASSUMPTIONS,
  type Assumption,
  CURRENCIES,
  INDUSTRIES,
  MONTHS,
  SPEND_LIMIT,
  TEXT_LIMIT,
  tidyText,
} from "../roi-model/limits.ts";

const SPEND_MESSAGE = `must be a number from 0 to ${SPEND_LIMIT.toLocaleString("en-US")}`;

const number = (message: string) => z.number(message).overwrite(withoutNegativeZero);
const assumption = number("must be a number").optional();

const text = z
  .string("must be text")
  .max(TEXT_LIMIT, `must have at most ${TEXT_LIMIT} characters`)
  .nullish()
  .transform(tidyText)
  .optional();

const overrides = z
  .strictObject(
    {
      recoverableShare: assumption,
      uplift: assumption,
      revenuePerUnit: assumption,
      margin: assumption,
      fullEffectMonth: assumption,
      fixedCost: assumption,
      costShare: assumption,
    } satisfies Record<Assumption, z.ZodType>,
    { error: `must be an object of numbers named ${ASSUMPTIONS.join(", ")}` },
  )
  .nullish()
  .transform((values) => (values && Object.keys(values).length > 0 ? values : undefined))
  .optional();

/** Body of POST /functions/v1/calculate-roi. Money in the currency that is named, USD where none is. */
export const roiRequest = z
  .object(
    {
      /** What the organisation spends in a year on marketing and digital service. */
      currentSpend: number(SPEND_MESSAGE).min(0, SPEND_MESSAGE).max(SPEND_LIMIT, SPEND_MESSAGE),
      industry: z.enum(INDUSTRIES, `must be one of ${INDUSTRIES.join(", ")}`),
      /** Nothing is converted: the planning assumptions in money are read in this currency as they stand. */
      currency: z
        .enum(CURRENCIES, `must be one of ${CURRENCIES.join(", ")}`)
        .nullish()
        .transform((currency) => currency ?? undefined)
        .optional(),
      goals: text,
      challenges: text,
      /** Assumptions of the table that the visitor replaced; one that is set holds in all three cases. */
      assumptions: overrides,
    },
    "must be an object",
  )
  .superRefine(({ industry, assumptions = {} }, context) => {
    for (const name of ASSUMPTIONS) {
      const value = assumptions[name];
      const bounds = boundsOf(name, industry);
      if (value !== undefined && !isWithin(value, bounds))
        context.addIssue({ code: "custom", path: ["assumptions", name], message: boundsMessage(bounds, industry) });
    }
  });

const whole = z.int();
const amount = whole.min(0);

const projection = z.object({
  roiPercentage: whole,
  savings: amount,
  revenue: amount,
  /** What is left of the revenue after the cost of earning it. */
  contribution: amount,
  cost: amount,
});

const usedAssumption = z.object({
  name: z.enum(ASSUMPTIONS),
  label: z.string(),
  unit: z.enum(["share", "multiple", "month", "money"]),
  low: z.number(),
  base: z.number(),
  high: z.number(),
  /** The table's own base value. */
  standard: z.number(),
  /** True where the visitor set it. */
  changed: z.boolean(),
  why: z.string(),
  /** The published result that it stays below. */
  ceiling: z.object({ value: z.number(), text: z.string(), name: z.string(), page: z.string() }).nullable(),
  bounds: z.object({ min: z.number(), max: z.number(), step: z.number() }),
});

const driver = z.object({
  name: z.enum(ASSUMPTIONS),
  label: z.string(),
  /** The assumption's value in the low and in the high case, and the return with it when all others keep their base. */
  low: z.object({ value: z.number(), roiPercentage: whole }),
  high: z.object({ value: z.number(), roiPercentage: whole }),
});

const balance = z.object({ month: whole, low: whole, base: whole, high: whole });

/** Answer of POST /functions/v1/calculate-roi: twelve months, whole units of the currency, whole percent. */
export const roiResult = z.object({
  /** The base case. */
  roiPercentage: whole,
  projectedSavings: amount,
  projectedRevenue: amount,
  insights: z.array(z.string()).min(1),
  recommendation: z.string(),
  range: z.object({ low: projection, base: projection, high: projection }),
  /** Yearly spend from which the base case covers its cost; null where no permitted spend does. */
  breakEvenSpend: amount.nullable(),
  assumptions: z.object({ version: z.string(), used: z.array(usedAssumption).length(ASSUMPTIONS.length) }),
  /** What moves the return most, largest swing first. */
  drivers: z.array(driver).length(ASSUMPTIONS.length),
  /** What the revenue figure means in this sector. */
  measure: z.object({ kind: z.enum(["revenue", "service-value"]), label: z.string(), meaning: z.string() }),
  /** The balance at the end of each month: saved and kept by then, less the cost that is due. */
  months: z.array(balance).length(MONTHS),
  currency: z.enum(CURRENCIES),
  caveat: z.string(),
});

export type RoiRequest = z.infer<typeof roiRequest>;
export type RoiResult = z.infer<typeof roiResult>;

/** The fields that every server gives. */
type Agreed = "roiPercentage" | "projectedSavings" | "projectedRevenue" | "insights" | "recommendation";

/** An answer as a page may get it: the rest is there where this server gave it. */
export type RoiReply = Pick<RoiResult, Agreed> & Partial<Omit<RoiResult, Agreed>>;

/** JSON can carry −0, which a link cannot. */
function withoutNegativeZero(value: number): number {
  return value + 0;
}

function boundsMessage({ min, max, step }: Bounds, industry: string): string {
  return `must be a ${step === 1 ? "whole number" : "number"} from ${min} to ${max} for ${industry}`;
}
