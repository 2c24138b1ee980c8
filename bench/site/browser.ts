/** Chromium for what is measured in a page. */
import { type CDPSession, type Page, chromium as playwright, type ViewportSize } from "@playwright/test";
import { chromium } from "../../scripts/programs.mjs";

/** How many times slower than this one the processor of a mid-range phone is, as Lighthouse has it. */
export const SLOWER = 4;
export const PHONE: ViewportSize = { width: 412, height: 823 };

export interface Timed {
  what: string;
  ms: number;
}

/** A page that nobody has visited before, in a context of its own. */
export type InPage = <T>(viewport: ViewportSize, work: (page: Page, devtools: CDPSession) => Promise<T>) => Promise<T>;

export async function inBrowser<T>(measure: (inPage: InPage) => Promise<T>): Promise<T> {
  const executablePath = chromium();
  if (!executablePath) throw new Error("no Chromium was found and none could be installed");
  const browser = await playwright.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    return await measure(async (viewport, work) => {
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      const page = await context.newPage();
      try {
        return await work(page, await context.newCDPSession(page));
      } finally {
        await context.close();
      }
    });
  } finally {
    await browser.close();
  }
}
