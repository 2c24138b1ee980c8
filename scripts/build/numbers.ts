/** Numbers that an answer gives, and whether they stand in the text that it was written from. */

const NUMBER = /\d+(?:[.,:]\d+)*/g;

const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map((number) => number.replace(/,(?=\d{3}(?!\d))/g, ""));

/** The numbers of a text that none of the others holds, each once. */
export function numbersWithoutGround(text: string, grounds: readonly string[]): string[] {
  const given = new Set(grounds.flatMap(numbersIn));
  return [...new Set(numbersIn(text))].filter((number) => !given.has(number));
}
