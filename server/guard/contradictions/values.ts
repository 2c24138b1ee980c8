/** Values as they are compared between two texts: an interval in the unit of its family. */
import type { Quantity, Unit } from "../claims/quantities.ts";

export type Family = "share" | "money" | "ratio" | "duration" | "count";

const FAMILIES: Record<Unit, Family | undefined> = {
  percent: "share",
  points: "share",
  usd: "money",
  eur: "money",
  gbp: "money",
  times: "ratio",
  second: "duration",
  minute: "duration",
  hour: "duration",
  day: "duration",
  week: "duration",
  month: "duration",
  count: "count",
  // A date says when, and measures nothing.
  date: undefined,
};
const DAYS: Partial<Record<Unit, number>> = {
  second: 1 / 86_400,
  minute: 1 / 1_440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365.25 / 12,
};

export const familyOf = ({ unit }: Quantity): Family | undefined => FAMILIES[unit];

export interface Interval {
  low: number;
  high: number;
}

/** Whoever writes "over 20" means no 40: how many times as much it may be. */
const BEYOND = 1.6;
/** "About", "some", and fractions in words. */
const ROUGH = 0.1;
const ABOUT = /\b(?:about|around|roughly|some|approximately|approx\.?|circa|more or less|in the order of)\s*$/i;

/** What the quantity leaves open, as it is written at its place in `text`. */
export function intervalOf(quantity: Quantity, text: string): Interval {
  const { low, high, bound, unit, start } = quantity;
  const rough = !/\d/.test(quantity.text) && FAMILIES[unit] === "share" ? ROUGH : 0;
  const about = ABOUT.test(text.slice(Math.max(0, start - 24), start)) ? ROUGH : rough;
  const half = Math.max(roundingOf(quantity), 0);
  const scale = DAYS[unit] ?? 1;
  const [from, to] = [low - Math.max(half, low * about), high + Math.max(half, high * about)];
  if (bound === "more") return { low: from * scale, high: high * BEYOND * scale };
  if (bound === "less") return { low: (low / BEYOND) * scale, high: to * scale };
  return { low: from * scale, high: to * scale };
}

/** Half of the last place that is written: "2.1M" may be 2,130,000. What is counted one by one is exact. */
function roundingOf({ text, low, unit }: Quantity): number {
  const [mantissa] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  const written = Number(mantissa?.replace(/,/g, ""));
  if (!mantissa || !written) return 0;
  const scale = low / written;
  const isExact = scale === 1 && !mantissa.includes(".") && FAMILIES[unit] !== "share" && FAMILIES[unit] !== "ratio";
  if (isExact || DAYS[unit]) return 0;
  const decimals = mantissa.split(".")[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals * scale;
}

/** A month is not always as long. */
const SLACK = 0.02;

export const meet = (one: Interval, other: Interval): boolean =>
  one.low <= other.high * (1 + SLACK) + 1e-9 && other.low <= one.high * (1 + SLACK) + 1e-9;

/** The same number of something else: "€47M" for "$47M", "90 weeks" for "90 days". */
export const sameNumber = (one: Quantity, other: Quantity): boolean => one.low === other.low && one.high === other.high;
