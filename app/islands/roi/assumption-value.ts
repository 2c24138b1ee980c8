/** An assumption's value as a visitor reads and writes it: shares as percentages, the rest as they are. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { valueText } from "../../../shared/domain/roi/labels.ts";
import { type Currency, DEFAULT_CURRENCY } from "../../../shared/roi-model/limits.ts";
import { numbersIn, plainDigits, readAmount } from "./inputs.ts";

export type UsedAssumption = RoiResult["assumptions"]["used"][number];

const { outside, whole: wholeOnly, ambiguous, otherCurrency } = calculatorForm.assumptions;

type Reading = { value: number | undefined; problem?: undefined } | { problem: string };

/** 0.13 as a share is written "13". */
export function written(value: number, unit: UsedAssumption["unit"]): string {
  return String(unit === "share" ? tidy(value * 100) : tidy(value));
}

/** Parses a field; an empty one stands for the standard. */
export function readValue(text: string, used: UsedAssumption, currency: Currency = DEFAULT_CURRENCY): Reading {
  if (text.trim() === "") return { value: undefined };
  if (used.unit === "money" && isInAnother(text, currency)) return { problem: otherCurrency(currency) };
  const { name, bounds } = used;
  const whole = bounds.step === 1;
  const fits = (value: number) => value >= bounds.min && value <= bounds.max && (!whole || Number.isInteger(value));
  const [value, other] = possibleValues(text, used).filter(fits);
  if (other !== undefined) return { problem: ambiguous };
  if (value !== undefined) return { value };
  const shown = (bound: number) => (whole ? String(bound) : valueText(name, bound, currency));
  return { problem: (whole ? wholeOnly : outside)(shown(bounds.min), shown(bounds.max)) };
}

/** Whether the text names another currency than the projection's, which converts nothing. */
function isInAnother(text: string, currency: Currency): boolean {
  const reading = readAmount(text);
  return "currency" in reading && reading.currency !== currency;
}

function possibleValues(text: string, { unit, bounds }: UsedAssumption): number[] {
  if (unit === "money") {
    const reading = readAmount(text, bounds.max);
    if ("either" in reading) return reading.either;
    return "amount" in reading ? [reading.amount] : [];
  }
  const numbers = numbersIn(plainDigits(text).replace(/%\s*$/, ""));
  return unit === "share" ? numbers.map((number) => tidy(number / 100)) : numbers;
}

/** Rounds off binary noise: 0.07 × 100 is 7. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
