/** `npm run check`: format, lint, types, dead code and content, in seconds. */
import { passes, ready } from "./runtime.mjs";

const CHECKS = {
  "format and lint": ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  types: ["node_modules/typescript/bin/tsc", "--noEmit"],
  "dead code": ["node_modules/knip/bin/knip.js"],
  content: ["scripts/content/check.ts"],
};

const { runtime } = await ready();
const failed = Object.entries(CHECKS).filter(([name, args]) => !passes(runtime, name, args));
process.exitCode = failed.length ? 1 : 0;
