/** An assumption's value as a visitor reads and writes it: shares as percentages, the rest as they are. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { valueText } from "../../../shared/domain/roi/format.ts";

export type UsedAssumption = RoiResult["assumptions"]["used"][number];

type Reading = { value: number | undefined; problem?: undefined } | { problem: string };

/** 0.13 as a share is written "13". */
export function written(value: number, unit: UsedAssumption["unit"]): string {
  return String(unit === "share" ? tidy(value * 100) : tidy(value));
}

/** What was written, as a value; none where nothing was, which stands for the standard. */
export function readValue(text: string, { name, unit, bounds }: UsedAssumption): Reading {
  if (text.trim() === "") return { value: undefined };
  const value = unit === "share" ? tidy(Number(text) / 100) : Number(text);
  const whole = bounds.step === 1;
  if (value >= bounds.min && value <= bounds.max && (!whole || Number.isInteger(value))) return { value };
  const { outside, whole: wholeOnly } = calculatorForm.assumptions;
  const shown = (bound: number) => (whole ? String(bound) : valueText(name, bound));
  return { problem: (whole ? wholeOnly : outside)(shown(bounds.min), shown(bounds.max)) };
}

/** Without the dust of binary fractions: 0.07 × 100 is 7. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
