/** The longest task while an island is hydrated, on a processor four times slower. */
import { type Browser, chromium as playwright } from "@playwright/test";
import { chromium } from "../../scripts/programs.mjs";

/** As Lighthouse has it for a mid-range phone. */
const SLOWER = 4;
/** Milliseconds without a long task after which a part counts as ready, and the first ones to wait for any. */
const QUIET = 700;
const TIMEOUT_MS = 15_000;

export interface HydrationTime {
  part: string;
  /** Milliseconds of the longest task. Browsers report those above 50; 0 where there was none. */
  longestTask: number;
}

const PARTS = [
  {
    part: "carousel",
    element: '[data-behaviour="carousel"]',
    how: "scroll",
    ready: '[data-behaviour="carousel"][data-state="ready"]',
  },
  {
    part: "ROI calculator",
    element: '[data-island="roi"]',
    how: "scroll",
    ready: '[data-island="roi"][data-state="ready"]',
  },
  {
    part: "enquiry form",
    element: '[data-island="enquiry"]',
    how: "scroll",
    ready: '[data-island="enquiry"][data-state="ready"]',
  },
  { part: "chat", element: "[data-chat-open]", how: "click", ready: '[role="dialog"]' },
] as const;

type Part = (typeof PARTS)[number];

/** The minimum of several runs, since other processes disturb. */
export async function measureHydration(url: string, runs: number): Promise<HydrationTime[]> {
  const executablePath = chromium();
  if (!executablePath) throw new Error("no Chromium was found and none could be installed");
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const results: HydrationTime[] = [];
    for (const part of PARTS) {
      const tasks: number[] = [];
      for (let run = 0; run < runs; run += 1) tasks.push(await longestTask(browser, url, part));
      results.push({ part: part.part, longestTask: Math.round(Math.min(...tasks)) });
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function longestTask(browser: Browser, url: string, part: Part): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return await page.evaluate(hydrateAndWatch, { ...part, quiet: QUIET, timeoutMs: TIMEOUT_MS });
  } finally {
    await context.close();
  }
}

/** Runs in the page, alone: what a test tool does meanwhile would be counted, too. */
function hydrateAndWatch(options: { element: string; how: string; ready: string; quiet: number; timeoutMs: number }) {
  const { element: selector, how, ready, quiet, timeoutMs } = options;
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector} on the page`);
  return new Promise<number>((resolve, reject) => {
    let longest = 0;
    let lastAt = performance.now();
    new PerformanceObserver((list) => {
      lastAt = performance.now();
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const started = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (now - started > timeoutMs) reject(new Error(`${selector} was not hydrated`));
      if (!document.querySelector(ready)) lastAt = now;
      if (now - lastAt < quiet && now - started < timeoutMs) return;
      clearInterval(timer);
      resolve(longest);
    }, 100);
    // A separate task, as an event of the visitor's is.
    setTimeout(() => (how === "click" ? element.click() : element.scrollIntoView({ behavior: "instant" })));
  });
}
