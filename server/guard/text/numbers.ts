/** Numbers as people write them: digits, words and fractions. */

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const WORDS = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const SCALES = new Map<string, number>([
  ["hundred", 100],
  ["dozen", 12],
  ["dozens", 12],
  ["thousand", 1e3],
  ["k", 1e3],
  ["million", 1e6],
  ["millions", 1e6],
  ["mn", 1e6],
  ["mio", 1e6],
  ["m", 1e6],
  ["billion", 1e9],
  ["bn", 1e9],
  ["b", 1e9],
]);
const PARTS = new Map<string, number>([
  ["half", 2],
  ["halves", 2],
  ["third", 3],
  ["thirds", 3],
  ["quarter", 4],
  ["quarters", 4],
  ["fifth", 5],
  ["fifths", 5],
  ["sixth", 6],
  ["sixths", 6],
  ["eighth", 8],
  ["eighths", 8],
  ["tenth", 10],
  ["tenths", 10],
]);

const one = [...WORDS.keys()].sort((a, b) => b.length - a.length).join("|");
const SCALE_WORD = "hundred|thousand|million|billion|dozen";
const WORD_NUMBER = `(?:a (?=${SCALE_WORD}))?(?:(?:${one}|${SCALE_WORD})(?:[- ](?:and )?(?=(?:${one}|${SCALE_WORD})\\b))?)+`;
const DIGITS = "\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
/** A number without its unit; a scale may follow ("2.1 million", "£7m"). */
export const NUMBER = `(?:(?:${DIGITS})(?:\\s?(?:thousand|million|billion|bn|mn|mio)\\b|[kKmMbB](?![\\p{L}\\p{N}]))?|\\b${WORD_NUMBER}\\b)`;
const part = [...PARTS.keys()].sort((a, b) => b.length - a.length).join("|");
/** "two thirds", "a quarter", "1⁄2". */
export const FRACTION = `(?:\\d+⁄\\d+|\\b(?:(?:a|an|one|two|three|four|five|seven|nine)[- ])?(?:${part})\\b)`;

export function numberFrom(text: string): number {
  const digits = new RegExp(`^(${DIGITS})\\s?([\\p{L}]*)$`, "u").exec(text.trim().toLowerCase());
  if (digits) return exact(Number((digits[1] ?? "").replace(/[, ]/g, "")) * (SCALES.get(digits[2] ?? "") ?? 1));
  return fromWords(text.toLowerCase());
}

function fromWords(text: string): number {
  let sum = 0;
  let group = 0;
  for (const word of text.split(/[- ]+/)) {
    const scale = SCALES.get(word);
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
  const below = PARTS.get(words.at(-1) ?? "") ?? 1;
  return exact((words.length > 1 ? (WORDS.get(words[0] ?? "") ?? 1) : 1) / below);
}

/** 2.1 × 1,000,000 is not 2,100,000 in floating point. */
export const exact = (value: number): number => Math.round(value * 1e6) / 1e6;
