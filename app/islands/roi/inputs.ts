/** The calculator's inputs, their validation, and the request made of them. */

import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { exactMoney } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import {
  CURRENCIES,
  type Currency,
  DEFAULT_CURRENCY,
  INDUSTRIES,
  type Industry,
  SPEND_LIMIT,
  TEXT_LIMIT,
  tidyText,
} from "../../../shared/roi-model/limits.ts";
import type { Problems } from "../../ui/use-problems.ts";

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
  return filled(errors.spendAmbiguous, {
    one: exactMoney(one, currencyOf(currency)),
    other: exactMoney(other, currencyOf(currency)),
  });
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

/** Amounts as people write them: "$5,000,000", "5m", "1.2k", "5 million", "ca. 1,5 Mio. €", "12,34,567", "250.000,-". */
type AmountReading =
  | { amount: number; currency?: Currency }
  | { either: [number, number]; currency?: Currency }
  | { problem: "unreadable" | "outside" };

export const AMOUNT_LENGTH = 40;

const CURRENCY_WORDS = new Map<string, Currency>([
  ...["$", "us", "usd", "dollar", "dollars"].map((word) => [word, "USD"] as const),
  ...["€", "eur", "euro", "euros"].map((word) => [word, "EUR"] as const),
  ...["£", "gbp", "pound", "pounds", "sterling"].map((word) => [word, "GBP"] as const),
]);

/** What each word may stand for. */
const SCALE_WORDS = new Map<string, readonly number[]>([
  ...["k", "tsd", "thousand"].map((word) => [word, [1e3]] as const),
  ...["m", "mm", "mn", "mln", "mio", "mill", "million", "millions"].map((word) => [word, [1e6]] as const),
  ...["b", "bn", "billion", "billions"].map((word) => [word, [1e9]] as const),
  ...["lakh", "lakhs", "lac", "lacs"].map((word) => [word, [1e5]] as const),
  ...["crore", "crores", "cr"].map((word) => [word, [1e7]] as const),
  // A million to some, a thousand in Portuguese and Spanish.
  ["mil", [1e6, 1e3]],
]);

const A_YEAR = /\s*(?:\/|\ba|\bper|\beach|\bevery)\s*(?:year|yr|y|annum)$|\s*\b(?:p[./]?\s?a|yearly|annually)$/;
const ABOUT = /^(?:[~≈]|(?:about|around|approx\.?|approximately|circa|ca\.?|c\.)(?=[\s\d]))\s*/;
/** A dash in place of the cents: "250.000,-", "250'000.–", "1,00,000/-". Its mark stands before decimals. */
const NO_CENTS = /(?<=\d)([.,/])\s?[-–—=]+(?=\D*$)/;
/** The end of a sentence, or "and more". */
const TRAILING = /[.+\s]+$/;
const WORDS = /[a-z]+|[$€£]/gi;
/** Words or signs, the number, words or signs; a minus before or after the first. A word may be shortened: "Mio.". */
const PARTS = /^(-?)((?:[a-z]\.?|[$€£\s])*)(-?)\s*((?:\d|[.,]\d)[\d.,'’\s]*?)\s*((?:[a-z]\.?|[$€£\s])*)$/;

/** `limit`: amounts above it are not meant, which decides what a single separator stands for. */
export function readAmount(text: string, limit = SPEND_LIMIT): AmountReading {
  const written = plainDigits(text).toLowerCase().replaceAll("−", "-").trim().replace(ABOUT, "");
  const whole = written.replace(NO_CENTS, (_, mark) => (mark === "/" ? "" : `${mark}00`));
  const plain = whole.replace(TRAILING, "").replace(A_YEAR, "").replace(TRAILING, "");
  const [, minus, before = "", innerMinus, digits = "", after = ""] = PARTS.exec(plain) ?? [];
  const words = wordsIn(before, after);
  const numbers = numbersIn(digits);
  if (!words || numbers.length === 0) return { problem: "unreadable" };
  const { scales, ...currency } = words;
  const possible = numbers
    .flatMap((number) => (scales ?? [1]).map((scale) => cents(number * scale)))
    .filter((amount) => amount <= limit);
  const [amount, other] = possible;
  if (amount === undefined || ((minus || innerMinus) && amount > 0)) return { problem: "outside" };
  // "5,000" alone is five thousand on a site in English. "5.000" or "1,250k" is left to the visitor.
  if (other !== undefined && (scales || !digits.includes(","))) return { either: [amount, other], ...currency };
  return { amount, ...currency };
}

function withoutCurrency(text: string): string {
  const withoutWords = plainDigits(text).replace(WORDS, (word) => (CURRENCY_WORDS.has(word.toLowerCase()) ? "" : word));
  return withoutWords.trim();
}

/** What looks like an apostrophe, which compatible characters would take apart. */
const APOSTROPHES = /[´`ʼ′]/g;

/** In compatible characters without invisible ones, with Arabic and Indian digits and their separators as Western ones. */
export function plainDigits(text: string): string {
  const plain = text
    .replace(APOSTROPHES, "'")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "");
  const western = plain.replace(/[٠-٩۰-۹]|[०-९০-৯]/g, (digit) =>
    String((digit.charCodeAt(0) & 15) - (digit < "०" ? 0 : 6)),
  );
  return western.replaceAll("٬", ",").replaceAll("٫", ".");
}

/** The scale and the currency that are named, each once; undefined where a word means neither. */
function wordsIn(before: string, after: string): { scales?: readonly number[]; currency?: Currency } | undefined {
  const found: { scales?: readonly number[]; currency?: Currency } = {};
  for (const [word] of `${before} ${after}`.matchAll(WORDS)) {
    const scales = SCALE_WORDS.get(word);
    const currency = CURRENCY_WORDS.get(word);
    if (scales ? found.scales : !currency || (found.currency ?? currency) !== currency) return undefined;
    if (scales) found.scales = scales;
    if (currency) found.currency = currency;
  }
  return found;
}

/** Grouped by commas in threes or as in India, or not at all, with a point before decimals. A zero begins no group of its own. */
const ENGLISH = /^(?!0\d*,\d{3}$)(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d*)?$/;
/** Grouped by points in threes, or not at all, with a comma before decimals. */
const CONTINENTAL = /^(?!0\d*\.\d{3}$)(?:\d*|\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/;

/**
 * The numbers that digits with separators can stand for: none where they are no number, two where a
 * lone separator before three digits may part thousands or decimals, the English reading first.
 */
export function numbersIn(written: string): number[] {
  const joined = written.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  if (!/\d/.test(joined)) return [];
  const readings = [
    ...(ENGLISH.test(joined) ? [joined.replaceAll(",", "")] : []),
    ...(CONTINENTAL.test(joined) ? [joined.replaceAll(".", "").replace(",", ".")] : []),
  ];
  return [...new Set(readings.map(Number))];
}

/** Money has no smaller part. */
const cents = (amount: number) => Math.round(amount * 100) / 100;
