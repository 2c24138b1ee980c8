/** Seeded random numbers, so that the table comes out the same every time. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  pick<T>(items: readonly T[]): T;
  /** An item of a list sorted by frequency, drawn about as often as words are used (Zipf's law). */
  pickByRank<T>(items: readonly T[]): T;
}

/** The generator known as mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <T>(items: readonly T[], index: number) => items[Math.min(index, items.length - 1)] as T;
  return {
    next,
    pick: (items) => at(items, Math.floor(next() * items.length)),
    pickByRank: (items) => at(items, Math.floor(items.length ** next()) - 1),
  };
}
