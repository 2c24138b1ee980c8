/** Numbers as they stand in sentences. */
import { UNITS } from "./labels.ts";
import type { Assumption } from "./limits.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Whole USD: 1234567 becomes "$1,234,567". */
export function usd(amount: number): string {
  return dollars.format(amount);
}

/** A percentage with a true minus sign: −5 becomes "−5%". */
export function percent(value: number): string {
  return `${value < 0 ? "−" : ""}${Math.abs(value)}%`;
}

/** An assumption's value in its unit: "13%", "1.4", "month 10", "$45,000". */
export function valueText(assumption: Assumption, value: number): string {
  switch (UNITS[assumption]) {
    case "share":
      return percent(Math.round(value * 1000) / 10);
    case "multiple":
      return String(Math.round(value * 100) / 100);
    case "month":
      return `month ${value}`;
    case "usd":
      return usd(value);
  }
}
