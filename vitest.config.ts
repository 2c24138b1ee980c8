import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,content,scripts,server,shared,tests}/**/*.test.{ts,tsx}"],
    pool: "threads",
    restoreMocks: true,
  },
});
