/** Reads the answer of the calculation, and its refusals. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiReply, RoiResult } from "../../../shared/contracts/roi.ts";
import { ASSUMPTIONS, type Assumption, CASES, MONTHS } from "../../../shared/roi-model/limits.ts";
import { RefusedError } from "../../backend.ts";
import { areTexts, formOf, isText, matches, partsOf, record } from "../../untrusted.ts";
import { type Inputs, NAMES } from "./inputs.ts";

/** The five results that every server gives. */
const AGREED = {
  roiPercentage: Number.isFinite,
  projectedSavings: Number.isFinite,
  projectedRevenue: Number.isFinite,
  insights: areTexts,
  recommendation: isText,
};

const PROJECTION = formOf(["roiPercentage", "savings", "revenue", "contribution", "cost"], Number.isFinite);
const BALANCE = formOf(CASES, Number.isFinite);

/** Whether a part beyond the agreed five can be shown. One that is missing or of another form is left out. */
const OTHERS: { [Name in Exclude<keyof RoiResult, keyof typeof AGREED>]: (part: unknown) => boolean } = {
  range: (part) =>
    matches(
      part,
      formOf(CASES, (one) => matches(one, PROJECTION)),
    ),
  breakEvenSpend: (part) => part === null || Number.isFinite(part),
  assumptions: (part) => isListOfAll(record(part).used),
  drivers: isListOfAll,
  measure: (part) => matches(part, { label: isText, meaning: isText }),
  months: (part) => Array.isArray(part) && part.length === MONTHS && part.every((month) => matches(month, BALANCE)),
  currency: isText,
  caveat: isText,
};

export const readResult = (answer: unknown) => partsOf(answer, AGREED, OTHERS) as unknown as RoiReply;

function isListOfAll(list: unknown): boolean {
  return Array.isArray(list) && ASSUMPTIONS.every((name) => list.some((item) => record(item).name === name));
}

/** Which control the server's refusal belongs to: "currentSpend: must be …", "assumptions.margin: must be …". */
export interface Refusal {
  input?: keyof Inputs;
  assumption?: Assumption;
  message: string;
}

export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof RefusedError) || !error.field) return undefined;
  const { field, reason } = error;
  const input = field === "currentSpend" ? "spend" : NAMES.find((name) => name === field);
  if (input) return { input, message: `${calculatorForm.fields[input]} ${reason}.` };
  const assumption = ASSUMPTIONS.find((name) => field === `assumptions.${name}`);
  return assumption && { assumption, message: `This ${reason}.` };
}
