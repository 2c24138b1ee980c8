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
export const NUMBER = `(?:(?:${DIGITS})(?:\\s?(?:thousand|million|billion|bn|mn|mio)\\b|[kKmMbB](?![\\p{L}\\p{N}]))?|\\b${WORD_NUMBER}\\b)`;
const part = [...PARTS.keys()].map((word) => `${word}s?`).join("|");
/** "two thirds", "a quarter", "1⁄2". */
export const FRACTION = `(?:\\d+⁄\\d+|\\b(?:(?:a|an|one|two|three|four|five|seven|nine)[- ])?(?:${part})\\b)`;

export function numberFrom(text: string): number {
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

export function fractionFrom(text: string): number {
  const written = /(\d+)⁄(\d+)/.exec(text);
  if (written) return exact(Number(written[1]) / Number(written[2]));
  const words = text.toLowerCase().split(/[- ]/);
  const below = PARTS.get(singular(words.at(-1) ?? "")) ?? 1;
  return exact((words.length > 1 ? (WORDS.get(words[0] ?? "") ?? 1) : 1) / below);
}

/** 2.1 × 1,000,000 is not 2,100,000 in floating point. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
