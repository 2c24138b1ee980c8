/** Slips of the keyboard: the word of the index that a visitor meant. */
import { isEnglishWord } from "./english-words.ts";

/** Words shorter than this have too many neighbours to be guessed at. */
const SHORTEST = 5;
/** Up to this length the first and the last letter must be right. */
const SHORT = 6;
/** From this length on, two slips in a word are believed. */
const LENGTH_FOR_TWO = 9;

/** Vocabulary of surface words, grouped by length so that only near lengths are compared. */
export class Vocabulary {
  private readonly byLength: string[][] = [];
  private readonly counts = new Map<string, number>();

  add(word: string): void {
    const count = this.counts.get(word);
    this.counts.set(word, (count ?? 0) + 1);
    if (count !== undefined) return;
    const alike = this.byLength[word.length] ?? [];
    alike.push(word);
    this.byLength[word.length] = alike;
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  /** The most frequent of the nearest words; undefined where none is near or the word is a real one. */
  correct(word: string): string | undefined {
    if (word.length < SHORTEST || /\d/.test(word) || isEnglishWord(word)) return undefined;
    const reach = word.length >= LENGTH_FOR_TWO ? 2 : 1;
    const letters = letterSet(word);
    let best: string | undefined;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let length = word.length - reach; length <= word.length + reach; length += 1) {
      for (const candidate of this.byLength[length] ?? []) {
        if (bits(letterSet(candidate) ^ letters) > 2 * reach) continue;
        const distance = editDistance(word, candidate, reach);
        if (distance > reach || (word.length <= SHORT && !sameEnds(word, candidate))) continue;
        const score = distance * 4 + (candidate[0] === word[0] ? 0 : 2) - Math.log10(this.counts.get(candidate) ?? 1);
        if (score < bestScore) [best, bestScore] = [candidate, score];
      }
    }
    return best;
  }
}

/** Fingers slip inside a word more often than at its ends, and short words with other ends are other words. */
function sameEnds(a: string, b: string): boolean {
  return a[0] === b[0] && a.at(-1) === b.at(-1);
}

/** Which of 26 letters a word holds, as bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) set |= 1 << ((word.charCodeAt(i) - 97) & 31);
  return set;
}

function bits(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Insertions, deletions, replacements and swaps of neighbours; stops counting above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
