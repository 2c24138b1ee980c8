/** Time from the last key of a search to its results, on a processor four times slower; the server has its own speed. */
import { median } from "../budgets.ts";
import { type InPage, inBrowser, PHONE, SLOWER, type Timed } from "./browser.ts";

/** Milliseconds between two keys: a quick typist on glass. */
const BETWEEN_KEYS = 120;
const TYPED = ["attribution", "call centre", "gdpr", "what does it cost", "arabic"];

export const measureSearch = (url: string, runs: number): Promise<Timed[]> =>
  inBrowser(async (inPage) => {
    // The server has read its passages once, as it has after the first visitors.
    for (const typed of TYPED) await shownAfter(inPage, url, typed);
    const results: Timed[] = [];
    for (const typed of TYPED) {
      const times = await Array.fromAsync({ length: runs }, () => shownAfter(inPage, url, typed));
      results.push({ what: typed, ms: median(times) });
    }
    return results;
  });

/** Milliseconds from the last key until the frame with the results is laid out and painted. */
const shownAfter = (inPage: InPage, url: string, typed: string): Promise<number> =>
  inPage(PHONE, async (page, devtools) => {
    await page.goto(`${url}/search`, { waitUntil: "networkidle" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(watch);
    await page.locator("main [name=q]").pressSequentially(typed, { delay: BETWEEN_KEYS });
    const shown = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter);
    return (await shown.jsonValue()) as number;
  });

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
