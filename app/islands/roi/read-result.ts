/** Reads the answer of the calculation. The contract's own check would load the validation library. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiReply, RoiResult } from "../../../shared/contracts/roi.ts";
import { ASSUMPTIONS, type Assumption, CASES, MONTHS } from "../../../shared/roi-model/limits.ts";
import { RefusedError } from "../../backend.ts";
import { type Inputs, NAMES, record } from "./inputs.ts";

type Extras = Omit<
  RoiResult,
  "roiPercentage" | "projectedSavings" | "projectedRevenue" | "insights" | "recommendation"
>;

/** Whether a part beyond the agreed five can be shown. One that is missing or of another form is left out. */
const SOUND: { [Name in keyof Extras]: (part: unknown) => boolean } = {
  range: (part) =>
    CASES.every((one) =>
      areNumbers(record(record(part)[one]), ["roiPercentage", "savings", "revenue", "contribution", "cost"]),
    ),
  breakEvenSpend: (part) => part === null || Number.isFinite(part),
  assumptions: (part) => isListOfAll(record(part).used),
  drivers: isListOfAll,
  measure: (part) => typeof record(part).label === "string" && typeof record(part).meaning === "string",
  months: (part) =>
    Array.isArray(part) && part.length === MONTHS && part.every((month) => areNumbers(record(month), CASES)),
  currency: (part) => typeof part === "string",
  caveat: (part) => typeof part === "string",
};

/** Throws where there is no answer, or one without the five results that every server gives. */
export function readResult(answer: unknown): RoiReply {
  const result = record(answer);
  const { roiPercentage, projectedSavings, projectedRevenue, insights, recommendation } = result as unknown as RoiReply;
  const agreed =
    areNumbers(result, ["roiPercentage", "projectedSavings", "projectedRevenue"]) &&
    Array.isArray(insights) &&
    insights.every((insight) => typeof insight === "string") &&
    typeof recommendation === "string";
  if (!agreed) throw new Error("The projection is not of the agreed form.");
  const extras = Object.entries(SOUND).filter(([name, isSound]) => name in result && isSound(result[name]));
  return {
    roiPercentage,
    projectedSavings,
    projectedRevenue,
    insights,
    recommendation,
    ...Object.fromEntries(extras.map(([name]) => [name, result[name]])),
  };
}

function isListOfAll(list: unknown): boolean {
  return Array.isArray(list) && ASSUMPTIONS.every((name) => list.some((item) => record(item).name === name));
}

function areNumbers(values: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => Number.isFinite(values[name]));
}

/** Which control the server's refusal belongs to: "currentSpend: must be …", "assumptions.margin: must be …". */
export interface Refusal {
  input?: keyof Inputs;
  assumption?: Assumption;
  message: string;
}

export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof RefusedError) || !error.field) return undefined;
  const { field } = error;
  const reason = error.message.replace(`${field}: `, "");
  const input = field === "currentSpend" ? "spend" : NAMES.find((name) => name === field);
  if (input) return { input, message: `${calculatorForm.fields[input]} ${reason}.` };
  const assumption = ASSUMPTIONS.find((name) => field === `assumptions.${name}`);
  return assumption && { assumption, message: `This ${reason}.` };
}
