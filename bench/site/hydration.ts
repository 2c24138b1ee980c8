/** The longest task while an island is hydrated, on a processor four times slower. */
import { type InPage, inBrowser, PHONE, SLOWER, type Timed } from "./browser.ts";

/** Milliseconds without a long task after which a part counts as ready, and the first ones to wait for any. */
const QUIET = 700;
const TIMEOUT_MS = 15_000;

const island = (part: string, name: string) => ({
  part,
  element: `[data-island="${name}"]`,
  how: "scroll",
  ready: `[data-island="${name}"][data-state="ready"]`,
});
const PARTS = [
  {
    part: "carousel",
    element: '[data-behaviour="carousel"]',
    how: "scroll",
    ready: '[data-behaviour="carousel"][data-state="ready"]',
  },
  island("ROI calculator", "roi"),
  island("enquiry form", "enquiry"),
  { part: "chat", element: "[data-chat-open]", how: "click", ready: '[role="dialog"]' },
];

type Part = (typeof PARTS)[number];

/** The minimum of several runs, since other processes disturb. Browsers report tasks above 50 ms; 0 where there was none. */
export const measureHydration = (url: string, runs: number): Promise<Timed[]> =>
  inBrowser(async (inPage) => {
    const results: Timed[] = [];
    for (const part of PARTS) {
      const tasks = await Array.fromAsync({ length: runs }, () => longestTask(inPage, `${url}/`, part));
      results.push({ what: part.part, ms: Math.round(Math.min(...tasks)) });
    }
    return results;
  });

const longestTask = (inPage: InPage, url: string, part: Part): Promise<number> =>
  inPage(PHONE, async (page, devtools) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    return page.evaluate(hydrateAndWatch, { ...part, quiet: QUIET, timeoutMs: TIMEOUT_MS });
  });

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
