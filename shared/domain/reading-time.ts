/** Words a minute: the rate that the stated read times are computed with. */
const WORDS_PER_MINUTE = 200;

/** Number of words in plain text. A figure such as "£2.1 million" counts as two. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Reading time in whole minutes, rounded up; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
