/** Finds the figures in a text and gives equal ones the same key: "£7m", "£7 million" and "seven million pounds". */

export type FigureUnit = "percent" | "money" | "multiple" | "ratio" | "time" | "date" | "count";

export interface FoundFigure {
  /** As written. */
  text: string;
  start: number;
  end: number;
  unit: FigureUnit;
  /** Equal for equal figures, whatever their spelling. */
  key: string;
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORD_VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["hundred", 100],
  ["dozen", 12],
]);
const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const CURRENCIES: Record<string, string> = {
  $: "usd",
  usd: "usd",
  dollars: "usd",
  dollar: "usd",
  "€": "eur",
  eur: "eur",
  euros: "eur",
  euro: "eur",
  "£": "gbp",
  gbp: "gbp",
  pounds: "gbp",
  pound: "gbp",
};
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";

/** Longest first, so that "eighteen" is not read as "eight". */
const NUMBER_WORD = `(?:${[...WORD_VALUES.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const NUMBER = `(?:\\d+(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|${NUMBER_WORD}(?:[- ]${NUMBER_WORD})?)`;
const SCALE = "(?:thousand|million|billion|bn|mn|[kmb])";
/** Nouns that make a bare number word a claim: "three markets", but not "one of them". */
const COUNTED =
  "(?:arrivals|areas|bookings|campaigns|cases|citizens|clients|companies|continents|countries|customers|departments|domains|employees|engagements|governments|interactions|languages|lawyers|lines|leads|markets|names|offices|partners|people|persons|pilots|policies|product lines|projects|quotes|regions|sectors|sign-?ups|staff|teams|users|verticals|visitors|(?:service|source|practice|product|more|further|additional|new) \\w+)";
/** "ten working days" are ten days. */
const TIME_KIND = "(?:(?:working|business|calendar|full|whole) )?";
const TIME = "(?:seconds?|minutes?|hours?|days?|weeks?|fortnights?|months?|quarters?|years?)";

const FIGURE = new RegExp(
  [
    `(?<date>\\b\\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS})(?: \\d{4})?\\b|\\b(?:${MONTHS}) \\d{4}\\b)`,
    `(?<ratio>\\b\\d+(?:\\.\\d+)?\\s?(?::|to)\\s?1\\b)`,
    `(?<currency>[£$€])\\s?(?<amount>\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(?<scale>${SCALE})\\b)?`,
    `(?<![\\w.])(?<number>${NUMBER})(?:\\s?(?<numberScale>${SCALE})\\b)?(?:\\s?(?<percent>%|per ?cent\\b|percentage points?\\b)|\\s?(?<money>dollars?|euros?|pounds?|USD|EUR|GBP)\\b|(?<times>\\s?[x×](?!\\w)|[- ](?:times|fold)\\b)|[- ]${TIME_KIND}(?<time>${TIME})\\b)?`,
  ].join("|"),
  "gi",
);
const COUNTED_AHEAD = new RegExp(`^[- ](?:\\w+ )?${COUNTED}\\b`, "i");
/** "20–25%", "20 to 25 per cent", "$2–3m": both numbers have the unit and the scale that one of them shows. */
const RANGE_JOINT = /^\s?(?:–|—|-|to|and|or)\s?$/;

export function findFigures(text: string): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const figure = read(match, text);
    if (figure) found.push(figure);
  }
  for (let i = 0; i + 1 < found.length; i += 1)
    [found[i], found[i + 1]] = asRange(found[i] as FoundFigure, found[i + 1] as FoundFigure, text);
  return found;
}

function read(match: RegExpMatchArray, text: string): FoundFigure | undefined {
  const { date, ratio, currency, amount, scale, number, numberScale, percent, money, times, time } = match.groups ?? {};
  const start = match.index ?? 0;
  const at = { text: match[0].trim(), start, end: start + match[0].length };
  if (date) return { ...at, unit: "date", key: `date:${date.toLowerCase().replace(/(\d)(?:st|nd|rd|th)/, "$1")}` };
  if (ratio) return { ...at, unit: "ratio", key: `ratio:${Number.parseFloat(ratio)}` };
  if (currency && amount) return { ...at, unit: "money", key: `${CURRENCIES[currency]}:${scaled(amount, scale)}` };
  if (!number) return undefined;
  const value = scaled(number, numberScale);
  if (percent) return { ...at, unit: "percent", key: `percent:${value}` };
  if (money) return { ...at, unit: "money", key: `${CURRENCIES[money.toLowerCase()]}:${value}` };
  if (times) return { ...at, unit: "multiple", key: `multiple:${value}` };
  if (time) return { ...at, unit: "time", key: `${time.toLowerCase().replace(/s$/, "")}:${value}` };
  const bare = !/\d/.test(number) && !numberScale;
  if (bare && !COUNTED_AHEAD.test(text.slice(at.end))) return undefined;
  return { ...at, unit: "count", key: `count:${value}` };
}

function scaled(number: string, scale: string | undefined): number {
  const factor = scale ? (SCALES[scale.toLowerCase()] ?? 1) : 1;
  // Rounded, because 2.1 × 1,000,000 is not 2,100,000 in floating point.
  return Math.round(numberFrom(number) * factor * 1e6) / 1e6;
}

function numberFrom(number: string): number {
  if (/\d/.test(number)) return Number(number.replace(/,/g, ""));
  const [first = 0, second] = number
    .toLowerCase()
    .split(/[- ]/)
    .map((word) => WORD_VALUES.get(word) ?? 0);
  if (second === undefined) return first;
  return second === 100 ? first * 100 : first + second;
}

function asRange(low: FoundFigure, high: FoundFigure, text: string): [FoundFigure, FoundFigure] {
  if ((low.unit === "count") === (high.unit === "count") || !RANGE_JOINT.test(text.slice(low.end, high.start)))
    return [low, high];
  const shown = low.unit === "count" ? high : low;
  const [name] = shown.key.split(":");
  const scale = SCALES[/([kmb]|bn|mn|thousand|million|billion)$/i.exec(high.text)?.[1]?.toLowerCase() ?? ""] ?? 1;
  const value = (figure: FoundFigure) => Number(figure.key.split(":")[1]);
  const lowValue = value(low) < scale ? value(low) * scale : value(low);
  return [
    { ...low, unit: shown.unit, key: `${name}:${lowValue}` },
    { ...high, unit: shown.unit, key: `${name}:${value(high)}` },
  ];
}

/** Keys of every figure in a text. */
export function figureKeys(text: string): Set<string> {
  return new Set(findFigures(text).map((figure) => figure.key));
}
