/** Multinomial logistic regression by gradient descent: which of some candidates is right. */

export interface Choice {
  candidates: readonly (readonly number[])[];
  right: readonly boolean[];
  weight: number;
}

const STEPS = 600;
const RATE = 0.05;
/** L2 penalty: keeps weights of correlated features from diverging. */
const DECAY = 1e-3;

/** Weights by which the right candidates score above the others: a softmax over each question's candidates. */
export function fitChoice(choices: readonly Choice[], features: number): number[] {
  const usable = choices.filter(({ right }) => right.includes(true) && right.includes(false));
  const scales = deviations(
    usable.flatMap(({ candidates }) => candidates),
    features,
  );
  const total = usable.reduce((sum, { weight }) => sum + weight, 0);
  const weights = descend(features, (at) => {
    const gradient = new Array<number>(features).fill(0);
    for (const { candidates, right, weight } of usable) {
      const scores = candidates.map((row) => scaledDot(at, row, scales));
      const probabilities = softmax(scores);
      const sum =
        probabilities.reduce((total, probability, place) => total + (right[place] ? probability : 0), 0) || 1e-9;
      for (const [place, row] of candidates.entries()) {
        const probability = probabilities[place] as number;
        const pull = (weight * (probability - (right[place] ? probability / sum : 0))) / total;
        for (let i = 0; i < features; i += 1)
          gradient[i] = (gradient[i] as number) + (pull * (row[i] as number)) / (scales[i] as number);
      }
    }
    return gradient;
  });
  return weights.map((weight, i) => round(weight / (scales[i] as number)));
}

/** Adam (Kingma and Ba, 2015), full batch. */
function descend(size: number, gradientAt: (weights: number[]) => number[]): number[] {
  const weights = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const [i, slope] of gradientAt(weights).entries()) {
      const pull = slope + DECAY * (weights[i] as number);
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * pull;
      square[i] = 0.999 * (square[i] as number) + 0.001 * pull ** 2;
      const [m, v] = [(mean[i] as number) / (1 - 0.9 ** step), (square[i] as number) / (1 - 0.999 ** step)];
      weights[i] = (weights[i] as number) - (RATE * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return weights;
}

function deviations(rows: readonly (readonly number[])[], features: number): number[] {
  return Array.from({ length: features }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[i] as number) - mean) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
}

function scaledDot(weights: readonly number[], row: readonly number[], scales: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1)
    sum += ((weights[i] as number) * (row[i] as number)) / (scales[i] as number);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const round = (weight: number) => Math.round(weight * 1000) / 1000;
