/** How long the page is held up when one of its interactive parts wakes, on a processor four times slower. */
import { type Browser, type Page, chromium as playwright } from "@playwright/test";
import { chromium } from "../../scripts/chromium.mjs";

/** As Lighthouse has it for a mid-range phone. */
const SLOWER = 4;

export interface Waking {
  part: string;
  /** Milliseconds of the longest task; 50 and below count as none, as in the browser's own reports. */
  longestTask: number;
}

interface Part {
  part: string;
  /** Wakes it. */
  wake: (page: Page) => Promise<unknown>;
  /** Holds once it is awake. */
  awake: string;
}

const scrollTo = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));

const PARTS: Part[] = [
  { part: "carousel", wake: scrollTo('[data-behaviour="carousel"]'), awake: '[data-behaviour="carousel"][data-live]' },
  { part: "ROI calculator", wake: scrollTo('[data-island="roi"]'), awake: '[data-island="roi"][data-awake]' },
  { part: "enquiry form", wake: scrollTo('[data-island="enquiry"]'), awake: '[data-island="enquiry"][data-awake]' },
  { part: "chat", wake: (page) => page.locator("[data-chat-open]").click(), awake: '[role="dialog"]' },
];

/** The quietest of several runs: whatever else the machine does only makes a task longer. */
export async function measureWaking(url: string, runs: number): Promise<Waking[]> {
  const executablePath = chromium();
  if (!executablePath) throw new Error("no Chromium was found and none could be installed");
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const results: Waking[] = [];
    for (const part of PARTS) {
      const tasks: number[] = [];
      for (let run = 0; run < runs; run += 1) tasks.push(await longestTask(browser, url, part));
      results.push({ part: part.part, longestTask: Math.min(...tasks) });
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function longestTask(browser: Browser, url: string, { wake, awake }: Part): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    await wake(page);
    await page.locator(awake).waitFor();
    await page.waitForLoadState("networkidle");
    // Observers are told when nothing else is left to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return Math.round(Math.max(0, ...tasks));
  } finally {
    await context.close();
  }
}
