/** Places values on a drawing that is 1,000 units wide. */
export const WIDTH = 1_000;

export interface Scale {
  min: number;
  max: number;
}

/** From the least to the greatest value, zero included. */
export function scaleOf(values: readonly number[]): Scale {
  return { min: Math.min(0, ...values), max: Math.max(0, ...values) };
}

/** Where a value stands: 0 at the left edge, `WIDTH` at the right one. */
export function place(value: number, { min, max }: Scale): number {
  return max > min ? ((value - min) / (max - min)) * WIDTH : WIDTH / 2;
}

/** The stretch between two values. */
export function stretch(from: number, to: number, scale: Scale): { x: number; width: number } {
  const [left, right] = [place(Math.min(from, to), scale), place(Math.max(from, to), scale)];
  return { x: left, width: right - left };
}
