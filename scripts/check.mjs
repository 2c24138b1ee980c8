/** `npm run check`: format, lint, types, dead code and content, in seconds. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { installed, node } from "./runtime.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
process.chdir(root);
await installed(root);
const runtime = node(root);

const checks = [
  ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]],
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit"]],
  ["dead code", ["node_modules/knip/bin/knip.js"]],
  ["content", ["scripts/content/check.ts"]],
];

let failed = false;
for (const [name, args] of checks) {
  const started = performance.now();
  const { status } = spawnSync(runtime, args, { stdio: "inherit" });
  console.log(
    `${status === 0 ? "passed" : "FAILED"}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
