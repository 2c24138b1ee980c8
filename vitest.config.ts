import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { boardPackStyleHash } from "./scripts/board-pack-style.ts";

export default defineConfig({
  define: boardPackStyleHash,
  test: {
    include: ["{app,bench,content,scripts,server,shared,tests}/**/*.test.{ts,tsx}"],
    pool: "threads",
    // One more than there are cores: some files wait for what they started most of the time.
    maxWorkers: availableParallelism() + 1,
    // The files that a thread runs share what was loaded: the site's library alone takes two seconds.
    // What a test changes beyond its own it sets back (`onTestFinished`, `vi.unstubAllGlobals`).
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Far beyond what anything takes: another's work on the same machine fails no test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
