/**
 * A matrix that multiplies vectors four numbers at a time, which JavaScript cannot: the product with all answers is
 * what a question costs most. `times.wasm` is compiled from `times.wat`; `matrix.test.ts` holds that it is.
 */
import { readFileSync } from "node:fs";

const FLOAT = 4;
/** Numbers, and rows, that are handled at once. */
const LANES = 4;
const WASM_PAGE = 65_536;

const compiled = new WebAssembly.Module(readFileSync(new URL("./times.wasm", import.meta.url)));

export class Matrix {
  /** Row after row; may be written. */
  readonly rows: Float32Array;
  private readonly width: number;
  private readonly vector: Float32Array;
  private readonly results: Float32Array;
  private readonly multiply: (from: number, to: number) => void;

  /** All zero. `width` is a multiple of four. */
  constructor(count: number, width: number) {
    if (width % LANES) throw new RangeError(`the width of a matrix is a multiple of ${LANES}, not ${width}`);
    // Rows are multiplied in fours from anywhere: the last four may begin at the last row.
    const padded = count + LANES - 1;
    const vectorAt = padded * width * FLOAT;
    const resultsAt = vectorAt + width * FLOAT;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((resultsAt + padded * FLOAT) / WASM_PAGE) });
    const { exports } = new WebAssembly.Instance(compiled, { host: { memory } });
    const times = exports.times as (rows: number, end: number, width: number, vector: number, out: number) => void;
    this.width = width;
    this.rows = new Float32Array(memory.buffer, 0, count * width);
    this.vector = new Float32Array(memory.buffer, vectorAt, width);
    this.results = new Float32Array(memory.buffer, resultsAt, count);
    const rowBytes = width * FLOAT;
    this.multiply = (from, to) => {
      // Without numbers there is nothing to step by.
      if (width > 0) times(from * rowBytes, to * rowBytes, rowBytes, vectorAt, resultsAt + from * FLOAT);
    };
  }

  row(number: number): Float32Array {
    return this.rows.subarray(number * this.width, (number + 1) * this.width);
  }

  /** The products of a vector with the rows from `from` up to `to`. */
  times(vector: Float32Array, from = 0, to = this.results.length): Float32Array {
    this.vector.set(vector);
    this.multiply(from, to);
    return this.results.slice(from, to);
  }
}
