/** Rounds vectors to int8, each with a scale of its own. */
import type { Table } from "./table.ts";

const LARGEST = 127;

export function quantise(vectors: Float32Array, dimensions: number): Pick<Table, "scales" | "numbers"> {
  const scales = new Float32Array(vectors.length / dimensions).map((_, row) => {
    const largest = vectors
      .subarray(row * dimensions, (row + 1) * dimensions)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return largest / LARGEST || 1;
  });
  const numbers = Int8Array.from(vectors, (value, at) =>
    Math.round(value / (scales[Math.floor(at / dimensions)] as number)),
  );
  return { scales, numbers };
}
