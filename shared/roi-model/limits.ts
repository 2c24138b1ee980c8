/** What a projection may be asked for. Plain values, so that a form can use them without the contract. */

export const INDUSTRIES = [
  "government",
  "tourism",
  "finance",
  "legal",
  "insurance",
  "healthcare",
  "education",
  "other",
] as const;

export type Industry = (typeof INDUSTRIES)[number];

/** Currencies that a projection may be made in. Nothing is converted: the same numbers are read in the chosen one. */
export const CURRENCIES = ["USD", "EUR", "GBP"] as const;

export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = "USD";

/** Highest yearly spend that may be entered, in any of the currencies. */
export const SPEND_LIMIT = 100_000_000;

/** Characters of the goals, and of the challenges. */
export const TEXT_LIMIT = 500;

/** Characters of the reason that a visitor gives for an assumption of their own. */
export const REASON_LIMIT = 300;

/** The seven numbers that a projection rests on, beside the spend. */
export const ASSUMPTIONS = [
  "recoverableShare",
  "uplift",
  "revenuePerUnit",
  "margin",
  "fullEffectMonth",
  "fixedCost",
  "costShare",
] as const;

export type Assumption = (typeof ASSUMPTIONS)[number];

/** One value for each assumption: all that a single case of the model needs. */
export type Values = Record<Assumption, number>;

/** The cases, from the most cautious to the most favourable. */
export const CASES = ["low", "base", "high"] as const;

export type Case = (typeof CASES)[number];

/** Months that a projection covers. */
export const MONTHS = 12;

/** Months until the first pilot has shown something (the site's 90 days); no effect is counted in them. */
export const PILOT_MONTHS = 3;

/** A visitor's text as it is kept: without outer spaces or broken characters, and absent where nothing is left. */
export function tidyText(text: string | null | undefined): string | undefined {
  return text?.toWellFormed().trim() || undefined;
}
