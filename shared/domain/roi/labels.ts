/** What the assumptions and the revenue figure are called (`labels.json`). A public body sells nothing, so its words differ. */
import type { RoiResult } from "../../contracts/roi.ts";
import { type Assumption, CURRENCIES, type Currency, DEFAULT_CURRENCY, type Industry } from "../../roi-model/limits.ts";
import words from "./labels.json" with { type: "json" };

type Unit = RoiResult["assumptions"]["used"][number]["unit"];
type Measure = RoiResult["measure"];

/** Where nothing else is projected than revenue, and where a server does not say. */
export const REVENUE_LABEL = words.revenue.label;

export const UNITS = words.units as Readonly<Record<Assumption, Unit>>;

export function measureOf(industry: Industry): Measure {
  return (industry === "government" ? words.serviceValue : words.revenue) as Measure;
}

/** One unit of a currency, as it stands in a sentence. Its plural takes an s. */
export const UNIT_NAMES: Readonly<Record<Currency, string>> = words.currencies;

export function labelOf(assumption: Assumption, industry: Industry, currency = DEFAULT_CURRENCY): string {
  const labels = { ...words.labels, ...(industry === "government" ? words.serviceLabels : {}) };
  return labels[assumption].replace("{unit}", UNIT_NAMES[currency]);
}

/** Numbers as they stand in sentences. */
const formats = new Map(
  CURRENCIES.map((currency) => [
    currency,
    new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }),
  ]),
);

/** A true minus sign, and a word joiner: without it a line may end between the minus and the currency. */
const MINUS = "−\u2060";

/** Whole units of the currency: −1234567 becomes "−$1,234,567". */
export function money(amount: number, currency: Currency = DEFAULT_CURRENCY): string {
  return `${Math.round(amount) < 0 ? MINUS : ""}${formats.get(currency)?.format(Math.abs(amount))}`;
}

/** As it was entered, to the cent: 1.5 becomes "$1.50", 5 becomes "$5". */
export function exactMoney(amount: number, currency: Currency): string {
  return amount.toLocaleString("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
}

/** A percentage with a true minus sign: −5 becomes "−5%". */
export function percent(value: number): string {
  return `${value < 0 ? "−" : ""}${Math.round(Math.abs(value) * 10) / 10}%`;
}

/** An assumption's value in its unit: "13%", "1.4", "month 10", "$45,000". */
export function valueText(assumption: Assumption, value: number, currency?: Currency): string {
  switch (UNITS[assumption]) {
    case "share":
      return percent(Math.round(value * 1000) / 10);
    case "multiple":
      return String(Math.round(value * 100) / 100);
    case "month":
      return `month ${value}`;
    case "money":
      return money(value, currency);
  }
}
