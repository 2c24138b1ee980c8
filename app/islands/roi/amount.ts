/** Amounts as people write them: "$5,000,000", "5m", "1.2k", "5 million", "1 234 567,50 €". */
import { type Currency, SPEND_LIMIT } from "../../../shared/roi-model/limits.ts";

export type AmountReading =
  | { amount: number; currency?: Currency }
  /** Ambiguous. */
  | { either: [number, number] }
  | { problem: "unreadable" | "outside" };

/** Characters of the field. */
export const AMOUNT_LENGTH = 40;

const CURRENCY_WORDS = new Map<string, Currency>([
  ...["$", "us", "usd", "dollar", "dollars"].map((word) => [word, "USD"] as const),
  ...["€", "eur", "euro", "euros"].map((word) => [word, "EUR"] as const),
  ...["£", "gbp", "pound", "pounds"].map((word) => [word, "GBP"] as const),
]);

const SCALE_WORDS = new Map<string, number>([
  ...["k", "thousand"].map((word) => [word, 1e3] as const),
  ...["m", "mn", "mln", "mio", "million", "millions"].map((word) => [word, 1e6] as const),
  ...["b", "bn", "billion", "billions"].map((word) => [word, 1e9] as const),
]);

const A_YEAR = /\s*(?:\/|\ba|\bper)\s*(?:year|annum)$|\s*\b(?:p\.\s?a\.?|yearly|annually)$/;
/** Words or signs, the number, words or signs; a minus before or after the first. */
const PARTS = /^(-?)([a-z$€£]*)(-?)\s*((?:\d|[.,]\d)[\d.,'’\s]*?)\s*([a-z$€£\s]*)$/;

/** `limit`: amounts above it are not meant, which decides what a single separator stands for. */
export function readAmount(text: string, limit = SPEND_LIMIT): AmountReading {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("−", "-").trim().replace(A_YEAR, "").trim();
  const [, minus, before = "", innerMinus, digits = "", after = ""] = PARTS.exec(plain) ?? [];
  const words = wordsIn(before, after);
  const numbers = numbersIn(digits);
  if (!words || numbers.length === 0) return { problem: "unreadable" };
  const { scale, ...currency } = words;
  const possible = numbers.map((number) => cents(number * (scale ?? 1))).filter((amount) => amount <= limit);
  const [amount, other] = possible;
  if (amount === undefined || ((minus || innerMinus) && amount > 0)) return { problem: "outside" };
  // "5,000" alone is five thousand on a site in English. "5.000" or "1,250k" is left to the visitor.
  if (other !== undefined && (scale || !digits.includes(","))) return { either: [amount, other] };
  return { amount, ...currency };
}

/** The scale and the currency that are named, each once; undefined where a word means neither. */
function wordsIn(before: string, after: string): { scale?: number; currency?: Currency } | undefined {
  const found: { scale?: number; currency?: Currency } = {};
  for (const [word] of `${before} ${after}`.matchAll(/[a-z]+|[$€£]/g)) {
    const scale = SCALE_WORDS.get(word);
    const currency = CURRENCY_WORDS.get(word);
    if (scale ? found.scale : !currency || (found.currency ?? currency) !== currency) return undefined;
    if (scale) found.scale = scale;
    if (currency) found.currency = currency;
  }
  return found;
}

/**
 * The numbers that digits with separators can stand for: none where they are no number, two where a
 * lone separator before three digits may part thousands or decimals, the English reading first.
 */
export function numbersIn(written: string): number[] {
  const joined = written.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  const isGrouped = joined !== written.trim();
  if (!/^[\d.,]*\d[.,]?$/.test(joined)) return [];
  const marks = joined.replace(/\d/g, "");
  if (marks.length < 2) return loneMark(joined, marks, isGrouped);
  const last = marks.at(-1) ?? "";
  const isMixed = marks[0] !== last;
  const [whole = "", decimals = ""] = isMixed ? splitAt(joined, joined.lastIndexOf(last)) : [joined];
  const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)$/.test(whole);
  return grouped && !whole.includes(isMixed ? last : " ") ? [Number(`${whole.replace(/\D/g, "")}.${decimals}`)] : [];
}

function loneMark(joined: string, mark: string, isGrouped: boolean): number[] {
  if (mark === "") return [Number(joined)];
  const [whole = "", decimals = ""] = splitAt(joined, joined.indexOf(mark));
  const asDecimal = Number(`${whole}.${decimals}`);
  const mayGroup = !isGrouped && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayGroup) return [asDecimal];
  const asGroup = Number(whole + decimals);
  return mark === "," ? [asGroup, asDecimal] : [asDecimal, asGroup];
}

const splitAt = (text: string, index: number) => [text.slice(0, index), text.slice(index + 1)];

/** Money has no smaller part. */
const cents = (amount: number) => Math.round(amount * 100) / 100;
