/** Compiles the product of a matrix and a vector: `npx node scripts/consultant/compile-matrix.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

const source = "server/consultant/matrix/times.wat";
const { parseWat } = await wabt();
writeFileSync(
  source.replace(".wat", ".wasm"),
  parseWat(source, readFileSync(source, "utf8"), { simd: true }).toBinary({}).buffer,
);
