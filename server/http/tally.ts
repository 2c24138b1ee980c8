/** Sums by visitor and of all together. A visitor whose sum is nought is forgotten. */
export function createTally() {
  const sums = new Map<string, number>();
  let all = 0;
  return {
    get all() {
      return all;
    },
    of: (visitor: string) => sums.get(visitor) ?? 0,
    /** Returns the visitor's sum. */
    add(visitor: string, amount: number): number {
      const sum = (sums.get(visitor) ?? 0) + amount;
      all += amount;
      if (sum > 0) sums.set(visitor, sum);
      else sums.delete(visitor);
      return sum;
    },
  };
}
