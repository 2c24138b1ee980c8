/** Reads the answer of the calculation. The contract's own check would load the validation library. */
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { ASSUMPTIONS, CASES } from "../../../shared/domain/roi/limits.ts";

/** Throws where there is no answer, or one without a part that is shown. */
export function readResult(answer: unknown): RoiResult {
  const result = record(answer);
  const sound =
    areNumbers(result, ["roiPercentage", "projectedSavings", "projectedRevenue"]) &&
    Array.isArray(result.insights) &&
    typeof result.recommendation === "string" &&
    CASES.every((one) =>
      areNumbers(record(record(result.range)[one]), ["roiPercentage", "savings", "revenue", "contribution", "cost"]),
    ) &&
    isListOfAll(record(result.assumptions).used) &&
    isListOfAll(result.drivers) &&
    typeof record(result.measure).label === "string";
  if (!sound) throw new Error("The projection is not of the agreed form.");
  return answer as RoiResult;
}

function isListOfAll(list: unknown): boolean {
  return Array.isArray(list) && ASSUMPTIONS.every((name) => list.some((item) => record(item).name === name));
}

function areNumbers(values: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => Number.isFinite(values[name]));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
