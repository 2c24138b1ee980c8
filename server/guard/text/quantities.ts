/** Quantities of a text: what number, of which unit, and where it stands. */
/** Numbers as people write them: digits, words and fractions. */

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const WORDS = new Map([
  ...ONES.split(" ").map((word, value) => [word, value] as const),
  ...TENS.split(" ").map((word, at) => [word, (at + 2) * 10] as const),
]);
const SCALES = new Map(
  Object.entries({ hundred: 100, dozen: 12, thousand: 1e3, k: 1e3, million: 1e6, mn: 1e6, mio: 1e6, m: 1e6 }),
);
for (const billion of ["billion", "bn", "b"]) SCALES.set(billion, 1e9);
const PARTS = new Map(
  Object.entries({ half: 2, halve: 2, third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }),
);
const singular = (word: string) => word.replace(/s$/, "");

const one = [...WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const SCALE_WORD = "hundred|thousand|million|billion|dozen";
const WORD_NUMBER = `(?:a (?=${SCALE_WORD}))?(?:(?:${one}|${SCALE_WORD})(?:[- ](?:and )?(?=(?:${one}|${SCALE_WORD})\\b))?)+`;
const DIGITS = "\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
/** A number without its unit; a scale may follow ("2.1 million", "£7m"). */
const NUMBER = `(?:(?:${DIGITS})(?:\\s?(?:thousand|million|billion|bn|mn|mio)\\b|[kKmMbB](?![\\p{L}\\p{N}]))?|\\b${WORD_NUMBER}\\b)`;
const part = [...PARTS.keys()].map((word) => `${word}s?`).join("|");
/** "two thirds", "a quarter", "1⁄2". */
const FRACTION = `(?:\\d+⁄\\d+|\\b(?:(?:a|an|one|two|three|four|five|seven|nine)[- ])?(?:${part})\\b)`;

function numberFrom(text: string): number {
  const digits = new RegExp(`^(${DIGITS})\\s?([\\p{L}]*)$`, "u").exec(text.trim().toLowerCase());
  if (digits)
    return exact(Number((digits[1] ?? "").replace(/[, ]/g, "")) * (SCALES.get(singular(digits[2] ?? "")) ?? 1));
  return fromWords(text.toLowerCase());
}

function fromWords(text: string): number {
  let sum = 0;
  let group = 0;
  for (const word of text.split(/[- ]+/)) {
    const scale = SCALES.get(singular(word));
    if (scale === undefined) group += WORDS.get(word) ?? 0;
    else if (scale <= 100) group = (group || 1) * scale;
    else {
      sum += (group || 1) * scale;
      group = 0;
    }
  }
  return sum + group;
}

function fractionFrom(text: string): number {
  const written = /(\d+)⁄(\d+)/.exec(text);
  if (written) return exact(Number(written[1]) / Number(written[2]));
  const words = text.toLowerCase().split(/[- ]/);
  const below = PARTS.get(singular(words.at(-1) ?? "")) ?? 1;
  return exact((words.length > 1 ? (WORDS.get(words[0] ?? "") ?? 1) : 1) / below);
}

/** 2.1 × 1,000,000 is not 2,100,000 in floating point. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

type Money = "usd" | "eur" | "gbp";
type Time = "second" | "minute" | "hour" | "day" | "week" | "month";
export type Unit = Money | Time | "percent" | "points" | "times" | "date" | "count";

export interface Quantity {
  text: string;
  low: number;
  /** Same as `low` except for a range. */
  high: number;
  unit: Unit;
  /** What the number is said to exceed or to stay below. */
  bound: "more" | "less" | null;
  start: number;
  end: number;
}

const currencyOf = (sign: string): Money => (/€|eur/i.test(sign) ? "eur" : /£|gbp|pound/i.test(sign) ? "gbp" : "usd");
const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const KIND_OF_TIME = "(?:(?:working|business|calendar|full|whole|more) )?";
const TIME = "seconds?|minutes?|mins?|hours?|days?|weeks?|fortnights?|months?|quarters?|years?";
/** "20 and 25%" is a range only after "between". */
const TO = "(?:\\s?(?:–|—|-|to)\\s?|(?<=\\bbetween (?:[^,;]|,(?=\\d)){1,24}) and )";

const QUANTITY = new RegExp(
  [
    `(?<date>\\b\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS})\\b(?: \\d{4})?|\\b(?:${MONTHS})\\.? (?:\\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\\d{2}\\b|(?<![\\d.,£$€])(?:19|20)\\d{2}(?!\\d|%|[.,]\\d|\\s?(?:leads|euros?|dollars?|pounds?)))`,
    `(?<ratio>\\d+(?:\\.\\d+)?|\\b${NUMBER})\\s?(?::|\\bto\\b|-to-)\\s?(?:1|one)\\b(?!\\d)`,
    `(?<=\\b(?:in|within|over|during|after|inside|of) (?:just |only |about |the first |its first |the last )?)(?:a|one|first|last)[- ](?<span>year|quarter|month|week|day)\\b`,
    `\\b(?<tenths>${NUMBER}) (?:in|out of) (?:ten|10)\\b`,
    `(?<fraction>${FRACTION})(?! (?:an? (?:hour|year|day)|part|parties|countr|year\\b|row\\b|question|change|case|column|check|entry|separate|aim|step|gate|fourth))`,
    `(?<sign>[£$€]|\\b(?:USD|EUR|GBP)\\s?)\\s?(?<amount>${NUMBER})(?:${TO}[£$€]?(?<amount2>${NUMBER}))?`,
    `(?<![\\p{L}\\p{N}.])(?<number>${NUMBER})(?:${TO}(?<number2>${NUMBER}))?(?:\\s?(?<percent>%|per ?cent\\b|percent\\b)|\\s(?<points>percentage points?\\b|points?\\b)|\\s?(?<money>dollars?|euros?|pounds?|USD|EUR|GBP)\\b|(?<times>\\s?[x×](?![\\p{L}\\p{N}])|[- ]?(?:times|fold)\\b)|[- ]${KIND_OF_TIME}(?<time>${TIME})\\b)?`,
    `\\b(?<multiple>(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)fold|doubl(?:e|ed|es|ing)|twice|tripl(?:e|ed|es|ing)|thrice|quadrupl(?:e|ed|es|ing)|halv(?:e|ed|es|ing))\\b`,
  ].join("|"),
  "giu",
);
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(QUANTITY)) {
    const value = quantityFrom(match);
    if (!value) continue;
    const start = match.index;
    const end = start + match[0].length;
    found.push({ text: match[0].trim(), ...value, bound: boundOf(text, start, end), start, end });
  }
  return found;
}

