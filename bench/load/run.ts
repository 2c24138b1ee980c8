/**
 * What the site carries: `npx node bench/load/run.ts [part …] [--quick]` after a build, where a
 * part is questions, search, mcp, phrased, memory or stalled; all without one. Visitors are processes of their own
 * but share the machine with the server, so the figures are upper bounds.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { memory } from "./memory.ts";
import { phrased } from "./phrased.ts";
import { questions } from "./questions.ts";
import { stalled } from "./stalled.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});

/** Each prints its figures and returns whether they are within their budgets. */
const parts: Record<string, () => Promise<boolean>> = {
  questions: () => questions("chat"),
  search: () => questions("search"),
  mcp: () => questions("mcp"),
  phrased,
  memory: () => memory(values.quick ? 10_000 : 100_000),
  stalled,
};
/** A minute and more of waiting. */
const SLOW = "stalled";

const names = Object.keys(parts).filter((name) => !values.quick || name !== SLOW);
let kept = true;
for (const name of positionals.length ? positionals : names) {
  const part = parts[name];
  if (!part) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  console.log(`\n-- ${name} (load average of this machine at the start: ${loadavg()[0]?.toFixed(1)})`);
  kept = (await part()) && kept;
}
process.exitCode = kept ? 0 : 1;
