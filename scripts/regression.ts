/** Logistic regression of named features, by Newton's method, with a little ridge. */

export interface Row {
  x: readonly number[];
  /** What fixed weights add. */
  offset?: number;
  isRight: boolean;
  weight: number;
}

const STEPS = 60;

export function regression(names: readonly string[], rows: readonly Row[], ridge: number): Record<string, number> {
  let w: number[] = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = w.map((value) => ridge * value);
    const hessian = names.map((_, i) => names.map((__, j) => (i === j ? ridge : 0)));
    for (const { x, offset = 0, isRight, weight } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * (w[at] as number), offset)));
      for (const [i, a] of x.entries()) {
        gradient[i] = (gradient[i] as number) + weight * (p - Number(isRight)) * a;
        const row = hessian[i] as number[];
        for (const [j, b] of x.entries()) row[j] = (row[j] as number) + weight * p * (1 - p) * a * b;
      }
    }
    const move = solved(hessian, gradient);
    w = w.map((value, at) => value - (move[at] as number));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  return Object.fromEntries(names.map((name, at) => [name, Number((w[at] as number).toFixed(3))]));
}

/** Of a positive definite system, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] as number) / (pivot[at] as number);
      for (const [column, value] of pivot.entries()) row[column] = (row[column] as number) - factor * value;
    }
  return rows.map((row, at) => (row.at(-1) as number) / (row[at] as number));
}
