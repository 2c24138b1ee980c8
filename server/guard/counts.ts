/** What is counted keeps its number: "five gates" is wrong where the grounds speak of four gates and never of five. */
import { numberFrom } from "./claims/numbers.ts";
import { stem } from "./words/stem.ts";

const COUNTED =
  /(?<![\d.,:€$£-])\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|\d{1,3}) ([\p{L}-]+)(?: ([\p{L}-]+))?/giu;
/** Nouns that a model may count in its own words. */
const LOOSE = new Set(
  "things points parts ways reasons aspects examples caveats cases figures others kinds days weeks months years hours minutes questions people sides results times pounds steps answers lines thousands hundreds sentences is was".split(
    " ",
  ),
);

export interface Counted {
  number: number;
  /** Its stem. */
  noun: string;
}

/** Plural nouns right after a number, or after one word more; after "one" two words, since it is an article as well. */
export function countedIn(text: string): Counted[] {
  return [...text.matchAll(COUNTED)].flatMap(([, written = "", first = "", second = ""]) => {
    const number = numberFrom(written);
    const nouns = number === 1 ? [second] : [first, second].filter((word) => /[^s]s$/i.test(word));
    return nouns.filter((noun) => noun.length > 3 && !LOOSE.has(noun)).map((noun) => ({ number, noun: stem(noun) }));
  });
}

/** By noun, the numbers that the grounds count of it. */
export type Counts = ReadonlyMap<string, ReadonlySet<number>>;

export function countsOf(counted: readonly Counted[]): Counts {
  const counts = new Map<string, Set<number>>();
  for (const { number, noun } of counted) counts.set(noun, (counts.get(noun) ?? new Set()).add(number));
  return counts;
}

/** Counts that contradict those of the grounds. */
export function wrongCounts(text: string, counts: Counts): string[] {
  return countedIn(text).flatMap(({ number, noun }) => {
    const known = counts.get(noun);
    return known && !known.has(number) ? [`${number} ${noun}`] : [];
  });
}
