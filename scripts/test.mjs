/**
 * `npm test`: installs what is missing, builds, and runs every test. The last
 * line is "N passed, M failed". Plain JavaScript: it runs before anything is installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, headlessShell, installMissing, postgres } from "./programs.mjs";
import { built, forgetSettings, ready } from "./runtime.mjs";
import { startServer } from "./server.mjs";

forgetSettings();
const { root, runtime } = await ready();
// Packages come over the network while the site is built.
const programs = installMissing();
await built(root, runtime);
// Once, and not by each server that a test starts; programs are installed meanwhile.
const encoding = once(spawn(runtime, ["scripts/build/encode.ts"], { stdio: "inherit" }), "exit");

const temporary = mkdtempSync(join(tmpdir(), "site-test-"));
// Dozens of servers are started, of the same modules each.
process.env.NODE_COMPILE_CACHE ??= join(temporary, "node");
const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  await programs;
  needPostgres();
  await encoding;
  unitTests();
  await journeys();
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ""}`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Without a real Postgres the tests that need one are skipped, but for CI: there nothing may be left out. */
function needPostgres() {
  if (postgres()) return;
  console.log(`No Postgres. Its tests ${process.env.CI ? "FAIL" : "are skipped"}.`);
  if (process.env.CI) counts.failed += 1;
}

/** Unit, server and whole-build tests. */
function unitTests() {
  const report = join(temporary, "unit.json");
  const { status } = spawnSync(
    runtime,
    ["node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "test" } },
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  add(result?.numPassedTests ?? 0, result?.numFailedTests ?? 0, result?.numPendingTests ?? 0);
  // A file that cannot be loaded has no tests that could fail.
  if (status !== 0 && counts.failed === 0) counts.failed += 1;
}

/** Journeys in a real browser, on the built site as `npm start` serves it. */
async function journeys() {
  const browser = chromium();
  if (!browser) {
    console.error("No Chromium was found and none could be installed: the browser tests count as failed.");
    counts.failed += 1;
    return;
  }
  const server = startServer({ DATA_DIR: join(temporary, "data"), CHAT_RATE_LIMIT: "0" }, runtime);
  server.process.stderr.pipe(process.stderr);
  const url = await server.url;
  // On a busy machine it reads the pages for a while, and holds a question that comes before for seconds alone.
  while (!(await fetch(`${url}/readyz`)).ok) await wait(100);
  const report = join(temporary, "journeys.json");
  const shell = headlessShell();
  const child = spawn(runtime, ["node_modules/@playwright/test/cli.js", "test"], {
    stdio: "inherit",
    env: {
      ...process.env,
      CHROMIUM: browser,
      ...(shell ? { CHROMIUM_HEADLESS_SHELL: shell } : {}),
      TEST_BASE_URL: url,
      TEST_REPORT: report,
    },
  });
  const status = await new Promise((resolve) => child.on("exit", resolve));
  await server.stop();
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).stats : undefined;
  add(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped ?? 0);
  if (status !== 0 && !stats?.unexpected) counts.failed += 1;
}

function add(passed, failed, skipped) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}
