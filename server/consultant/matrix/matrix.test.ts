import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import wabt from "wabt";
import { Matrix } from "./matrix.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

test("times.wasm is what times.wat says", async () => {
  const { parseWat } = await wabt();
  const { buffer } = parseWat("times.wat", read("./times.wat").toString(), { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(read("./times.wasm")), "npx node scripts/consultant/compile-matrix.ts").toBe(true);
});

test.each([
  [0, 8],
  [1, 4],
  [5, 12],
  [8, 480],
  [3, 0],
])("%i rows of %i numbers times a vector", (count, width) => {
  const matrix = new Matrix(count, width);
  for (const at of matrix.rows.keys()) matrix.rows[at] = Math.sin(at);
  const vector = Float32Array.from({ length: width }, (_, at) => Math.cos(at));
  for (const [number, product] of matrix.times(vector).entries()) {
    const expected = matrix.row(number).reduce((sum, value, at) => sum + value * (vector[at] as number), 0);
    expect(product).toBeCloseTo(expected, 4);
  }
  expect(matrix.times(vector)).toHaveLength(count);
});

test("one width that is no multiple of four is refused", () => {
  expect(() => new Matrix(2, 6)).toThrow(RangeError);
});
