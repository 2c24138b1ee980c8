/**
 * The words of the enquiry form (`words/enquiry.json`), of the ROI calculator (`words/calculator-form.json`) and of its
 * page (`words/calculator.json`). Where a sentence holds a value it has `{its name}`, for `filled`.
 */
import type { Currency, Industry } from "../shared/roi-model/limits.ts";
import { boardPackWords } from "./board-pack.ts";
import calculator from "./words/calculator.json" with { type: "json" };
import form from "./words/calculator-form.json" with { type: "json" };
import enquiry from "./words/enquiry.json" with { type: "json" };

const copying = {
  copied: "Copied.",
  selected: "Selected. Press Ctrl+C, or ⌘C on a Mac, to copy.",
};

const tooLong = (over: number) => `Shorten this by ${over} ${over === 1 ? "character" : "characters"}.`;

export const enquiryForm = {
  ...enquiry,
  errors: { ...enquiry.errors, tooLong },
  handed: { ...enquiry.handed, ...copying },
};

export const industryNames: Readonly<Record<Industry, string>> = form.industryNames;

export const currencyNames: Readonly<Record<Currency, string>> = form.currencyNames;

export const calculatorForm = {
  ...form,
  errors: { ...form.errors, tooLong },
  example: { ...form.example, request: { currentSpend: 5_000_000, industry: "finance" as const } },
  notices: { ...form.notices, otherTablePack: boardPackWords.open.otherTable },
  result: { ...form.result, ...copying, copyText: { ...form.result.copyText, ...copying } },
  /** Spoken; in other words than the labels, which stand on the page already. */
  announce: (parts: { return: string; range: { low: string; high: string } | undefined; savings: string }) =>
    `Calculated: a return of ${parts.return} over twelve months${
      parts.range ? `, ${parts.range.low} in the low case and ${parts.range.high} in the high case` : ""
    }. Saved: ${parts.savings}.`,
};

export const CALCULATOR_PATH = "/calculator";

/** The calculator's own page. */
export const calculatorPage = calculator;
