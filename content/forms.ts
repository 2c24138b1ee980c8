/**
 * The words of the enquiry form (`words/enquiry.json`), of the ROI calculator (`words/calculator-form.json`) and of its
 * page (`words/calculator.json`). Sentences that hold a value stand here.
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
  hints: { ...form.hints, spendRead: (amount: string) => `Read as ${amount} a year.` },
  errors: {
    ...form.errors,
    spendAmbiguous: (one: string, other: string) =>
      `This could mean ${one} or ${other}. Write the one that you mean without points or commas.`,
    tooLong,
  },
  example: {
    ...form.example,
    request: { currentSpend: 5_000_000, industry: "finance" as const },
    of: (spend: string, base: string, low: string, high: string) =>
      `a financial services firm that spends ${spend} a year has a return of ${base} after twelve months in the base case, ${low} in the low and ${high} in the high one.`,
  },
  notices: { ...form.notices, otherTablePack: boardPackWords.open.otherTable },
  result: {
    ...form.result,
    ...copying,
    basis: (spend: string, industry: string) => `For ${spend} a year, ${industry.toLowerCase()}.`,
    copyText: { ...form.result.copyText, ...copying },
  },
  range: {
    ...form.range,
    between: (low: string, high: string) => `From ${low} in the low case to ${high} in the high one.`,
    breakEven: (spend: string) => `The base case covers its cost from about ${spend} of spend a year.`,
  },
  balance: {
    ...form.balance,
    headline: (amount: string) => `The twelve months: ${amount} in the base case`,
    lowest: (month: number, amount: string) => `The base case stands lowest in month ${month}, at ${amount}.`,
    covered: (month: number) => `It has covered its cost from month ${month}.`,
    month: (month: number) => `month ${month}`,
  },
  drivers: {
    ...form.drivers,
    returns: (low: string, high: string) => `return ${low} to ${high}`,
    fixed: (value: string) => `${value}, set by you`,
  },
  assumptions: {
    ...form.assumptions,
    version: (version: string) => `Table ${version}.`,
    planned: (low: string, base: string, high: string) => `Planned: ${low}, ${base} or ${high}.`,
    standard: (value: string) => `Set by you; the standard is ${value}.`,
    standing: { ...form.assumptions.standing, range: (low: string, high: string) => `low ${low}, high ${high}` },
    otherCurrency: (code: string) =>
      `This projection is in ${code}, and nothing is converted. Enter the amount in ${code}.`,
    outside: (min: string, max: string) => `Enter a value from ${min} to ${max}.`,
    whole: (min: string, max: string) => `Enter a whole number from ${min} to ${max}.`,
  },
  /** Spoken; in other words than the labels, which stand on the page already. */
  announce: (parts: { return: string; range: { low: string; high: string } | undefined; savings: string }) =>
    `Calculated: a return of ${parts.return} over twelve months${
      parts.range ? `, ${parts.range.low} in the low case and ${parts.range.high} in the high case` : ""
    }. Saved: ${parts.savings}.`,
};

export const CALCULATOR_PATH = "/calculator";

/** The calculator's own page. */
export const calculatorPage = calculator;
