/** Logistic regression by Newton's method, optionally with weights constrained to at most 0 (active set). */

export interface Example {
  /** The first is a constant 1. */
  features: readonly number[];
  right: boolean;
  weight: number;
}

interface Options {
  /** L2 penalty on features of unit variance; not on the constant, … */
  ridge: number;
  /** … unless this is set: a fit that must generalise to other data stays nearer to even odds. */
  constantCosts?: boolean;
  /** Initial weights; 0 by default. */
  start?: readonly number[];
  /** Every weight but the constant's is at most 0: each feature is a fault. */
  faultsOnly?: boolean;
}

const STEPS = 60;
/** Largest change of a weight in a step. */
const STRIDE = 2;

export function fitLogistic(
  examples: readonly Example[],
  { ridge, start, constantCosts = false, faultsOnly = false }: Options,
): number[] {
  const scales = scalesOf(examples);
  const scaled = examples.map(({ features, ...example }) => ({
    ...example,
    features: features.map((one, at) => one / (scales[at] ?? 1)),
  }));
  let weights = scales.map((scale, at) => (start?.[at] ?? 0) * scale);
  const mass = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const { gradient, curvature } = slopeOf(scaled, weights, mass, (at) => (at > 0 || constantCosts ? ridge : 0));
    const free = weights.map((weight, at) => !faultsOnly || at === 0 || weight < -1e-9 || (gradient[at] ?? 0) > 0);
    const move = solve(curvature, gradient, free);
    const most = Math.max(...move.map(Math.abs));
    weights = weights.map((weight, at) => {
      const next = weight - (move[at] ?? 0) * Math.min(1, STRIDE / (most || 1));
      return faultsOnly && at > 0 ? Math.min(0, next) : next;
    });
    if (most < 1e-6) break;
  }
  return weights.map((weight, at) => weight / (scales[at] ?? 1));
}

function scalesOf(rows: readonly Example[]): number[] {
  const size = rows[0]?.features.length ?? 0;
  return Array.from({ length: size }, (_, at) => {
    const mean = rows.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / rows.length;
    const spread = rows.reduce((sum, { features }) => sum + ((features[at] ?? 0) - mean) ** 2, 0) / rows.length;
    return at === 0 ? 1 : 1 / (Math.sqrt(spread) + 1e-6);
  }).map((inverse) => 1 / inverse);
}

function slopeOf(rows: readonly Example[], weights: readonly number[], mass: number, cost: (at: number) => number) {
  const size = weights.length;
  const gradient = weights.map((weight, at) => cost(at) * weight);
  const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? cost(i) + 1e-6 : 0)));
  for (const { features, right, weight } of rows) {
    const sum = features.reduce((total, one, at) => total + one * (weights[at] ?? 0), 0);
    const probability = 1 / (1 + Math.exp(-sum));
    const bend = (weight * probability * (1 - probability)) / mass;
    for (let i = 0; i < size; i += 1) {
      const one = features[i] ?? 0;
      gradient[i] = (gradient[i] ?? 0) + (weight * (probability - (right ? 1 : 0)) * one) / mass;
      const line = curvature[i] as number[];
      for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + bend * one * (features[j] ?? 0);
    }
  }
  return { gradient, curvature };
}

/** Gauss-Jordan elimination over the free weights. */
function solve(matrix: number[][], right: number[], free: readonly boolean[]): number[] {
  const at = free.flatMap((isFree, index) => (isFree ? [index] : []));
  const lines = at.map((i) => [...at.map((j) => matrix[i]?.[j] ?? 0), right[i] ?? 0]);
  for (const [pivot, line] of lines.entries()) {
    const divisor = line[pivot] || 1e-9;
    for (let j = pivot; j < line.length; j += 1) line[j] = (line[j] ?? 0) / divisor;
    for (const [other, row] of lines.entries()) {
      const factor = row[pivot] ?? 0;
      if (other === pivot || factor === 0) continue;
      for (let j = pivot; j < row.length; j += 1) row[j] = (row[j] ?? 0) - factor * (line[j] ?? 0);
    }
  }
  const move = free.map(() => 0);
  for (const [index, line] of lines.entries()) move[at[index] as number] = line.at(-1) ?? 0;
  return move;
}
