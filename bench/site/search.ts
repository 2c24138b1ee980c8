/** Time from the last key of a search to its results, on a processor four times slower; the server has its own speed. */
import { type Browser, chromium as playwright } from "@playwright/test";
import { chromium } from "../../scripts/programs.mjs";
import { median } from "./median.ts";

/** As Lighthouse has it for a mid-range phone. */
const SLOWER = 4;
/** Milliseconds between two keys: a quick typist on glass. */
const BETWEEN_KEYS = 120;
const TYPED = ["attribution", "call centre", "gdpr", "what does it cost", "arabic"];

export interface Shown {
  typed: string;
  /** Milliseconds from the last key until the frame with the results is laid out and painted. */
  shown: number;
}

export async function measureSearch(url: string, runs: number): Promise<Shown[]> {
  const executablePath = chromium();
  if (!executablePath) throw new Error("no Chromium was found and none could be installed");
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    // The server has read its passages once, as it has after the first visitors.
    for (const typed of TYPED) await shownAfter(browser, url, typed);
    const results: Shown[] = [];
    for (const typed of TYPED) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await shownAfter(browser, url, typed));
      results.push({ typed, shown: median(times) });
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function shownAfter(browser: Browser, url: string, typed: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(watch);
    await page.locator("main [name=q]").pressSequentially(typed, { delay: BETWEEN_KEYS });
    const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter);
    return (await shown.jsonValue()) as number;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watch() {
  let pressed = 0;
  addEventListener("keydown", ({ timeStamp }) => {
    pressed = timeStamp;
    Object.assign(window, { shownAfter: undefined });
  });
  const list = document.querySelector("[data-search-results]") as HTMLElement;
  new MutationObserver((changes) => {
    // What is drawn below the screen afterwards stands behind others.
    if (changes.every(({ previousSibling }) => previousSibling)) return;
    requestAnimationFrame(() => {
      // Comes first after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { shownAfter: performance.now() - pressed });
      port2.postMessage(null);
    });
  }).observe(list, { childList: true });
}
