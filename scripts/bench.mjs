/**
 * `npm run bench`: builds what is out of date and runs the benchmarks, each of which prints
 * its figures beside a yardstick measured in the same run. `npm run bench -- consultant` runs
 * one; what follows its name is handed on to it, as in `npm run bench -- site pages --runs 5`.
 */
import { built, forgetSettings, passes, ready } from "./runtime.mjs";

const BENCHES = {
  consultant: "bench/consultant/run.ts",
  guard: "bench/guard/run.ts",
  model: "bench/model/run.ts",
  load: "bench/load.ts",
  operators: "bench/operators/run.ts",
  site: "bench/site/run.ts",
};

const [name, ...options] = process.argv.slice(2);
if (name && !(name in BENCHES)) {
  console.error(`There is no bench ${name}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
forgetSettings();
const { root, runtime } = await ready();
await built(root, runtime);

const failed = (name ? [name] : Object.keys(BENCHES)).filter((bench) => {
  console.log(`\n== ${bench}`);
  return !passes(runtime, bench, [BENCHES[bench], ...options]);
});
process.exitCode = failed.length ? 1 : 0;
