import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,content,scripts,server,shared,tests}/**/*.test.{ts,tsx}"],
    pool: "threads",
    restoreMocks: true,
    // Some tests start processes, and the machine may be busy; none waits for the clock.
    testTimeout: 20_000,
  },
});
