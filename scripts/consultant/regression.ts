/** Multinomial logistic regression by gradient descent: which of some candidates is right. */
import { descend } from "../fitting/adam.ts";

export interface Choice {
  candidates: readonly (readonly number[])[];
  right: readonly boolean[];
  weight: number;
}

/** The penalty keeps weights of correlated features from diverging. */
const FIT = { steps: 600, rate: 0.05, decay: 1e-3 };

/** Weights by which the right candidates score above the others: a softmax over each question's candidates. */
export function fitChoice(choices: readonly Choice[], features: number): number[] {
  const usable = choices.filter(({ right }) => right.includes(true) && right.includes(false));
  const scales = deviations(
    usable.flatMap(({ candidates }) => candidates),
    features,
  );
  const total = usable.reduce((sum, { weight }) => sum + weight, 0);
  const gradientAt = (at: ArrayLike<number>) => {
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
  };
  return Array.from(descend(features, gradientAt, FIT), (weight, i) => round(weight / (scales[i] as number)));
}

function deviations(rows: readonly (readonly number[])[], features: number): number[] {
  return Array.from({ length: features }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[i] as number) - mean) ** 2, 0) / rows.length;
    return Math.sqrt(variance) || 1;
  });
}

function scaledDot(weights: ArrayLike<number>, row: readonly number[], scales: readonly number[]): number {
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
