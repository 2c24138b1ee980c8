/**
 * `npm run bench`: builds what is out of date and runs the benchmarks, each of which prints
 * its figures beside a yardstick measured in the same run. `npm run bench -- consultant` runs
 * one; what follows its name is handed on to it, as in `npm run bench -- site pages --runs 5`.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { built, forgetSettings, installed, node } from "./runtime.mjs";

const BENCHES = {
  consultant: "bench/consultant/run.ts",
  model: "bench/model/run.ts",
  load: "bench/load.ts",
  instructions: "bench/instructions/run.ts",
  operators: "bench/operators/run.ts",
  contradictions: "bench/operators/contradictions.ts",
  site: "bench/site/run.ts",
};

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
process.chdir(root);
const [name, ...options] = process.argv.slice(2);
if (name && !(name in BENCHES)) {
  console.error(`There is no bench ${name}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
forgetSettings();
await installed(root);
const runtime = node(root);
await built(root, runtime);

const failed = [];
for (const bench of name ? [name] : Object.keys(BENCHES)) {
  console.log(`\n== ${bench}`);
  const started = performance.now();
  const { status } = spawnSync(runtime, [BENCHES[bench], ...options], { stdio: "inherit" });
  console.log(
    `${bench}: ${status === 0 ? "passed" : "FAILED"} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  if (status !== 0) failed.push(bench);
}
process.exitCode = failed.length ? 1 : 0;