function multipleOf(word: string): number {
  if (/^halv/i.test(word)) return 0.5;
  if (/^quadrupl/i.test(word)) return 4;
  if (/^(?:tripl|thrice)/i.test(word)) return 3;
  return /^(?:doubl|twice)/i.test(word) ? 2 : numberFrom(word.replace(/fold$/i, ""));
}

type Value = Pick<Quantity, "low" | "high" | "unit">;

function quantityFrom({ groups = {} }: RegExpMatchArray): Value | undefined {
  const { date, ratio, tenths, fraction, sign, amount, amount2, multiple, span } = groups;
  if (date) return single(dateNumber(date), "date");
  if (ratio) return single(numberFrom(ratio), "times");
  if (span) return inTime(single(1, "day"), span);
  if (tenths) return single(10 * numberFrom(tenths), "percent");
  if (fraction) return single(exact(100 * fractionFrom(fraction)), "percent");
  if (sign && amount) return range(amount, amount2, currencyOf(sign));
  if (multiple) return single(multipleOf(multiple), "times");
  const { number = "", number2, percent, points, money, times, time } = groups;
  if (time) return inTime(range(number, number2, "day"), time.toLowerCase());
  const unit = percent ? "percent" : points ? "points" : money ? currencyOf(money) : times ? "times" : "count";
  // "one of them", "one plan": a pronoun or an article more often than a count.
  return unit === "count" && /^one$/i.test(number.trim()) ? undefined : range(number, number2, unit);
}

/** Years and quarters in months, fortnights in weeks. */
function inTime({ low, high }: Value, name: string): Value {
  const factor = /^year/.test(name) ? 12 : /^quarter/.test(name) ? 3 : /^fortnight/.test(name) ? 2 : 1;
  const unit = (/^(?:second|hour|day)/.exec(name)?.[0] ??
    (/^min/.test(name) ? "minute" : /^(?:week|fortnight)/.test(name) ? "week" : "month")) as Time;
  return { low: low * factor, high: high * factor, unit };
}

const single = (value: number, unit: Unit): Value => ({ low: value, high: value, unit });

/** "£2–3m": the scale that stands at the end belongs to both. */
function range(first: string, second: string | undefined, unit: Unit): Value {
  const low = numberFrom(first);
  if (!second) return single(low, unit);
  const high = numberFrom(second);
  const scale = /[kmb]$|thousand|million|billion|bn/i.test(second) && !/[kmb]$|thousand|million|billion/i.test(first);
  const factor = scale ? high / numberFrom(second.replace(/\s?\p{L}+$/u, "")) : 1;
  return { low: exact(low * factor), high, unit };
}

const dateNumber = (date: string) =>
  Number.parseInt(/\d{4}/.exec(date)?.[0] ?? "0", 10) * 10_000 +
  [...date.toLowerCase().replace(/\d{4}/, "")].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9_999, 7);

const MORE =
  /(?:\b(?:more|greater|higher) than|\bover|\babove|\bat least|\bexceed(?:s|ed|ing)?|\bupwards? of|\bwell over)\s*$/i;
const LESS =
  /(?:\b(?:less|fewer|lower) than|\bunder|\bbelow|\bup to|\bas much as|\bas many as|\bat most|\bnearly|\balmost|\bjust short of|\bclose to)\s*$/i;

function boundOf(text: string, start: number, end: number): Quantity["bound"] {
  const before = text.slice(Math.max(0, start - 24), start);
  // "over eighteen months" is a period, "over €4m" a bound.
  const period =
    /\bover\s*$/i.test(before) && /(?:days?|weeks?|months?|years?|quarters?)$/i.test(text.slice(start, end));
  if (text[end] === "+" || (MORE.test(before) && !period)) return "more";
  return LESS.test(before) ? "less" : null;
}

/** Whether `ground` bears out `claimed`: less may be said than is known ("$100m" of "$100m+"), more may not. */
export function sameQuantity(claimed: Quantity, ground: Quantity): boolean {
  if (claimed.bound !== null && claimed.bound !== ground.bound) return false;
  if (claimed.low !== ground.low || claimed.high !== ground.high) return false;
  if (claimed.unit !== "count" || ground.unit === "count") return claimed.unit === ground.unit;
  // A number that is written without its unit: "5.8" for 5.8:1, "47 million" for $47M.
  return ground.unit === "times"
    ? !Number.isInteger(claimed.low)
    : claimed.low >= 1000 && /usd|eur|gbp/.test(ground.unit);
}
