/** Adam (Kingma and Ba, 2015), full batch: the weights at which the gradient ends, from zero. */
export function descend(
  size: number,
  gradientAt: (weights: Float64Array) => ArrayLike<number>,
  { steps, rate, decay }: { steps: number; rate: number /** L2 penalty. */; decay: number },
): Float64Array {
  const [weights, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= steps; step += 1) {
    const gradient = gradientAt(weights);
    const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < size; i += 1) {
      const pull = (gradient[i] as number) + decay * (weights[i] as number);
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * pull;
      square[i] = 0.999 * (square[i] as number) + 0.001 * pull ** 2;
      weights[i] =
        (weights[i] as number) -
        (rate * (mean[i] as number)) / first / (Math.sqrt((square[i] as number) / second) + 1e-8);
    }
  }
  return weights;
}
