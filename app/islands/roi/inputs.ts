/** The calculator's inputs, their validation, and the request made of them. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { exactMoney } from "../../../shared/domain/roi/format.ts";
import {
  CURRENCIES,
  type Currency,
  DEFAULT_CURRENCY,
  INDUSTRIES,
  type Industry,
  TEXT_LIMIT,
  tidyText,
} from "../../../shared/roi-model/limits.ts";
import type { Problems } from "../../ui/use-problems.ts";
import { readAmount, withoutCurrency } from "./amount.ts";

export interface Inputs {
  spend: string;
  currency: string;
  industry: string;
  goals: string;
  challenges: string;
}

/** In the order of the form, so that the first with a problem gets the focus. */
export const NAMES = ["spend", "currency", "industry", "goals", "challenges"] as const satisfies (keyof Inputs)[];

export const BLANK: Inputs = { spend: "", currency: DEFAULT_CURRENCY, industry: "", goals: "", challenges: "" };

export type Overrides = NonNullable<RoiRequest["assumptions"]>;
/** The visitor's assumptions by industry: sensible values differ. */
export type AllOverrides = Partial<Record<Industry, Overrides>>;

export function isIncomplete({ spend, industry }: Inputs): boolean {
  return spend.trim() === "" || industry === "";
}

export function problemsIn(inputs: Inputs): Problems<keyof Inputs> {
  const { errors } = calculatorForm;
  const problems: Problems<keyof Inputs> = {};
  const spend = spendProblem(inputs);
  if (spend) problems.spend = spend;
  if (!isIndustry(inputs.industry)) problems.industry = errors.industry;
  for (const name of ["goals", "challenges"] as const) {
    const over = inputs[name].length - TEXT_LIMIT;
    if (over > 0) problems[name] = errors.tooLong(over);
  }
  return problems;
}

function spendProblem({ spend, currency }: Inputs): string | undefined {
  const { errors } = calculatorForm;
  if (spend.trim() === "") return errors.spendMissing;
  const reading = readAmount(spend);
  if ("problem" in reading) return reading.problem === "outside" ? errors.spendRange : errors.spendUnreadable;
  if (!("either" in reading)) return undefined;
  const [one, other] = reading.either;
  return errors.spendAmbiguous(exactMoney(one, currencyOf(currency)), exactMoney(other, currencyOf(currency)));
}

/** Undefined where something is missing or invalid. */
export function requestOf(inputs: Inputs, overrides: AllOverrides): RoiRequest | undefined {
  const { industry, goals, challenges } = inputs;
  const currentSpend = spendOf(inputs);
  if (currentSpend === undefined || !isIndustry(industry) || Object.keys(problemsIn(inputs)).length) return undefined;
  const currency = currencyOf(inputs.currency);
  return {
    currentSpend,
    industry,
    ...(currency === DEFAULT_CURRENCY ? {} : { currency }),
    goals: tidyText(goals),
    challenges: tidyText(challenges),
    ...own(overrides[industry]),
  };
}

/** The same request with other assumptions. */
export function withOverrides(request: RoiRequest, overrides: Overrides): RoiRequest {
  const { assumptions: _, ...rest } = request;
  return { ...rest, ...own(overrides) };
}

function own(overrides: Overrides = {}): Pick<RoiRequest, "assumptions"> {
  return Object.keys(overrides).length > 0 ? { assumptions: overrides } : {};
}

export function inputsOf({ currentSpend, currency, industry, goals = "", challenges = "" }: RoiRequest): Inputs {
  // In whole cents: three decimals could be taken for thousands.
  const spend = String(Math.round(currentSpend * 100) / 100);
  return { spend, currency: currency ?? DEFAULT_CURRENCY, industry, goals, challenges };
}

/** The inputs after a change of one. A currency that is typed with the spend is chosen by that; another choice takes it out again. */
export function withChange(inputs: Inputs, name: keyof Inputs, value: string): Inputs {
  const next = { ...inputs, [name]: value };
  const typed = readAmount(next.spend);
  if (!("currency" in typed && typed.currency)) return next;
  if (name === "spend") return { ...next, currency: typed.currency };
  return name === "currency" ? { ...next, spend: withoutCurrency(next.spend) } : next;
}

/** Whether a projection was made of these inputs. */
export function isOf(request: RoiRequest, inputs: Inputs): boolean {
  const now = requestOf(inputs, {});
  return JSON.stringify(now && inputsOf(now)) === JSON.stringify(inputsOf(request));
}

/** The spend; undefined where it is none that may be entered. */
export function spendOf({ spend }: Pick<Inputs, "spend">): number | undefined {
  const reading = readAmount(spend);
  return "amount" in reading ? reading.amount : undefined;
}

export function currencyOf(code: string): Currency {
  return CURRENCIES.find((currency) => currency === code) ?? DEFAULT_CURRENCY;
}

function isIndustry(name: string): name is Industry {
  return INDUSTRIES.some((industry) => industry === name);
}
