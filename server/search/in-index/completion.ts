/** Completes the word that is being typed to one that the library uses. */

/** Shorter beginnings are too ambiguous to complete. */
const MIN_LETTERS = 3;

export type Completion = (typed: string) => string | undefined;

/** Completes to the most frequent word of `texts`. */
export function createCompletion(texts: readonly string[]): Completion {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()].sort();
  return (typed) => {
    const [, before = "", last = ""] = /^(.*?)(\p{L}*)$/su.exec(typed.toLowerCase()) ?? [];
    if (last.length < MIN_LETTERS) return undefined;
    let best: string | undefined;
    for (let at = firstFrom(words, last); words[at]?.startsWith(last); at += 1) {
      const word = words[at] as string;
      if (best === undefined || (counts.get(word) ?? 0) > (counts.get(best) ?? 0)) best = word;
    }
    return best === undefined ? undefined : before + best;
  };
}

/** Lower bound by binary search. */
function firstFrom(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
