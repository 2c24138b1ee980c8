/** What a visitor enters into the calculator, what is wrong with it, and the request it makes. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { INDUSTRIES, type Industry, SPEND_LIMIT, TEXT_LIMIT, tidyText } from "../../../shared/domain/roi/limits.ts";
import type { Problems } from "../../ui/use-problems.ts";

/** As the controls hold them. */
export interface Inputs {
  spend: string;
  industry: string;
  goals: string;
  challenges: string;
}

/** In the order of the form, so that the first with a problem gets the focus. */
export const NAMES = ["spend", "industry", "goals", "challenges"] as const satisfies (keyof Inputs)[];

export const BLANK: Inputs = { spend: "", industry: "", goals: "", challenges: "" };

export type Overrides = NonNullable<RoiRequest["assumptions"]>;
/** What the visitor set, for each industry on its own: what is sensible in one need not be in another. */
export type AllOverrides = Partial<Record<Industry, Overrides>>;

export function isIncomplete({ spend, industry }: Inputs): boolean {
  return spend.trim() === "" || industry === "";
}

export function problemsIn(inputs: Inputs): Problems<keyof Inputs> {
  const { errors } = calculatorForm;
  const problems: Problems<keyof Inputs> = {};
  if (inputs.spend.trim() === "") problems.spend = errors.spendMissing;
  else if (spendOf(inputs) === undefined) problems.spend = errors.spendRange;
  if (!isIndustry(inputs.industry)) problems.industry = errors.industry;
  for (const name of ["goals", "challenges"] as const) {
    const over = inputs[name].length - TEXT_LIMIT;
    if (over > 0) problems[name] = errors.tooLong(over);
  }
  return problems;
}

/** The request of these inputs; undefined where something is missing or wrong. */
export function requestOf(inputs: Inputs, overrides: AllOverrides): RoiRequest | undefined {
  const { industry, goals, challenges } = inputs;
  const currentSpend = spendOf(inputs);
  if (currentSpend === undefined || !isIndustry(industry) || Object.keys(problemsIn(inputs)).length) return undefined;
  return {
    currentSpend,
    industry,
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

export function inputsOf({ currentSpend, industry, goals = "", challenges = "" }: RoiRequest): Inputs {
  return { spend: String(currentSpend), industry, goals, challenges };
}

/** Whether a projection is still of these inputs. */
export function isOf(request: RoiRequest, inputs: Inputs): boolean {
  const now = requestOf(inputs, {});
  return JSON.stringify(now && inputsOf(now)) === JSON.stringify(inputsOf(request));
}

/** The spend in USD; undefined where it is none that may be entered. */
export function spendOf({ spend }: Pick<Inputs, "spend">): number | undefined {
  const amount = Number(spend);
  return spend.trim() !== "" && amount >= 0 && amount <= SPEND_LIMIT ? amount : undefined;
}

function isIndustry(name: string): name is Industry {
  return INDUSTRIES.some((industry) => industry === name);
}
