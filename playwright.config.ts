import { defineConfig } from "@playwright/test";

/** The built site, served as it is in production; `npm test` has built it and says where it is. */
const baseURL = process.env.TEST_BASE_URL ?? "http://127.0.0.1:3000";
/** Where the system has it, the engine alone; what needs the whole browser names that one. */
const browser = process.env.CHROMIUM_HEADLESS_SHELL ?? process.env.CHROMIUM;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // It takes the guide's pictures, and checks nothing that the operators' own journeys do not.
  testIgnore: process.argv.includes("--update-snapshots") ? [] : "**/admin-pictures.spec.ts",
  // The same on every system: what is compared there does not depend on it.
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT ? [["line"], ["json", { outputFile: process.env.TEST_REPORT }]] : "line",
  // Far beyond what anything takes: another's work on the same machine fails no journey.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    trace: "off",
    // What moves costs a machine without a graphics card more than all the rest; `moving-parts.spec.ts`
    // and whatever else asserts something of it asks for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-quic",
        "--no-first-run",
        // The journeys of a worker come one after the other: a process for each of their pages is a tenth of all work.
        "--renderer-process-limit=1",
        // Letters stand where the font says, on every machine: how the pages look is compared.
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
      ],
    },
  },
});
