/** Values over equal steps as points of a drawing. The start, before the first step, is 0. */

export interface Box {
  width: number;
  top: number;
  foot: number;
}

/** Where a value stands in the box: the highest of all values at its top, the lowest at its foot, 0 among them. */
export function heightIn({ top, foot }: Box, values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return (value) => (most > least ? foot - ((value - least) / (most - least)) * (foot - top) : foot);
}

/** A path from the start through the values, or back to it. */
export function pathThrough(values: readonly number[], box: Box, y: (value: number) => number, back = false): string {
  const points = [0, ...values].map(
    (value, index) => `${tenth((index / values.length) * box.width)} ${tenth(y(value))}`,
  );
  return (back ? points.reverse() : points).join("L");
}

const tenth = (value: number) => Math.round(value * 10) / 10;
