/** Time from a click on a link to the first contentful paint of the next page. */
import { median } from "../budgets.ts";
import { type InPage, inBrowser, type Timed } from "./browser.ts";

/** Milliseconds between pointing at a link and pressing it: a quick hand. */
const HAND = 300;

/** From each kind of page to another. */
const MOVES = [
  { from: "/", link: 'main a[href^="/solutions/"]' },
  { from: "/solutions", link: 'main a[href^="/solutions/"]' },
  { from: "/results/finance", link: 'header a[href="/insights"]' },
  { from: "/insights", link: 'main a[href^="/insights/"]' },
  { from: "/insights/ai-tourism-roi", link: "header a" },
];

export const measureMoves = (url: string, runs: number): Promise<Timed[]> =>
  inBrowser(async (inPage) => {
    const moves: Timed[] = [];
    for (const { from, link } of MOVES) {
      const times = await Array.fromAsync({ length: runs }, () => move(inPage, url + from, link));
      const ms = Math.round(median(times.map((time) => time.firstPaint)));
      moves.push({ what: `${from} to ${times[0]?.to}`, ms });
    }
    return moves;
  });

const move = (inPage: InPage, from: string, link: string): Promise<{ to: string; firstPaint: number }> =>
  inPage({ width: 1280, height: 900 }, async (page) => {
    await page.goto(from, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const note = (event: Event) =>
        sessionStorage.setItem("pressed", String(performance.timeOrigin + event.timeStamp));
      addEventListener("click", note, { capture: true });
    });
    const target = page.locator(link).first();
    await target.hover();
    await page.waitForTimeout(HAND);
    await Promise.all([page.waitForURL((to) => to.href !== from), target.click()]);
    return page.evaluate(async () => {
      const painted = () => performance.getEntriesByName("first-contentful-paint")[0];
      while (!painted()) await new Promise(requestAnimationFrame);
      const at = performance.timeOrigin + (painted()?.startTime ?? Number.NaN);
      return { to: location.pathname, firstPaint: at - Number(sessionStorage.getItem("pressed")) };
    });
  });
